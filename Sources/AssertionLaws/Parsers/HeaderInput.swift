import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// A header's text with what it is judged by.
public struct HeaderInput: Sendable, CustomStringConvertible {
  let text: [UInt8]
  let profile: Profile
  let recipient: HeaderRecipient
  let policy: AssertionPolicy

  /// The text, the profile, and how advisory rules are taken.
  public var description: String {
    "\(text.shown), profile \(profile), kid mismatch: \(policy.kidMismatch), key reference: "
      + "\(policy.keyReference), kid \(recipient.kid)"
  }

  /// Headers near to the valid one: members missing, doubled, of another type or with other values.
  static let generator = Generator<HeaderInput> { source throws(Rejection) in
    let recipient = source.one(of: HeaderRecipient.all)
    var drawing = HeaderDrawing(source: source)
    let tree = try drawing.header(for: recipient)
    source = drawing.source
    let reactions: [AssertionPolicy.Reaction] = [.refuse, .warn]
    return HeaderInput(
      text: source.spelled(tree).octets,
      profile: source.flag(percent: 20) ? .jose : .assertion, recipient: recipient,
      policy: AssertionPolicy(
        kidMismatch: source.one(of: reactions),
        keyReference: source.one(of: reactions)))
  }
}

/// A recipient whose `kid` was computed elsewhere.
struct HeaderRecipient: Sendable {
  /// The standard base64 of SHA-256 over the X9.63 point, padded.
  let kid: String
  /// A PartyVInfo that names the recipient.
  let partyVInfo: [UInt8]

  /// Points whose digests have characters on which the alphabets differ: small multiples of the
  /// base point.
  static let all = [
    HeaderRecipient(scalar: 8, kid: "nRUk01XKi/TaBVKg8UUv9smG/Vaiw6+XI/dd5d2x2vk="),
    HeaderRecipient(scalar: 4, kid: "YX4396SNMKY95u/qpE+qSDLgbBfQAOVJnTxYdswiUIA="),
    HeaderRecipient(scalar: 5, kid: "v240gNPwV1OjFzv1AL8Po07kYMgtMGcTHboEDPORjZw="),
  ]

  private init(scalar: UInt8, kid: String) {
    self.kid = kid
    let octets = [UInt8](repeating: 0, count: 31) + [scalar]
    guard let key = try? P256PrivateKey(scalar: octets.span) else {
      preconditionFailure("a small scalar is refused")
    }
    partyVInfo = PartyVInfo(recipient: key.publicKey, nonce: Sample.requestNonce).octets
  }
}
