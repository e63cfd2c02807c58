import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// All that goes into a sealed token, and the time at which it is judged.
///
/// The simplest of it are empty texts, the defaults of the construct, and keys whose scalar is 1.
public struct GeneratedClaims: Sendable {
  /// The audiences, one at least.
  public var audience: [String]
  /// The login user name, which `iss` and `sub` both hold.
  public var userName: String
  /// `iat` in seconds.
  public var issuedAt: Int64
  /// `exp` less `iat`, from 1 to 300.
  public var lifetime: Int64
  /// When the token is judged: within its life, or at most the skew beside it.
  public var now: Int64
  /// The login request's nonce.
  public var nonce: String
  /// The server's nonce.
  public var requestNonce: String
  /// The requested scope.
  public var scope: String
  /// The password as UTF-8.
  public var password: [UInt8]
  /// The custom claims.
  public var custom: GeneratedMembers
  /// The custom header members.
  public var header: GeneratedMembers
  /// PartyVInfo's prefix.
  public var prefix: String
  /// Which prefixes the policy allows, that one among them.
  public var allowedPrefixes: AssertionPolicy.PrefixPolicy
  /// The claim that holds the server's nonce.
  public var nonceClaimName: String
  /// The sender's key.
  public var ephemeral: GeneratedKey
  /// The identity provider's key.
  public var recipient: GeneratedKey
  /// The initialization vector.
  public var initializationVector: [UInt8]

  /// Claims of which everything is at its simplest.
  static let simplest = GeneratedClaims(
    audience: [""], userName: "", issuedAt: Sample.issuedAt, lifetime: 300, now: Sample.issuedAt,
    nonce: "", requestNonce: "", scope: "", password: [], custom: .none, header: .none,
    prefix: PartyVInfo.assertionPrefix, allowedPrefixes: .exactly(PartyVInfo.assertionPrefix),
    nonceClaimName: AssertionPolicy.requestNonce, ephemeral: .simplest, recipient: .simplest,
    initializationVector: [UInt8](repeating: 0, count: 12))

  /// The members of a header that the construct fixes or refuses: no custom member has their names.
  static let reservedHeaderNames = [
    "alg", "enc", "typ", "zip", "crit", "kid", "epk", "apu", "apv", "jku", "jwk", "x5u", "x5c",
  ]

  /// The claims of the construct; the server nonce's has the name that the configuration gives it.
  static let reservedClaimNames = [
    "aud", "iss", "sub", "iat", "exp", "nonce", "scope", "password",
  ]
}

extension GeneratedClaims: CustomStringConvertible {
  /// What is not at its simplest.
  public var description: String {
    let fields: [(String, String, Bool)] = [
      ("aud", audience.map(\.quoted).joined(separator: " and "), audience.map(\.utf8.count) != [0]),
      ("user", userName.quoted, !userName.isEmpty),
      ("iat", "\(issuedAt)", issuedAt != Sample.issuedAt),
      ("lifetime", "\(lifetime)", lifetime != 300), ("now - iat", "\(age)", age != 0),
      ("nonce", nonce.quoted, !nonce.isEmpty),
      ("server nonce", requestNonce.quoted, !requestNonce.isEmpty),
      ("scope", scope.quoted, !scope.isEmpty),
      ("password", String(decoding: password, as: UTF8.self).quoted, !password.isEmpty),
      ("custom", "\(custom)", custom.count > 0), ("header", "\(header)", header.count > 0),
      ("prefix", prefix.quoted, prefix != PartyVInfo.assertionPrefix),
      ("nonce claim", nonceClaimName.quoted, nonceClaimName != AssertionPolicy.requestNonce),
      ("ephemeral", "\(ephemeral)", ephemeral.scalar.dropLast().contains { $0 != 0 }),
      ("recipient", "\(recipient)", recipient.scalar.dropLast().contains { $0 != 0 }),
      (
        "iv", Description.hexadecimal(initializationVector),
        initializationVector.contains { $0 != 0 }
      ),
    ]
    let shown = fields.filter(\.2).map { "\($0.0) \($0.1)" }
    return shown.isEmpty ? "the simplest claims" : shown.joined(separator: ", ")
  }

  /// How old the token is when it is judged; both ends of the range are 360 s apart at most.
  private var age: Int64 { now &- issuedAt }
}
