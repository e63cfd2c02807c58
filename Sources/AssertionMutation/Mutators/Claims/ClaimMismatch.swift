import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Names other audiences, for decoders that look for a part of one or take any.
  static let audienceMismatch = Mutator(
    breaking: "aud-mismatch", .claims, [.claimsAudMismatch]
  ) { recipe, source throws(Rejection) in
    guard source.flag() else {
      let text = source.nearMiss(of: SampleClaims.audience)
      recipe.claims["aud"] = .string(text)
      return (source.told(text.shown), .claimsAudMismatch)
    }
    var audiences: [JSONValue] = []
    for _ in 0..<(try source.index(below: 4)) {
      audiences.append(.string(source.nearMiss(of: SampleClaims.audience)))
    }
    let value = JSONValue.array(audiences)
    recipe.claims["aud"] = value
    return (source.told(value.shown), .claimsAudMismatch)
  }

  /// Lets `iss` and `sub` differ, or agree on another user, for decoders that read only one.
  static let userMismatch = Mutator(
    breaking: "user-mismatch", .claims, [.claimsIssSubMismatch, .claimsSubMismatch]
  ) { recipe, source throws(Rejection) in
    let name = try source.otherUser()
    let both = source.flag()
    recipe.claims["iss"] = .string(name)
    recipe.claims["sub"] = .string(both ? name : SampleClaims.subject)
    return (
      source.told("\(both ? "iss and sub" : "iss") \(name.shown)"),
      both ? .claimsSubMismatch : .claimsIssSubMismatch
    )
  }

  /// Takes another nonce than the request's, for decoders that compare it loosely.
  static let nonceMismatch = Mutator(
    breaking: "nonce-mismatch", .claims, [.claimsNonceMismatch]
  ) { recipe, source throws(Rejection) in
    let text =
      source.flag() ? Sample.requestNonce : source.nearMiss(of: SampleClaims.nonce)
    recipe.claims["nonce"] = .string(text)
    return (source.told(text.shown), .claimsNonceMismatch)
  }

  /// Takes another server nonce than PartyVInfo's, for decoders that read only one of the two.
  static let requestNonceMismatch = Mutator(
    breaking: "request-nonce-mismatch", .claims, [.claimsRequestNonceMismatch]
  ) { recipe, source throws(Rejection) in
    var right = Sample.requestNonce
    if case .string(let text) = recipe.claims["request_nonce"] { right = text }
    let nearMiss = source.nearMiss(of: right)
    // The Kelvin sign is canonically a K, which Swift's == takes for the same.
    let equivalent = right.replacing("K", with: "\u{212A}")
    let others = [nearMiss, equivalent, right + right, "x" + right]
    let text = try source.element(of: others.filter { !$0.utf8.elementsEqual(right.utf8) })
    recipe.claims["request_nonce"] = .string(text)
    return (source.told(text.shown), .claimsRequestNonceMismatch)
  }

  /// Takes another scope, for decoders that look for a part of it or take its words as a set.
  static let scopeMismatch = Mutator(
    breaking: "scope-mismatch", .claims, [.claimsScopeMismatch]
  ) { recipe, source throws(Rejection) in
    let words = SampleClaims.scope.split(separator: " ").map(String.init)
    let text: String
    switch source.place(among: [1, 1, 1, 1, 1]) {
    case 0: text = words.dropLast(1 + (try source.index(below: 2))).joined(separator: " ")
    case 1:
      text = (words + [try source.element(of: ["admin", "openid", "*", ""])]).joined(separator: " ")
    case 2:
      text = try source.element(of: [words.reversed(), Array(words[1...]) + words[..<1]])
        .joined(separator: " ")
    case 3:
      text = words.joined(separator: try source.element(of: ["  ", ",", "+", "\t", "\n", ""]))
    default: text = source.nearMiss(of: SampleClaims.scope)
    }
    recipe.claims["scope"] = .string(text)
    return (source.told(text.shown), .claimsScopeMismatch)
  }
}

extension ChoiceSource {
  /// A user who is not the sample's.
  fileprivate mutating func otherUser() throws(Rejection) -> String {
    guard flag() else { return nearMiss(of: SampleClaims.subject) }
    let name = text(count: 0...8)
    return name == SampleClaims.subject ? "root" : name
  }
}
