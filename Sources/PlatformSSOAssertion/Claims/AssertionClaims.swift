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

  /// Reads claims that the verifier has accepted, or nil where one is missing.
  init?(_ view: borrowing JSONView, serverNonceClaimName: String) {
    func text(_ name: String) -> String? {
      guard let index = view.member(name, ofObject: 0), view.node(index).kind == .string else {
        return nil
      }
      return view.string(index)
    }
    guard let aud = view.member("aud", ofObject: 0), let audience = view.stringOrStrings(aud),
      let issuer = text("iss"), let subject = text("sub"),
      let iat = view.member("iat", ofObject: 0), let issuedAt = view.date(iat),
      let exp = view.member("exp", ofObject: 0), let expires = view.date(exp),
      let nonce = text("nonce"), let requestNonce = text(serverNonceClaimName),
      let scope = text("scope"),
      let passwordIndex = view.member("password", ofObject: 0),
      view.node(passwordIndex).kind == .string
    else { return nil }
    self.audience = audience.map { view.string($0) }
    self.issuer = issuer
    self.subject = subject
    self.issuedAt = issuedAt
    self.expires = expires
    self.nonce = nonce
    self.requestNonce = requestNonce
    self.scope = scope
    password = view.secret(passwordIndex)
    custom = Self.custom(in: view, serverNonceClaimName: serverNonceClaimName)
  }

  private static func custom(
    in view: borrowing JSONView, serverNonceClaimName: String
  ) -> [JSONMember] {
    var custom: [JSONMember] = []
    var name = 1
    while name < view.node(0).next {
      if !isReserved(name, in: view, serverNonceClaimName: serverNonceClaimName) {
        custom.append(JSONMember(view.string(name), view.value(name + 1)))
      }
      name = view.node(name + 1).next
    }
    return custom
  }

  private static func isReserved(
    _ index: Int, in view: borrowing JSONView, serverNonceClaimName: String
  ) -> Bool {
    for name in reservedNames where view.isString(index, name) { return true }
    return view.isString(index, serverNonceClaimName)
  }

  /// The names that no custom claim may have, beside the server nonce's.
  static let reservedNames = [
    "aud", "exp", "iat", "iss", "nonce", "password", "scope", "sub",
  ]
}

extension JSONView {
  /// The text that a string stands for, without a copy that is not wiped.
  func secret(_ index: Int) -> SecretBytes {
    var secret = SecretBytes()
    var octets = JSONStringOctets(content(index))
    while let octet = octets.next() { secret.append(octet) }
    return secret
  }
}
