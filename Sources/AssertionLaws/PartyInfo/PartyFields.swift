import AssertionMutation
import PropertyTesting

/// The fields of party info, of any content.
public struct PartyFields: CustomStringConvertible, Sendable {
  let layout: PartyLayout
  var fields: [[UInt8]]

  /// The fields one behind the other.
  public var description: String { "\(layout.rawValue) of \(Self.shown(fields))" }

  /// Fields for a reader of a report: texts quoted, other octets in hexadecimal.
  static func shown(_ fields: [[UInt8]]) -> String {
    fields.map(shown).joined(separator: " | ")
  }

  static func shown(_ field: [UInt8]) -> String {
    if field.isEmpty { return "nothing" }
    if field.count > 1000 { return "\(field.count) octets \(Description.hexadecimal([field[0]]))" }
    let isText = field.allSatisfy { 0x20...0x7E ~= $0 }
    return isText ? "\"\(String(decoding: field, as: UTF8.self))\"" : Description.hexadecimal(field)
  }

  /// Where each field's length stands in the joined octets, and where they end.
  var borders: [Int] {
    fields.reduce(into: [0]) { $0.append(($0.last ?? 0) + 4 + $1.count) }
  }

  /// The fields behind their lengths, joined without the library.
  static func joined(_ fields: [[UInt8]]) -> [UInt8] {
    fields.flatMap { DerivationRound.bigEndian(UInt32($0.count)) + $0 }
  }

  /// Fields of either layout.
  static let generator = Generator { source throws(Rejection) in
    let layout = source.one(of: PartyLayout.allCases)
    if source.flag(percent: 10) { return PartyFields(layout: layout, fields: layout.sampleFields) }
    var fields = try source.draw(content.array(count: layout.fieldCount))
    if source.flag(percent: 4) {
      // Only then is the second octet of a length other than 0.
      let index = source.integer(in: 0...layout.fieldCount - 1)
      let count = try source.draw(.element(of: [65_536, 65_535, 70_000]))
      fields[index] = [UInt8](repeating: 0x61, count: count)
    }
    return PartyFields(layout: layout, fields: fields)
  }

  /// The content of one field.
  static let content: Generator<[UInt8]> = .weighted([
    (3, .octets(count: 0...20)),
    (3, .element(of: PartyLayout.allCases.flatMap(\.sampleFields) + [Array("Apple".utf8)])),
    (1, .octets(count: 65)),
    (1, .always([])), (2, lengthLike), (2, repeated),
    (1, Generator<[UInt8]>.octets(count: 0...6).array(count: 1...3).map(joined)),
  ])

  /// Octets that could pass for lengths and fields.
  private static let lengthLike = Generator { source throws(Rejection) in
    let lengths = try source.draw(Generator<UInt8>.integers(in: 0...9).array(count: 1...6))
    let rest = try source.draw(.octets(count: 0...6))
    return lengths.flatMap { [0, 0, 0, $0] as [UInt8] } + rest
  }

  /// Long content of few choices: a short piece again and again.
  private static let repeated = Generator { source throws(Rejection) in
    let piece = try source.draw(.octets(count: 1...3))
    let count = source.integer(in: 0...300)
    return (0..<count).map { piece[$0 % piece.count] }
  }
}
