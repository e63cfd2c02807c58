import PlatformSSOAssertion

/// A token taken apart with the recipient's key: what a mutator can change behind the tag.
///
/// Packing it again repairs everything below: Z from the ephemeral key that the header names, the
/// content key from the party infos that it names, the tag over all of it.
public struct UnpackedToken: Sendable {
  /// The header's octets.
  public var headerText: [UInt8] { didSet { knownKey = nil } }
  /// The octets of the third segment.
  public var initializationVector: [UInt8]
  /// The decrypted octets.
  public var plaintext: [UInt8]
  /// The content key that the header leads to, as long as it is the one that was read.
  private var knownKey: [UInt8]?

  /// Takes a token apart; nil where it does not open under the profile `jose`.
  public init?(_ token: [UInt8], limits: Limits = Sample.limits) {
    do throws(Refusal) {
      // Step by step, not by `DirectJWE.open`, which would not give out the content key.
      let compact = try CompactSerialization(parsing: token.span, limits: limits)
      guard compact.range(of: .encryptedKey).isEmpty,
        let text = compact.octets(of: .protectedHeader, in: token.span),
        let vector = compact.octets(of: .initializationVector, in: token.span),
        let ciphertext = compact.octets(of: .ciphertext, in: token.span),
        let tag = compact.octets(of: .authenticationTag, in: token.span)
      else { return nil }
      let header = try ProtectedHeader(parsing: text.span, profile: .jose, limits: limits)
      guard let key = try Self.contentKey(of: header),
        let opened = A256GCM.open(
          ciphertext.span, key: key, iv: vector.span, tag: tag.span,
          additionalData: compact.text(of: .protectedHeader, in: token.span))
      else { return nil }
      headerText = text
      initializationVector = vector
      plaintext = [UInt8](copying: opened.span)
      knownKey = [UInt8](copying: key.span)
    } catch {
      return nil
    }
  }

  /// Builds the token; nil where the header names no point to agree with, or the vector has no twelve
  /// octets: there is no key then that a decoder could derive.
  public func token() -> [UInt8]? {
    guard let key = knownKey.map({ SecretBytes(copying: $0.span) }) ?? contentKey() else {
      return nil
    }
    let headerSegment = Base64URL.encode(headerText.span)
    let sealed = A256GCM.seal(
      plaintext.span, key: key, iv: initializationVector.span, additionalData: headerSegment.span)
    guard let sealed else { return nil }
    return CompactSerialization.serialize(
      headerSegment: headerSegment, encryptedKey: [UInt8]().span,
      initializationVector: initializationVector.span, ciphertext: sealed.ciphertext.span,
      authenticationTag: sealed.tag.span)
  }

  private static func contentKey(of header: ProtectedHeader) throws(Refusal) -> SecretBytes? {
    guard let octets = header.ephemeralPoint,
      let point = try? P256PublicKey(x963: octets.span)
    else { return nil }
    return try DirectAgreement.contentKey(
      sharedSecret: SampleRecipient().sharedSecret(with: point),
      partyUInfo: header.partyUInfo ?? [], partyVInfo: header.partyVInfo ?? [])
  }

  /// The key that a header leads to which may break any rule.
  private func contentKey() -> SecretBytes? {
    guard case .object(let header) = try? JSONValue(parsing: headerText.span),
      case .object(let epk) = header.exactly("epk"), let x = epk.exactly("x")?.base64URLOctets,
      let y = epk.exactly("y")?.base64URLOctets
    else { return nil }
    let point = [4] + x + y
    guard let ephemeral = try? P256PublicKey(x963: point.span) else { return nil }
    return try? DirectAgreement.contentKey(
      sharedSecret: SampleRecipient().sharedSecret(with: ephemeral),
      partyUInfo: header.exactly("apu")?.base64URLOctets ?? [],
      partyVInfo: header.exactly("apv")?.base64URLOctets ?? [])
  }
}

extension [JSONMember] {
  /// The value of a member whose name has exactly these octets.
  fileprivate func exactly(_ name: String) -> JSONValue? {
    first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

extension JSONValue {
  /// The octets that a string encodes in base64url.
  fileprivate var base64URLOctets: [UInt8]? {
    guard case .string(let text) = self else { return nil }
    let octets = Array(text.utf8)
    return try? Base64URL.decode(octets.span)
  }
}
