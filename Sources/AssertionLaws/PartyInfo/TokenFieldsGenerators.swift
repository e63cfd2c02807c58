import AssertionMutation
import PropertyTesting

extension TokenFields {
  /// The sample's fields with one changed in one of many ways.
  static let changed = Generator { source throws(Rejection) in
    let (layout, index) = source.one(of: places)
    var fields = layout.sampleFields
    let changed = try source.draw(changes(of: fields[index]))
    fields[index] = changed == fields[index] ? changed + [0] : changed
    return TokenFields(info: PartyFields(layout: layout, fields: fields), isLenient: false)
  }

  /// All fields of both layouts.
  private static let places = PartyLayout.allCases.flatMap { layout in
    (0..<layout.fieldCount).map { (layout, $0) }
  }

  private static func changes(of field: [UInt8]) -> Generator<[UInt8]> {
    let flipped = Generator<Int>.integers(in: 0...field.count * 8 - 1).map { bit in
      var field = field
      field[bit / 8] ^= 0x80 >> (bit % 8)
      return field
    }
    let points = [
      Sample.ephemeral.publicKey.x963, Sample.recipient.publicKey.x963,
      [2] + Sample.recipient.publicKey.x, [UInt8](repeating: 4, count: 65),
    ]
    let cut = Generator<Int>.integers(in: 0...field.count - 1).map { Array(field[..<$0]) }
    let few = Generator<[UInt8]>.octets(count: 1...4)
    // The Kelvin sign, which Swift's `==` takes for the letter K.
    let respelled = field.flatMap { $0 == UInt8(ascii: "K") ? Array("\u{212A}".utf8) : [$0] }
    return .weighted([
      (4, flipped), (1, cut), (2, few.map { field + $0 }), (1, few.map { $0 + field }),
      (2, .element(of: points)), (1, PartyFields.content),
      (2, .always(respelled)), (1, .always([])),
    ])
  }

  /// The sample's octets with the borders between the fields elsewhere.
  static let moved = Generator { source throws(Rejection) in
    let layout = try source.draw(.element(of: [PartyLayout.partyV, .partyU]))
    let borders = try source.draw(
      layout == .partyV && source.flag(percent: 30) ? shiftedPoints : borders(of: layout))
    let octets = layout.sampleFields.flatMap { $0 }
    let places = [0] + borders + [octets.count]
    let fields = zip(places, places.dropFirst()).map { Array(octets[$0..<$1]) }
    return TokenFields(
      info: PartyFields(
        layout: layout, fields: fields == layout.sampleFields ? withOneMoved(fields) : fields),
      isLenient: source.flag())
  }

  /// Borders of PartyVInfo that leave 65 octets to the point, often ones that start with the 04.
  private static let shiftedPoints = Generator { source throws(Rejection) in
    let sample = PartyLayout.partyV.sampleFields
    let octets = sample.flatMap { $0 }
    let starts = 0...octets.count - 65
    let likely = starts.filter { octets[$0] == 4 && $0 != sample[0].count }
    let start = try source.draw(
      likely.isEmpty || source.flag() ? .integers(in: starts) : .element(of: likely))
    return [start, start + 65]
  }

  /// Borders anywhere, mostly near those of the sample.
  private static func borders(of layout: PartyLayout) -> Generator<[Int]> {
    Generator { source throws(Rejection) in
      let sample = layout.sampleFields
      let octets = sample.flatMap { $0 }
      var borders: [Int] = []
      var old = 0
      for field in sample.dropLast() {
        old += field.count
        let least = borders.last ?? 0
        let border =
          source.flag(percent: 25)
          ? source.integer(in: 0...octets.count)
          : old + (source.integer(in: -66...66))
        borders.append(min(max(border, least), octets.count))
      }
      return borders
    }
  }

  /// Moves one octet, for where nothing was moved.
  private static func withOneMoved(_ fields: [[UInt8]]) -> [[UInt8]] {
    var fields = fields
    fields[1].insert(fields[0].removeLast(), at: 0)
    return fields
  }
}
