import COpenSSL

/// What libcrypto last reported on this thread, and first of what nobody fetched; to compare.
public struct OpenSSLErrors: Equatable, Sendable {
  private let first = ERR_peek_error()
  private let last = ERR_peek_last_error()

  /// Looks at both without taking them.
  public init() {}
}
