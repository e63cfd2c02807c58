import PropertyTesting

extension JSONTokens {
  /// An object of a text: where it begins and ends, and its own members' names.
  struct Object {
    let begin: Int
    let end: Int
    let names: [Int]
  }

  /// All objects of a well-formed text, the outermost first.
  var objects: [Object] {
    var objects: [Object] = []
    var open: [(begin: Int, names: [Int])] = []
    for place in tokens.indices {
      switch tokens[place].kind {
      case .beginObject, .beginArray: open.append((place, []))
      case .name where !open.isEmpty: open[open.count - 1].names.append(place)
      case .endObject, .endArray:
        guard let (begin, names) = open.popLast() else { continue }
        guard tokens[place].kind == .endObject else { continue }
        objects.append(Object(begin: begin, end: place, names: names))
      default: continue
      }
    }
    return objects.sorted { $0.begin < $1.begin }
  }

  /// The text with members put into an object before its member of a number, or behind the last.
  func inserting(
    _ members: some Sequence<UInt8>, into object: Object, before number: Int
  ) -> [UInt8] {
    if number < object.names.count {
      let offset = tokens[object.names[number]].range.lowerBound
      return inserting(Array(members) + ", ".utf8, at: offset)
    }
    let comma = object.names.isEmpty ? "" : ", "
    return inserting(Array(comma.utf8) + members, at: tokens[object.end].range.lowerBound)
  }

  /// The text with members put into its outermost object at a place that is drawn.
  func inserting(
    _ members: String, _ source: inout ChoiceSource
  ) throws(Rejection) -> (String, [UInt8]) {
    guard let object = objects.first else { throw Rejection() }
    let number = try source.index(below: object.names.count + 1)
    return (
      source.told("before member \(number + 1)"),
      inserting(members.utf8, into: object, before: number)
    )
  }

  /// The octets between a string's quotes.
  func content(_ place: Int) -> ArraySlice<UInt8> {
    text[tokens[place].range].dropFirst().dropLast()
  }
}
