/// Direct key agreement (RFC 7518, 4.6): from Z to the content encryption key.
package enum DirectAgreement {
  /// Derives the key of A256GCM; the AlgorithmID is the `enc` value, not `alg`.
  ///
  /// - Throws: `header.size` where a limit beyond four gigabytes let through a party info that the
  ///   KDF can't state the length of.
  package static func contentKey(
    sharedSecret: consuming SecretBytes, partyUInfo: [UInt8], partyVInfo: [UInt8]
  ) throws(Refusal) -> SecretBytes {
    do throws(ConcatKDF.Failure) {
      return try ConcatKDF.derive(
        sharedSecret: sharedSecret.span, algorithmID: ProtectedHeader.encryption.utf8.span,
        partyUInfo: partyUInfo.span, partyVInfo: partyVInfo.span, keyBits: A256GCM.keyCount * 8)
    } catch {
      throw Refusal(.headerSize)
    }
  }
}
