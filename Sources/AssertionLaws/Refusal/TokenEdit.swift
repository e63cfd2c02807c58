import PlatformSSOAssertion
import PropertyTesting

/// A change to the text of a token that is not known yet.
struct TokenEdit: Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case insertion
    case removal
    case replacement
    case repetition
    case exchange
  }

  enum Place: Equatable, Sendable {
    case first
    case last
    /// The start of a segment, as far as there is one.
    case segment(Int)
    /// An offset, counted around the token's end.
    case within(Int)

    var isWithin: Bool { self != .first && self != .last }
  }

  let kind: Kind
  let place: Place
  /// How many octets are removed, replaced, repeated or exchanged with those behind them.
  let count: Int
  /// What is put in.
  let octets: [UInt8]

  var description: String {
    let what =
      [.insertion, .replacement].contains(kind)
      ? " of \(Description.hexadecimal(octets))" : " of \(count)"
    return "\(kind)\(what) at \(place)"
  }

  /// Changes the text.
  func apply(to text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    let start =
      switch place {
      case .first: 0
      case .last: kind == .insertion ? text.count : max(text.count - count, 0)
      case .segment(let number): Segments(of: text).start(of: number)
      case .within(let offset): offset.wrapped(to: text.count)
      }
    let range = start..<min(start + count, text.count)
    switch kind {
    case .insertion: text.insert(contentsOf: octets, at: start)
    case .removal: text.removeSubrange(range)
    case .replacement: text.replaceSubrange(range, with: octets)
    case .repetition: text.insert(contentsOf: text[range], at: range.upperBound)
    case .exchange:
      let moved = Array(text[range])
      text.removeSubrange(range)
      text.insert(contentsOf: moved, at: min(start + 1, text.count))
    }
  }

  static func generator(of kinds: [Kind]) -> Generator<TokenEdit> {
    Generator<TokenEdit> { source throws(Rejection) in
      let kind = source.one(of: kinds)
      let place: Place =
        switch source.place(among: [2, 2, 2, 6]) {
        case 0: .last
        case 1: .first
        case 2: .segment(try source.draw(.element(of: [1, 1, 2, 3, 4])))
        default: .within(source.integer(in: 0...4095))
        }
      let count = try source.draw(.weighted([(3, .always(1)), (2, .integers(in: 1...2047))]))
      let octets = try source.draw(
        .weighted([(4, octets.array(count: 1...8)), (3, encoded), (3, leftovers)]))
      return TokenEdit(kind: kind, place: place, count: count, octets: octets)
    }
  }

  /// The alphabet and the dot more often than anything else.
  private static let octets: Generator<UInt8> = .weighted([
    (6, .element(of: Array("AB-_09az".utf8))), (2, .always(UInt8(ascii: "."))),
    (2, .element(of: Array("=+/ \n\r\t%,".utf8))), (1, .integers),
  ])

  /// What is left at the end of a text that was copied or padded.
  private static let leftovers = Generator<[UInt8]>.element(
    of: ["\n", "\r\n", " ", "\0", "=", "=="].map { Array($0.utf8) })

  /// What could stand in a segment.
  private static let encoded = Generator<[UInt8]>.octets(count: 1...40)
    .map { Base64URL.encode($0.span) }
}

extension UInt8 {
  /// Whether the octet is a character of base64url.
  var isBase64URL: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}
