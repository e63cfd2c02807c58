import PlatformSSOAssertion

/// A mistake that real implementations make in deriving the content key.
struct KeyMistake: Sendable {
  /// What is wrong, in a few words.
  let name: String
  private let change: @Sendable (inout KeyInput, TokenRecipe) -> Void

  private init(_ name: String, _ change: @escaping @Sendable (inout KeyInput, TokenRecipe) -> Void)
  {
    self.name = name
    self.change = change
  }

  /// What an implementation with this mistake hashes.
  func input(_ recipe: TokenRecipe) -> KeyInput {
    var input = KeyInput(recipe)
    change(&input, recipe)
    return input
  }

  /// All of them.
  static let all: [KeyMistake] = ofAlgorithm + ofPartyInfo + ofFraming

  private static let ofAlgorithm = [
    KeyMistake("alg as AlgorithmID") { input, _ in
      input.algorithmID = Party.joined([Array("ECDH-ES".utf8)])
    },
    KeyMistake("AlgorithmID without its length") { input, _ in
      input.algorithmID.removeFirst(4)
    },
    KeyMistake("no AlgorithmID") { input, _ in input.algorithmID = [0, 0, 0, 0] },
    KeyMistake("AlgorithmID A128GCM") { input, _ in
      input.algorithmID = Party.joined([Array("A128GCM".utf8)])
    },
  ]

  private static let ofPartyInfo = [
    KeyMistake("apu and apv as text") { input, recipe in
      input.partyU = Party.joined([Base64URL.encode(recipe.partyUInfo.span)])
      input.partyV = Party.joined([Base64URL.encode(recipe.partyVInfo.span)])
    },
    KeyMistake("no party info") { input, _ in
      input.partyU = [0, 0, 0, 0]
      input.partyV = [0, 0, 0, 0]
    },
    KeyMistake("apu and apv exchanged") { input, _ in swap(&input.partyU, &input.partyV) },
    KeyMistake("party info without its length") { input, _ in
      input.partyU.removeFirst(4)
      input.partyV.removeFirst(4)
    },
    KeyMistake("PartyVInfo of a login response") { input, recipe in
      var info = PartyVInfo(recipient: Sample.recipient.publicKey, nonce: SampleClaims.nonce)
      info.prefix = Array("Apple".utf8)
      input.partyV = Party.joined([info.octets])
    },
    KeyMistake("apu of the sample's key or none") { input, recipe in
      let sample = PartyUInfo(ephemeralKey: Sample.ephemeral.publicKey).octets
      input.partyU = Party.joined([sample == recipe.partyUInfo ? [] : sample])
    },
  ]

  private static let ofFraming = [
    KeyMistake("counter behind Z") { input, _ in input.isCounterLast = true },
    KeyMistake("counter from 0") { input, _ in input.counter = [0, 0, 0, 0] },
    KeyMistake("no counter") { input, _ in input.counter = [] },
    KeyMistake("counter in one octet") { input, _ in input.counter = [1] },
    KeyMistake("counter with its low octet first") { input, _ in input.counter = [1, 0, 0, 0] },
    KeyMistake("SuppPubInfo in octets") { input, _ in input.bits = [0, 0, 0, 32] },
    KeyMistake("SuppPubInfo with its low octet first") { input, _ in input.bits = [0, 1, 0, 0] },
    KeyMistake("SuppPubInfo of 64 bits") { input, _ in input.bits = [0, 0, 0, 0, 0, 0, 1, 0] },
    KeyMistake("no SuppPubInfo") { input, _ in input.bits = [] },
    KeyMistake("an empty SuppPrivInfo with a length") { input, _ in input.bits += [0, 0, 0, 0] },
    KeyMistake("Z with a length") { input, _ in input.secret = Party.joined([input.secret]) },
  ]
}
