import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Adds header members of any name and type, for decoders that know less than they claim.
  static let customHeaderMembers = Mutator(varying: "custom-header-members", .header) {
    recipe, source throws(Rejection) in
    try source.addMembers(to: &recipe.header, KnownNames.header, others: KnownNames.otherHeader)
  }

  /// Adds members to `epk`, for decoders that read more of a key than its point.
  static let customKeyMembers = Mutator(varying: "custom-key-members", .ephemeralKey) {
    recipe, source throws(Rejection) in
    var key = recipe.ephemeralMembers
    let detail = try source.addMembers(to: &key, KnownNames.key, others: KnownNames.otherKey)
    recipe.header["epk"] = .object(key)
    return detail
  }

  /// Adds claims of any name and type, for decoders that know less than they claim.
  static let customClaims = Mutator(varying: "custom-claims", .claims) {
    recipe, source throws(Rejection) in
    try source.addMembers(to: &recipe.claims, KnownNames.claims, others: KnownNames.otherClaims)
  }
}

/// The names that mean something to the construct, and those that mean something elsewhere.
enum KnownNames {
  static let header = [
    "alg", "enc", "typ", "zip", "crit", "kid", "epk", "apu", "apv", "jku", "jwk", "x5u", "x5c",
  ]
  static let otherHeader = [
    "cty", "iss", "sub", "aud", "exp", "x5t", "x5t#S256", "b64", "iv", "tag", "p2s", "p2c", "skid",
    "url", "nonce", "svt", "__proto__", "constructor",
  ]
  static let key = ["kty", "crv", "x", "y", "d"]
  static let otherKey = ["use", "key_ops", "alg", "kid", "n", "e", "k", "ext", "z", "__proto__"]
  static let claims = [
    "aud", "exp", "iat", "iss", "sub", "nonce", "request_nonce", "scope", "password",
  ]
  static let otherClaims = [
    "nbf", "jti", "azp", "auth_time", "groups", "amr", "username", "pass", "passwd", "assertion",
    "epk", "alg", "jwe_crypto", "__proto__", "constructor",
  ]
}

extension ChoiceSource {
  /// Adds one or two members under names that are not among the known ones.
  fileprivate mutating func addMembers(
    to members: inout [JSONMember], _ known: [String], others: [String]
  ) throws(Rejection) -> String {
    var added: [String] = []
    for _ in 0...(try index(below: 2)) {
      let name = try customName(known, others)
      let value = try smallValue()
      if members[name] == nil {
        members.insert(JSONMember(name, value), at: try index(below: members.count + 1))
      } else {
        members[name] = value
      }
      added.append(told("\(name.shown): \(value.shown)"))
    }
    return told(added.joined(separator: ", "))
  }

  private mutating func customName(
    _ known: [String], _ others: [String]
  ) throws(Rejection) -> String {
    let name =
      switch place(among: [2, 2, 1]) {
      case 0: try element(of: others)
      case 1: nearName(of: try element(of: known))
      default: text(count: 0...6)
      }
    return known.contains(name) ? name + "2" : name
  }
}
