import PlatformSSOAssertion

/// What the five segments of a token encode.
public struct SealedContent: Sendable {
  /// The header's octets.
  public var header: [UInt8]
  /// The octets of the second segment.
  public var encryptedKey: [UInt8]
  /// The octets of the third segment.
  public var initializationVector: [UInt8]
  /// The octets of the fourth segment.
  public var ciphertext: [UInt8]
  /// The octets of the fifth segment.
  public var tag: [UInt8]
}

extension TokenRecipe {
  /// The header's text as it will be sealed.
  public var renderedHeader: [UInt8] {
    headerText ?? writtenHeader ?? JSONValue.object(header).jsonText
  }

  /// The plaintext as it will be sealed.
  public var renderedPlaintext: [UInt8] {
    plaintext ?? writtenClaims ?? JSONValue.object(claims).jsonText
  }

  /// The token's size in octets, without the cost of building it; later edits do not count.
  var tokenSize: Int {
    Base64URL.encodedCount(renderedHeader.count) + Base64URL.encodedCount(encryptedKey.count)
      + Base64URL.encodedCount(initializationVector.count)
      + Base64URL.encodedCount(renderedPlaintext.count)
      + Base64URL.encodedCount(A256GCM.tagCount) + 4
  }

  /// Builds the token: key derivation and encryption over the layers as they are.
  public func token() -> [UInt8] {
    let header = renderedHeader
    let headerSegment = Base64URL.encode(header.span)
    var content = sealed(header, headerSegment)
    editContent?(&content)
    let firstSegment =
      content.header == header ? headerSegment : Base64URL.encode(content.header.span)
    guard let editSegments else {
      return CompactSerialization.serialize(
        headerSegment: firstSegment, encryptedKey: content.encryptedKey.span,
        initializationVector: content.initializationVector.span,
        ciphertext: content.ciphertext.span, authenticationTag: content.tag.span)
    }
    var segments = [
      firstSegment, Base64URL.encode(content.encryptedKey.span),
      Base64URL.encode(content.initializationVector.span),
      Base64URL.encode(content.ciphertext.span), Base64URL.encode(content.tag.span),
    ]
    editSegments(&segments)
    return Array(segments.joined(separator: [UInt8(ascii: ".")]))
  }

  /// Encrypts the plaintext, before any later edit.
  func sealed() -> SealedContent {
    let header = renderedHeader
    return sealed(header, Base64URL.encode(header.span))
  }

  private func sealed(_ header: [UInt8], _ headerSegment: [UInt8]) -> SealedContent {
    let plaintext = renderedPlaintext
    let data = additionalData?(header) ?? headerSegment
    let key = contentKey()
    guard
      let sealed = A256GCM.seal(
        plaintext.span, key: key, iv: initializationVector.span, additionalData: data.span)
    else { preconditionFailure("a recipe's vector or key has the wrong size") }
    return SealedContent(
      header: header, encryptedKey: encryptedKey, initializationVector: initializationVector,
      ciphertext: sealed.ciphertext, tag: sealed.tag)
  }

  private func contentKey() -> SecretBytes {
    // Not by the library's derivation, so that a fault there makes it refuse every token.
    let key = deriveKey?(self) ?? knownKey ?? KeyInput(self).key
    return SecretBytes(copying: key.span)
  }
}

extension TokenRecipe {
  /// Adds an edit of what the segments encode behind those that are there.
  mutating func thenContent(_ edit: @escaping @Sendable (inout SealedContent) -> Void) {
    let earlier = editContent
    editContent = { content in
      earlier?(&content)
      edit(&content)
    }
  }

  /// Adds an edit of the segments' text behind those that are there.
  mutating func thenSegments(_ edit: @escaping @Sendable (inout [[UInt8]]) -> Void) {
    let earlier = editSegments
    editSegments = { segments in
      earlier?(&segments)
      edit(&segments)
    }
  }
}
