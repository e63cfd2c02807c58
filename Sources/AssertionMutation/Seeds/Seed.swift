import PlatformSSOAssertion

/// One generated file of the corpus: an input of a fuzz target, named by its verdict.
public struct Seed: Sendable {
  /// The target, which is the folder.
  public let target: String
  /// `accept.<what>`, `reject.<rule-id>.<what>` or `reject.key.<error>.<what>`.
  public let name: String
  /// The input.
  public let octets: [UInt8]

  /// All seeds that need no law, each input once per target.
  public static let all: [Seed] =
    base64URL + compactSerialization + jsonReader + protectedHeader + ephemeralKey + partyInfo
    + concatKDF + keys + openAssertion + resealedAssertion + differentialOpen

  /// Names an input of a target.
  public init(_ target: String, _ name: String, _ octets: [UInt8]) {
    self.target = target
    self.name = name
    self.octets = octets
  }
}

extension Seed {
  private static let compactSerialization = seeds("CompactSerialization") { recipe in
    recipe.token()
  } refuses: { rule in
    [.compact, .base64url].contains(rule.definition.stage)
  }

  /// The header alone; what needs the recipient's key or the curve is not asked there.
  private static let protectedHeader = seeds("ProtectedHeader") { recipe in
    recipe.renderedHeader
  } refuses: { rule in
    [.headerJSON, .header, .ephemeralKey].contains(rule.definition.stage)
      && ![.headerKidMismatch, .headerKeyReference, .epkNotOnCurve].contains(rule)
  }

  private static let openAssertion = seeds("OpenAssertion") { recipe in
    recipe.token()
  } refuses: { _ in
    true
  }

  /// Both layouts behind the octet that chooses one; only lengths are asked there.
  private static let partyInfo =
    seeds("PartyInfo", prefix: "u-") { recipe in
      [UInt8(ascii: "U")] + recipe.partyUInfo
    } refuses: { rule in
      [.partyULengthTruncated, .partyUFieldOverrun, .partyUTrailingOctets].contains(rule)
    }
    + seeds("PartyInfo", prefix: "v-") { recipe in
      [UInt8(ascii: "V")] + recipe.partyVInfo
    } refuses: { rule in
      [.partyVLengthTruncated, .partyVFieldOverrun, .partyVTrailingOctets].contains(rule)
    }

  /// Turns the rules' examples into a target's inputs.
  ///
  /// - Parameters:
  ///   - input: The layer of a token that the target reads.
  ///   - refuses: Whether the target asks a rule; the examples of others vary nothing that it reads.
  static func seeds(
    _ target: String, prefix: String = "", input: (TokenRecipe) -> [UInt8],
    refuses: (Rule) -> Bool
  ) -> [Seed] {
    let sample = input(TokenRecipe())
    var seeds = [Seed(target, "accept.\(prefix)sample", sample)]
    var seen: Set<[UInt8]> = [sample]
    for example in RuleExample.all {
      let name = "\(example.rule.id).\(prefix)\(example.name)"
      let broken = input(example.breaking)
      if refuses(example.rule), seen.insert(broken).inserted {
        seeds.append(Seed(target, "reject.\(name)", broken))
      }
      let kept = input(example.keeping)
      if refuses(example.rule), seen.insert(kept).inserted {
        seeds.append(Seed(target, "accept.near.\(name)", kept))
      }
    }
    return seeds
  }
}
