/// The claims of an assertion: what the Mac says about the login, and the password.
public struct AssertionClaims: ~Copyable, Sendable {
  /// For whom the assertion is; one text, or several where the token held an array.
  public var audience: [String]
  /// The login user name as `iss`.
  public var issuer: String
  /// The login user name as `sub`.
  public var subject: String
  /// When the assertion was made.
  public var issuedAt: NumericDate
  /// When it expires.
  public var expires: NumericDate
  /// The login request's own nonce.
  public var nonce: String
  /// The nonce that the server issued.
  public var requestNonce: String
  /// The requested scope.
  public var scope: String
  /// The password as UTF-8; wiped when the claims go.
  public var password: SecretBytes
  /// All other claims, in their order.
  public var custom: [JSONMember]

  /// States the claims as the Mac makes them: one audience, one user, 300 s to live.
  public init(
    audience: String, userName: String, issuedAt: Int64, nonce: String, requestNonce: String,
    scope: String = "openid offline_access urn:apple:platformsso",
    password: consuming SecretBytes, custom: [JSONMember] = []
  ) {
    self.audience = [audience]
    issuer = userName
    subject = userName
    self.issuedAt = NumericDate(seconds: issuedAt)
    let (end, isBeyond) = issuedAt.addingReportingOverflow(300)
    expires = NumericDate(seconds: isBeyond ? .max : end)
    self.nonce = nonce
    self.requestNonce = requestNonce
    self.scope = scope
    self.password = password
    self.custom = custom
  }

  /// Copies verified claims.
  init(_ view: borrowing JSONView, _ verified: VerifiedClaims) {
    audience = (view.stringOrStrings(verified.aud) ?? []).map { view.string($0) }
    issuer = view.string(verified.iss)
    subject = view.string(verified.sub)
    issuedAt = verified.issuedAt
    expires = verified.expires
    nonce = view.string(verified.nonce)
    requestNonce = view.string(verified.requestNonce)
    scope = view.string(verified.scope)
    password = view.secret(verified.password)
    custom = verified.custom.map { JSONMember(view.string($0), view.value($0 + 1)) }
  }

  /// The names that no custom claim may have, beside the server nonce's.
  static let reservedNames = ClaimName.allCases.map(\.text)
}

extension JSONView {
  /// The text that a string stands for, without a copy that is not wiped.
  func secret(_ index: Int) -> SecretBytes {
    guard node(index).hasEscapes else { return SecretBytes(copying: content(index)) }
    var secret = SecretBytes()
    var octets = JSONStringOctets(content(index))
    while let octet = octets.next() { secret.append(octet) }
    return secret
  }
}
