import PlatformSSOAssertion
import PropertyTesting

/// A policy on the prefix of PartyVInfo, and a prefix.
public struct PrefixCase: CustomStringConvertible, Sendable {
  let policy: AssertionPolicy.PrefixPolicy
  let prefix: [UInt8]

  /// The policy and the prefix, in hexadecimal where it is more than printable ASCII.
  public var description: String {
    let texts = texts.map { PartyFields.shown(Array($0.utf8)) }.joined(separator: ", ")
    let allowed =
      switch policy {
      case .exactly: "exactly \(texts)"
      case .oneOf: "one of [\(texts)]"
      case .any: "any"
      }
    return "\(allowed) allowed, prefix \(PartyFields.shown(prefix))"
  }

  /// The texts that the policy names.
  var texts: [String] {
    switch policy {
    case .exactly(let text): [text]
    case .oneOf(let texts): texts
    case .any: []
    }
  }

  /// What the policy means.
  var isAllowed: Bool {
    policy == .any || texts.contains { Array($0.utf8) == prefix }
  }

  /// Whether some text of the policy is equal to the prefix as Swift compares texts.
  var isEqualAsText: Bool {
    guard let text = String(validating: prefix, as: UTF8.self) else { return false }
    return texts.contains(text)
  }

  static let generator = Generator { source throws(Rejection) in
    let texts = try source.draw(text.array(count: 0...3))
    let policy: AssertionPolicy.PrefixPolicy =
      switch source.place(among: [4, 4, 1]) {
      case 0: .exactly(texts.first ?? "")
      case 1: .oneOf(texts)
      default: .any
      }
    let base = try source.draw(texts.isEmpty ? text : .element(of: texts))
    return PrefixCase(policy: policy, prefix: try source.draw(variants(of: base)))
  }

  /// Spellings of which Swift's `==` finds each equal to the other.
  private static let spellings = [
    ("\u{E9}", "e\u{301}"), ("\u{C5}", "A\u{30A}"), ("\u{212B}", "\u{C5}"),
    ("\u{AC00}", "\u{1100}\u{1161}"),
  ]

  private static let text: Generator<String> = .weighted([
    (4, .element(of: ["APPLEEMBEDDED", "Apple", "APPLE", "", "Contoso-1"])),
    (4, ending), (2, .strings(count: 0...6)),
  ])

  /// Texts that end with one of the spellings.
  private static let ending = Generator { source throws(Rejection) in
    let start = try source.draw(.plainStrings(count: 0...5))
    return start + (try source.draw(.element(of: spellings.flatMap { [$0, $1] })))
  }

  private static func variants(of text: String) -> Generator<[UInt8]> {
    let octets = Array(text.utf8)
    return .weighted([
      (3, .always(octets)),
      (2, .always(octets.map { isLetter($0) ? $0 ^ 0x20 : $0 })),
      (3, .always(Array(respelled(text).utf8))),
      (1, .always(Array(octets.dropLast()))),
      (1, .element(of: [[0], [0x20], [0x45], [0xFF]]).map { octets + $0 }),
      (1, .octets(count: 0...4)),
    ])
  }

  private static func isLetter(_ octet: UInt8) -> Bool {
    0x41...0x5A ~= octet || 0x61...0x7A ~= octet
  }

  /// Spells the end of a text in the other way, where it has one.
  private static func respelled(_ text: String) -> String {
    for (one, other) in spellings {
      for (old, new) in [(one, other), (other, one)]
      where text.utf8.suffix(old.utf8.count).elementsEqual(old.utf8) {
        return String(decoding: Array(text.utf8.dropLast(old.utf8.count)) + new.utf8, as: UTF8.self)
      }
    }
    return text
  }
}

extension PartyInfoLaws {
  /// A prefix is allowed exactly where the policy names its octets, or names none.
  public static let prefixPolicyComparesOctets = Property(
    "party-info-prefix-policy-compares-octets", PrefixCase.generator
  ) { input, trial in
    classify(input, &trial)
    try trial.expectEqual(
      input.policy.allows(input.prefix.span), input.isAllowed, "whether the prefix is allowed")
  }

  static func classify(_ input: PrefixCase, _ trial: inout Trial) {
    let lowered = String(decoding: input.prefix, as: UTF8.self).lowercased()
    trial.cover(2, "any", input.policy == .any)
    trial.cover(10, "allowed by name", input.isAllowed && input.policy != .any)
    trial.cover(15, "not allowed", !input.isAllowed)
    trial.cover(1, "the same text in other octets", input.isEqualAsText && !input.isAllowed)
    trial.cover(
      2, "the same letters in another case",
      !input.isAllowed && !input.isEqualAsText
        && input.texts.contains { $0.lowercased() == lowered })
    trial.cover(1, "no prefix", input.prefix.isEmpty)
    trial.label("one of none", if: input.policy == .oneOf([]))
    trial.label("not UTF-8", if: String(validating: input.prefix, as: UTF8.self) == nil)
  }
}
