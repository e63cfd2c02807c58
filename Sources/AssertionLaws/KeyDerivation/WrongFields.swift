import PlatformSSOAssertion
import References

extension WrongConstruction {
  /// Mistakes with the AlgorithmID, which is the value of `enc`.
  static let ofAlgorithmID = [
    WrongConstruction(
      "algorithm-is-alg", .algorithmID, "The AlgorithmID is the value of alg, not of enc."
    ) { $0.algorithmID = Field(text: "ECDH-ES") },
    WrongConstruction(
      "algorithm-of-key-wrapping", .algorithmID,
      "The AlgorithmID is an alg with key wrapping, which this agreement does without."
    ) { $0.algorithmID = Field(text: "ECDH-ES+A256KW") },
    WrongConstruction("algorithm-with-nul", .algorithmID, "The AlgorithmID ends with a zero.") {
      $0.algorithmID = Field($0.algorithmID.content + [0])
    },
    WrongConstruction("algorithm-lower-case", .algorithmID, "The AlgorithmID is in small letters.")
    {
      $0.algorithmID = Field($0.algorithmID.content.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 })
    },
    WrongConstruction("algorithm-quoted", .algorithmID, "The AlgorithmID has JSON's quotes.") {
      $0.algorithmID = Field([0x22] + $0.algorithmID.content + [0x22])
    },
    WrongConstruction("algorithm-missing", .algorithmID, "There is no AlgorithmID, not even empty.")
    {
      $0.algorithmID = .missing
    },
  ]

  /// Mistakes with the party infos, which are what `apu` and `apv` decode to.
  static let ofPartyInfo =
    onEachParty("undecoded", "taken as the text of the header, not decoded") { content in
      Field(Base64URL.encode(content.span))
    }
    + onEachParty("missing", "left out altogether") { _ in .missing }
    + onEachParty("empty", "taken as empty") { _ in Field([]) }
    + onEachParty("hashed", "replaced by its SHA-256 digest") { content in
      Field(HashFunction.sha256.digest(content))
    }
    + onEachParty("without-inner-lengths", "stripped of the lengths between its own fields") {
      content in
      Field(NaivePartyInfo.fields(content.span)?.flatMap { $0 } ?? content)
    }
    + [
      WrongConstruction("party-infos-swapped", .partyInfo, "PartyVInfo stands before PartyUInfo.") {
        ($0.partyUInfo, $0.partyVInfo) = ($0.partyVInfo, $0.partyUInfo)
      },
      WrongConstruction(
        "party-v-nonce-decoded", .partyInfo, "The nonce in PartyVInfo is decoded from base64url."
      ) { $0.partyVInfo = Field($0.partyVInfo.content.decodingLastField()) },
    ]

  private typealias Field = DerivationRound.Field

  /// Three mistakes of one kind: on PartyUInfo alone, on PartyVInfo alone, and on both.
  private static func onEachParty(
    _ name: String, _ explanation: String,
    _ mistake: @escaping @Sendable (_ content: [UInt8]) -> DerivationRound.Field
  ) -> [WrongConstruction] {
    [
      WrongConstruction("party-u-\(name)", .partyInfo, "PartyUInfo is \(explanation).") {
        $0.partyUInfo = mistake($0.partyUInfo.content)
      },
      WrongConstruction("party-v-\(name)", .partyInfo, "PartyVInfo is \(explanation).") {
        $0.partyVInfo = mistake($0.partyVInfo.content)
      },
      WrongConstruction("party-infos-\(name)", .partyInfo, "Each party info is \(explanation).") {
        $0.partyUInfo = mistake($0.partyUInfo.content)
        $0.partyVInfo = mistake($0.partyVInfo.content)
      },
    ]
  }
}

extension DerivationRound.Field {
  fileprivate init(text: String) {
    self.init(Array(text.utf8))
  }
}

extension [UInt8] {
  /// Length-prefixed fields with the last one decoded, where there is one that can be.
  fileprivate func decodingLastField() -> [UInt8] {
    guard let fields = NaivePartyInfo.fields(span), let last = fields.last,
      let decoded = NaiveBase64URL.decode(last)
    else { return self }
    return (fields.dropLast() + [decoded]).flatMap {
      DerivationRound.bigEndian(UInt32($0.count)) + $0
    }
  }
}
