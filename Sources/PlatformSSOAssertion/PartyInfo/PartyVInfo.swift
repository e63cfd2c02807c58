/// The recipient's party info: a prefix, the recipient's public key and the server's nonce.
///
/// Layout: length, prefix, length, the key as an uncompressed X9.63 point, length, nonce. The nonce
/// is the text as the server issued it, never decoded.
public struct PartyVInfo: Equatable, Sendable {
  /// What the Mac writes as the prefix of an embedded assertion unless configured otherwise.
  public static let assertionPrefix = "APPLEEMBEDDED"

  /// The first field; may be empty.
  public var prefix: [UInt8]
  /// The second field: 65 octets in a well-formed assertion.
  public var point: [UInt8]
  /// The third field: UTF-8 text in a well-formed assertion.
  public var nonce: [UInt8]

  /// Makes the party info of a recipient's key.
  public init(prefix: String = Self.assertionPrefix, recipient: P256PublicKey, nonce: String) {
    self.prefix = Array(prefix.utf8)
    point = recipient.x963
    self.nonce = Array(nonce.utf8)
  }

  /// Reads the three fields and nothing behind them; their content is not judged.
  ///
  /// - Parameter octets: The decoded `apv`.
  /// - Throws: A `party-v` rule on lengths.
  public init(parsing octets: Span<UInt8>) throws(Refusal) {
    var reader = LengthPrefixedReader()
    do throws(LengthPrefixedReader.Fault) {
      prefix = [UInt8](copying: octets.extracting(try reader.next(in: octets)))
      point = [UInt8](copying: octets.extracting(try reader.next(in: octets)))
      nonce = [UInt8](copying: octets.extracting(try reader.next(in: octets)))
    } catch {
      switch error {
      case .lengthTruncated(let offset): throw Refusal(.partyVLengthTruncated, at: offset)
      case .fieldOverrun(let offset): throw Refusal(.partyVFieldOverrun, at: offset)
      }
    }
    guard reader.offset == octets.count else {
      throw Refusal(.partyVTrailingOctets, at: reader.offset)
    }
  }

  /// The nonce, or nil where it is not the text that a claim could equal.
  var readableNonce: [UInt8]? { nonce.span.isUTF8 ? nonce : nil }

  /// The octets that `apv` encodes.
  public var octets: [UInt8] {
    var octets: [UInt8] = []
    _ =
      octets.append(lengthPrefixed: prefix.span) && octets.append(lengthPrefixed: point.span)
      && octets.append(lengthPrefixed: nonce.span)
    return octets
  }
}

extension PartyVInfo {
  /// Checks the fields' content against what the caller expects.
  ///
  /// - Parameter recipient: The recipient's key, or nil where it is not known.
  func check(
    against expectations: StatedExpectations?, recipient: P256PublicKey?,
    _ recorder: inout some RuleRecorder
  ) throws(Refusal) {
    if let expectations {
      try recorder.require(
        expectations.value.policy.partyVPrefix.allows(prefix.span), .partyVPrefixMismatch, at: 4)
    } else {
      recorder.skips(.partyVPrefixMismatch, because: .noExpectation)
    }
    let pointOffset = 4 + prefix.count + 4
    let isPoint = try recorder.require(
      P256PublicKey.isUncompressed(point.span), .partyVPointForm, at: pointOffset)
    if isPoint, let recipient {
      try recorder.require(
        point.span.equals(recipient.x963.span), .partyVRecipientMismatch, at: pointOffset)
    }
    let nonceOffset = pointOffset + point.count + 4
    guard try recorder.require(nonce.span.isUTF8, .partyVNonceUTF8, at: nonceOffset) else {
      return recorder.skips(.partyVNonceMismatch, because: .earlierLayer)
    }
    switch expectations?.value.requestNonce {
    case .exactly(let issued):
      try recorder.require(nonce.span.equals(issued), .partyVNonceMismatch, at: nonceOffset)
    case .unchecked, nil:
      recorder.skips(.partyVNonceMismatch, because: .noExpectation)
    }
  }
}
