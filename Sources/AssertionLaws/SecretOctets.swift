import PlatformSSOAssertion

extension SecretBytes {
  /// A copy of the octets to compare; nothing that is drawn here is a secret.
  var octets: [UInt8] { [UInt8](copying: span) }
}
