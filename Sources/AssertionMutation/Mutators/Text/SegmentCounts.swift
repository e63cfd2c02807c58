import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Adds, doubles or removes dots, for decoders that count what they need and no more.
  static let dots = Mutator(breaking: "dots", .text, [.compactSegmentCount]) {
    recipe, source throws(Rejection) in
    switch source.place(among: [2, 2, 1, 1, 1]) {
    case 0:
      let count = try source.element(of: [1, 2, 3, 100])
      let place = try source.index(below: 6)
      recipe.thenSegments {
        $0.insert(contentsOf: [[UInt8]](repeating: [], count: count), at: min(place, $0.count))
      }
      return (source.told("\(count) more before segment \(place + 1)"), .compactSegmentCount)
    case 1:
      let dot = try source.index(below: 4)
      recipe.thenSegments { $0.join(at: dot) }
      return (source.told("none behind segment \(dot + 1)"), .compactSegmentCount)
    case 2:
      let segment = try source.element(of: [3, 0, 2, 4])
      let place = try source.index(below: 1000)
      recipe.thenSegments { $0.put(Array(".".utf8), into: segment, at: place) }
      return (source.told("one within segment \(segment + 1)"), .compactSegmentCount)
    case 3:
      let count = try source.index(below: 5)
      recipe.thenSegments { $0 = Array($0.prefix(count)) }
      return (source.told("\(count) segments kept"), .compactSegmentCount)
    default:
      let count = try source.index(below: 4)
      recipe.thenSegments { $0 = [[UInt8]](repeating: [], count: count + 1) }
      return (source.told("\(count) dots and nothing else"), .compactSegmentCount)
    }
  }

  /// Writes the same token in a JSON serialization, for decoders that guess the form.
  static let jsonSerialization = Mutator(
    breaking: "json-serialization", .text, [.compactSegmentCount]
  ) { recipe, source throws(Rejection) in
    let isGeneral = source.flag()
    recipe.thenSegments { segments in
      guard segments.count == 5 else { return segments = [segments.first ?? []] }
      let values = segments.map { JSONValue.string(String(decoding: $0, as: UTF8.self)) }
      var members = [
        JSONMember("protected", values[0]), JSONMember("iv", values[2]),
        JSONMember("ciphertext", values[3]), JSONMember("tag", values[4]),
      ]
      if isGeneral {
        members.insert(JSONMember("recipients", .array([.object([])])), at: 1)
      } else {
        members.insert(JSONMember("encrypted_key", values[1]), at: 1)
      }
      segments = [JSONValue.object(members).jsonText]
    }
    return (isGeneral ? "general" : "flattened", .compactSegmentCount)
  }

  /// Leaves the header's segment empty, for decoders that take an unprotected token.
  static let headerMissing = Mutator(breaking: "header-missing", .text, [.compactHeaderMissing]) {
    recipe, source throws(Rejection) in
    recipe.thenSegments { segments in
      if !segments.isEmpty { segments[0] = [] }
    }
    return ("nothing before the first dot", .compactHeaderMissing)
  }
}

extension [[UInt8]] {
  /// Takes the dot behind a segment away.
  fileprivate mutating func join(at dot: Int) {
    guard indices.contains(dot), indices.contains(dot + 1) else { return }
    self[dot] += remove(at: dot + 1)
  }
}
