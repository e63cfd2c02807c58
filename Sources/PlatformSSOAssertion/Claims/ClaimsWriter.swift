extension AssertionClaims {
  /// Writes the claims as the Mac does: its member order, custom claims behind.
  func json(serverNonceClaimName: String) -> SecretBytes {
    var writer = JSONWriter(into: SecretBytes())
    writer.beginObject()
    writer.name("iat")
    writer.literal(issuedAt.jsonText)
    writer.name("password")
    writer.string(password.span)
    write("iss", issuer, to: &writer)
    write(serverNonceClaimName, requestNonce, to: &writer)
    write("sub", subject, to: &writer)
    write("scope", scope, to: &writer)
    writer.name("exp")
    writer.literal(expires.jsonText)
    writer.name("aud")
    writer.value(audience.count == 1 ? .string(audience[0]) : .array(audience.map { .string($0) }))
    write("nonce", nonce, to: &writer)
    for member in custom {
      writer.name(member.name)
      writer.value(member.value)
    }
    writer.endObject()
    return writer.finish()
  }

  private func write(
    _ name: String, _ value: String, to writer: inout JSONWriter<SecretBytes>
  ) {
    writer.name(name)
    writer.string(value)
  }
}
