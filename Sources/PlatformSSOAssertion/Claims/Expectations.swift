/// What a caller compares one value of the assertion with.
public enum Expected: Equatable, Sendable {
  /// The value must be these octets of UTF-8.
  case exactly(String)
  /// The caller compares elsewhere, or not at all.
  case unchecked
}

/// What the identity provider knows of the login request that carries the assertion.
///
/// ECDH-ES authenticates no sender: whoever has the public key can make a valid token. These
/// comparisons, and the outer signature, are what ties a password to its request, so each is asked
/// for by name and leaving one out has to be written down as `.unchecked`.
public struct Expectations: Sendable {
  /// The audience that the login configuration states.
  public var audience: Expected
  /// The login user name, which `iss` and `sub` both hold.
  public var subject: Expected
  /// The login request's own `nonce`.
  public var nonce: Expected
  /// The nonce that the server issued; single use is the caller's store to enforce.
  public var requestNonce: Expected
  /// The login request's `scope`.
  public var scope: Expected
  /// The time at which to judge `iat` and `exp`, in seconds since 1970-01-01T00:00:00Z.
  public var now: Int64
  /// Where the sources leave room, or a deployment needs it.
  public var policy: AssertionPolicy

  /// States all expectations.
  public init(
    audience: Expected, subject: Expected, nonce: Expected, requestNonce: Expected,
    scope: Expected, now: Int64, policy: AssertionPolicy = AssertionPolicy()
  ) {
    self.audience = audience
    self.subject = subject
    self.nonce = nonce
    self.requestNonce = requestNonce
    self.scope = scope
    self.now = now
    self.policy = policy
  }
}

/// Expectations by reference, so that each check reads its field without copying all of them.
final class StatedExpectations: Sendable {
  let value: Expectations

  init(_ value: Expectations) {
    self.value = value
  }
}
