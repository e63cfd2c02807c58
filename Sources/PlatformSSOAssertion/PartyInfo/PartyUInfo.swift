/// The sender's party info: a label and the ephemeral public key.
///
/// Layout: length, `APPLE`, length, the key as an uncompressed X9.63 point. 78 octets in all.
public struct PartyUInfo: Equatable, Sendable {
  /// What the Mac writes as the first field.
  public static let label: [UInt8] = Array("APPLE".utf8)

  /// The first field.
  public var label: [UInt8]
  /// The second field: 65 octets in a well-formed assertion.
  public var point: [UInt8]

  /// Makes the party info of an ephemeral key under Apple's label.
  public init(ephemeralKey: P256PublicKey) {
    label = Self.label
    point = ephemeralKey.x963
  }

  /// Reads both fields and nothing behind them; their content is not judged.
  ///
  /// - Parameter octets: The decoded `apu`.
  /// - Throws: A `party-u` rule on lengths.
  public init(parsing octets: Span<UInt8>) throws(Refusal) {
    var reader = LengthPrefixedReader()
    do throws(LengthPrefixedReader.Fault) {
      label = [UInt8](copying: octets.extracting(try reader.next(in: octets)))
      point = [UInt8](copying: octets.extracting(try reader.next(in: octets)))
    } catch {
      switch error {
      case .lengthTruncated(let offset): throw Refusal(.partyULengthTruncated, at: offset)
      case .fieldOverrun(let offset): throw Refusal(.partyUFieldOverrun, at: offset)
      }
    }
    guard reader.offset == octets.count else {
      throw Refusal(.partyUTrailingOctets, at: reader.offset)
    }
  }

  /// The octets that `apu` encodes.
  public var octets: [UInt8] {
    var octets: [UInt8] = []
    _ = octets.append(lengthPrefixed: label.span) && octets.append(lengthPrefixed: point.span)
    return octets
  }
}

extension PartyUInfo {
  /// Checks the fields' content against the ephemeral key, or only their form without one.
  func check(
    against ephemeralKey: P256PublicKey?, _ recorder: inout some RuleRecorder
  ) throws(Refusal) {
    try recorder.require(label.span.equals(Self.label.span), .partyULabel, at: 4)
    let pointOffset = 4 + label.count + 4
    guard
      try recorder.require(
        P256PublicKey.isUncompressed(point.span), .partyUPointForm, at: pointOffset),
      let ephemeralKey
    else { return }
    try recorder.require(
      point.span.equals(ephemeralKey.x963.span), .partyUKeyMismatch, at: pointOffset)
  }
}
