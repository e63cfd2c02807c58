import AssertionMutation
import FuzzTargets
import PlatformSSOAssertion
import Testing

/// The custom mutator: what it makes of tokens and of choice sequences.
@Suite struct ResealingMutatorTests {
  /// Stands for libFuzzer's mutation: sets one octet.
  private static func touched(_ octets: [UInt8]) -> [UInt8] {
    guard !octets.isEmpty else { return [1] }
    var octets = octets
    octets[octets.count / 2] ^= 1
    return octets
  }

  private static let token = TokenRecipe().token()

  private func verdict(_ input: [UInt8]) throws -> Verdict {
    try ResealedAssertionTarget.run(input.span)
  }

  @Test func mutatedTokensPassTheTag() throws {
    let mutator = ResealingMutator(octets: Self.touched)
    var behind = 0
    for seed in 1...300 as ClosedRange<UInt32> {
      switch try verdict(mutator.mutate(Self.token, seed: seed)) {
      case .accept: behind += 1
      case .reject(let rule):
        if [.claimsJSON, .claims].contains(rule.definition.stage) { behind += 1 }
      case .outOfScope, .rejectKey: break
      }
    }
    #expect(behind > 100)
  }

  @Test func theSameSeedMutatesTheSameWay() {
    let mutator = ResealingMutator(octets: Self.touched)
    let inputs = [Self.token, [], [0], [1, 2, 3, 4, 5]]
    for input in inputs {
      for seed in 1...20 as ClosedRange<UInt32> {
        #expect(mutator.mutate(input, seed: seed) == mutator.mutate(input, seed: seed))
      }
    }
    let differing = (1...50).map { mutator.mutate(Self.token, seed: $0) }
    #expect(Set(differing).count > 10)
  }

  @Test func whatCanNotBeTakenApartIsLeftToLibFuzzer() {
    let broken = Self.token.dropLast()
    let mutator = ResealingMutator(octets: Self.touched)
    let mutated = (1...40).map { mutator.mutate(Array(broken), seed: $0) }
    let left = mutated.count { $0 == Self.touched(Array(broken)) }
    // The others are choice sequences of fresh tokens.
    let isFresh = mutated.allSatisfy { $0 == Self.touched(Array(broken)) || ($0.first ?? 0) < 0x20 }
    #expect(5...30 ~= left && isFresh)
    let strict = ResealingMutator(octets: Self.touched, tokensOnly: true)
    #expect(strict.mutate([0, 1, 2], seed: 7) == Self.touched([0, 1, 2]))
  }

  @Test func aTokenIsPutTogetherAsItWasTakenApart() throws {
    let layers = try #require(UnpackedToken(Self.token))
    #expect(layers.token() == Self.token)
    #expect(layers.plaintext == TokenRecipe().renderedPlaintext)
    #expect(UnpackedToken(Array(Self.token.dropLast())) == nil)
  }

  @Test func anotherEphemeralKeyIsAgreedWith() throws {
    var layers = try #require(UnpackedToken(Self.token))
    // The recipient's own point: its Z is not the remembered one.
    let other = Sample.recipient.publicKey
    var recipe = TokenRecipe()
    recipe.header["epk"] = .object([
      JSONMember("kty", .string("EC")), JSONMember("crv", .string("P-256")),
      JSONMember("x", .base64URL(other.x)), JSONMember("y", .base64URL(other.y)),
    ])
    layers.headerText = JSONValue.object(recipe.header).jsonText
    let token = try #require(layers.token())
    let opened = try DirectJWE.open(token.span, with: Sample.recipient)
    let isSame = opened.plaintext.count == layers.plaintext.count
    #expect(isSame)
  }

  @Test func crossingTakesTheHeaderOfOneAndTheClaimsOfTheOther() throws {
    var other = TokenRecipe()
    other.claims["sub"] = .string("root")
    other.header["kid"] = nil
    let crossed = try #require(ResealingMutator.cross(Self.token, other.token(), seed: 8))
    #expect(try verdict(crossed) == .reject(.claimsIssSubMismatch))
    #expect(UnpackedToken(crossed)?.headerText == TokenRecipe().renderedHeader)
    #expect(ResealingMutator.cross([1, 2, 3, 4], [5, 6, 7, 8, 9], seed: 6) == [1, 2, 7, 8, 9])
    #expect(ResealingMutator.cross([1, 2], [], seed: 1) == [1])
  }

  @Test func whatCannotBeCrossedLeavesTheTurnToTheMutator() {
    #expect(ResealingMutator.cross(Self.token, Self.token, seed: 1) == nil)
    #expect(ResealingMutator.cross(Self.token, [1], seed: 8) == nil)
    #expect(ResealingMutator.cross([], [1], seed: 8) == nil)
    #expect(ResealingMutator.cross(Self.token, Array(Self.token.dropLast()), seed: 8) == nil)
  }
}
