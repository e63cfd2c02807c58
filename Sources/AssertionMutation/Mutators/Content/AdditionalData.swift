import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Authenticates other data than the header's segment, for decoders that recompute it.
  static let otherAdditionalData = Mutator(
    breaking: "other-additional-data", .contentEncryption, [.contentAuthentication]
  ) { recipe, source throws(Rejection) in
    let (name, make) = try source.element(of: additionalData)
    recipe.additionalData = { header in
      let right = Base64URL.encode(header.span)
      let other = make(header)
      return other == right ? right + [UInt8(ascii: ".")] : other
    }
    return (name, .contentAuthentication)
  }

  private static let additionalData: [(String, @Sendable ([UInt8]) -> [UInt8])] = [
    ("the decoded header", { $0 }),
    ("nothing", { _ in [] }),
    ("the segment and a dot", { Base64URL.encode($0.span) + ".".utf8 }),
    ("the segment and an empty aad", { Base64URL.encode($0.span) + "..".utf8 }),
    ("the padded segment", { padded(Base64URL.encode($0.span)) }),
    ("the header without white space", { encoded($0.filter { $0 > 0x20 }) }),
    ("the header written anew", { encoded(respelled($0)) }),
    ("the header without its last octet", { encoded($0.dropLast()) }),
    ("the segment with a bit flipped", { flipped(Base64URL.encode($0.span)) }),
    ("the segment's digest", { SHA256.digest(Base64URL.encode($0.span).span) }),
  ]

  /// Spells the header anew behind the seal, for decoders that compute the additional data of what
  /// they parsed.
  static let headerRespelled = Mutator(
    breaking: "header-respelled", .contentEncryption, [.contentAuthentication]
  ) { recipe, source throws(Rejection) in
    let spaces = 1 + (try source.index(below: 8))
    switch source.place(among: [1, 1, 1]) {
    case 0:
      recipe.thenContent { $0.header.append(contentsOf: [UInt8](repeating: 0x20, count: spaces)) }
      return (source.told("\(spaces) spaces behind it"), .contentAuthentication)
    case 1:
      recipe.thenContent { $0.header = another(respelled($0.header), than: $0.header) }
      return ("members and values written anew", .contentAuthentication)
    default:
      recipe.thenContent { content in
        guard case .object(let members) = try? JSONValue(parsing: content.header.span) else {
          return content.header.append(0x20)
        }
        let turned = JSONValue.object(members.reversed()).jsonText
        content.header = another(turned, than: content.header)
      }
      return ("members in reverse order", .contentAuthentication)
    }
  }

  /// A text, or the other with a space behind it where they are the same.
  ///
  /// A space behind a text never changes which of its faults comes first.
  private static func another(_ text: [UInt8], than other: [UInt8]) -> [UInt8] {
    text == other ? other + [0x20] : text
  }

  /// The same members and values as the library writes them; the same text where it is not JSON.
  private static func respelled(_ text: [UInt8]) -> [UInt8] {
    (try? JSONValue(parsing: text.span))?.jsonText ?? text
  }

  private static func encoded(_ octets: [UInt8]) -> [UInt8] { Base64URL.encode(octets.span) }

  private static func flipped(_ text: [UInt8]) -> [UInt8] {
    text.prefix(1).map { $0 ^ 1 } + text.dropFirst()
  }

  private static func padded(_ text: [UInt8]) -> [UInt8] {
    text + [UInt8](repeating: UInt8(ascii: "="), count: (4 - text.count % 4) % 4)
  }
}
