import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension VariedExample.Variation {
  var isSpelling: Bool { self == .headerSpelling || self == .claimsSpelling }

  private var isOfHeader: Bool {
    switch self {
    case .headerOrder, .headerSpelling, .customHeader, .namesOfKey, .mediaType: true
    case .claimsOrder, .claimsSpelling, .customClaims, .audienceArray: false
    }
  }

  /// Whether the token stays what the example says with this varied.
  func isPossible(for recipe: TokenRecipe, of example: RuleExample, isBreaking: Bool) -> Bool {
    // What is text already has its members no more.
    guard isOfHeader ? recipe.headerText == nil : recipe.plaintext == nil else { return false }
    switch example.rule {
    // At the limit by design: the order alone costs nothing. One octet over, more is over as well.
    case .compactTokenSize:
      return self == .headerOrder || self == .claimsOrder
        || isBreaking && (self == .customHeader || self == .customClaims)
    // The limit holds for the other text as well, which custom members could bring above it.
    case .headerDepth, .claimsDepth, .headerMemberCount, .claimsMemberCount:
      return self != .customHeader && self != .customClaims && isOnSample(recipe)
    // The ciphertext must hold a certain character; it depends on the claims and not on the header.
    case .base64URLStandardAlphabet where isBreaking:
      return isOfHeader && isOnSample(recipe)
    // The example takes the header's line feeds out, so that some must be there.
    case .contentAuthentication where example.name == "header-respaced":
      return self != .headerSpelling
    default:
      return isOnSample(recipe)
    }
  }

  /// Whether the member that this varies is the sample's still.
  private func isOnSample(_ recipe: TokenRecipe) -> Bool {
    let sample = TokenRecipe()
    return switch self {
    case .namesOfKey: recipe.header["kid"] == sample.header["kid"]
    case .mediaType: recipe.header["typ"] == sample.header["typ"]
    case .audienceArray: recipe.claims["aud"] == sample.claims["aud"]
    default: true
    }
  }

  /// Varies a recipe.
  func apply(to recipe: inout TokenRecipe, _ source: inout ChoiceSource) throws(Rejection) {
    switch self {
    case .headerOrder:
      recipe.header = try permuted(recipe.header, &source)
    case .headerSpelling:
      recipe.headerText = source.spelled(JSONValue.object(recipe.header).tree).octets
    case .customHeader:
      let taken = recipe.header.map(\.name) + GeneratedClaims.reservedHeaderNames
      recipe.header += try GeneratedMembers.drawn(&source, avoiding: taken).members
    case .claimsOrder:
      recipe.claims = try permuted(recipe.claims, &source)
    case .claimsSpelling:
      recipe.plaintext = source.spelled(JSONValue.object(recipe.claims).tree).octets
    case .customClaims:
      let taken =
        recipe.claims.map(\.name) + GeneratedClaims.reservedClaimNames
        + [AssertionPolicy.requestNonce]
      recipe.claims += try GeneratedMembers.drawn(&source, avoiding: taken).members
    case .namesOfKey:
      recipe.header["kid"] = source.flag() ? .string(Self.unpaddedIdentifier) : nil
    case .mediaType:
      recipe.header["typ"] = .string(
        try source.draw(
          .element(of: [
            "application/platformsso-encrypted-login-assertion+jwt",
            "PlatformSSO-Encrypted-Login-Assertion+JWT",
          ])))
    case .audienceArray:
      guard let audience = recipe.claims["aud"] else { return }
      let other = JSONValue.string(source.text(count: 0...4))
      recipe.claims["aud"] = .array(source.flag() ? [other, audience] : [audience])
    }
  }

  private func permuted(
    _ members: [JSONMember], _ source: inout ChoiceSource
  ) throws(Rejection) -> [JSONMember] {
    let tree = try source.draw(.permuted(JSONValue.object(members).tree))
    guard case .object(let permuted) = JSONValue(tree) else { return members }
    return permuted
  }

  /// The sample's `kid` as base64url without padding.
  private static let unpaddedIdentifier = String(
    Sample.recipient.publicKey.keyIdentifier.compactMap { character -> Character? in
      switch character {
      case "+": "-"
      case "/": "_"
      case "=": nil
      default: character
      }
    })
}
