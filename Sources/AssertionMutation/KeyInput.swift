import PlatformSSOAssertion

/// What the one round of the Concat KDF hashes, part by part (RFC 7518, 4.6.2).
struct KeyInput {
  var counter: [UInt8] = [0, 0, 0, 1]
  var secret: [UInt8]
  var algorithmID: [UInt8]
  var partyU: [UInt8]
  var partyV: [UInt8]
  var bits: [UInt8] = [0, 0, 1, 0]
  /// Whether the counter stands behind Z, as the X9.63 KDF has it.
  var isCounterLast = false

  /// What a recipe's key follows from.
  init(_ recipe: TokenRecipe) {
    secret = recipe.sharedSecret
    algorithmID = Party.joined([Array("A256GCM".utf8)])
    partyU = Party.joined([recipe.partyUInfo])
    partyV = Party.joined([recipe.partyVInfo])
  }

  /// The key's 32 octets.
  var key: [UInt8] {
    var input: [UInt8] = []
    input.reserveCapacity(512)
    for part in isCounterLast ? [secret, counter] : [counter, secret] { input += part }
    for part in [algorithmID, partyU, partyV, bits] { input += part }
    return SHA256.digest(input.span)
  }
}
