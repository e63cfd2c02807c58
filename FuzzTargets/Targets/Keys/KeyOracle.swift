import AssertionLaws
import AssertionMutation
import PlatformSSOAssertion
import References

/// Holds what the construct says of a key file against another reader and against itself.
struct KeyOracle {
  private let form: KeyForm
  private let file: [UInt8]
  private let theirs: KeyReading

  /// Reads the file a second time.
  init(_ form: KeyForm, _ file: [UInt8]) {
    self.form = form
    self.file = file
    theirs =
      switch form {
      case .publicJWK, .privateJWK: NaiveJWK.read(file, isPrivate: form.isPrivate)
      case .publicPEM, .privatePEM, .spki, .pkcs8, .sec1:
        OpenSSLPEM.read(file, isPrivate: form.isPrivate)
      case .point: KeyReading.point(file)
      }
  }

  /// Judges a public key that the construct read.
  func verdict(on key: P256PublicKey) throws(OracleViolation) -> Verdict {
    try check(accepted: key)
    try KeyRoundTrip.check(key)
    return .accept
  }

  /// Judges a private key that the construct read.
  func verdict(on key: borrowing P256PrivateKey) throws(OracleViolation) -> Verdict {
    try check(accepted: key.publicKey)
    let scalar = key.scalarOctets()
    guard let other = theirs.scalar, scalar.span.equals(other.span) else {
      throw OracleViolation("the other reader reads another scalar")
    }
    if form == .privateJWK {
      // A private JWK is a public one with a member more.
      guard let half = try? P256PublicKey(jwk: file.span), half == key.publicKey else {
        throw OracleViolation("a private JWK read as a public key is another key, or none")
      }
    }
    try KeyRoundTrip.check(key)
    return .accept
  }

  /// Judges why the construct refused the file.
  func verdict(refused error: KeyError) throws(OracleViolation) -> Verdict {
    guard theirs.faults.contains(error) || KeyStrictness.allows(error, form, file) else {
      throw OracleViolation("refused by \(error.rawValue), the other reader \(reading)")
    }
    let shown = "\(error)"
    guard !shown.isEmpty else { throw OracleViolation("\(error.rawValue) says nothing") }
    let secret = theirs.scalar.map { Secret("the scalar", octets: $0) }
    guard secret?.form(in: SearchedText(Array(shown.utf8))) == nil else {
      throw OracleViolation("the text of a refusal has the scalar in it")
    }
    return .rejectKey(error)
  }

  private func check(accepted key: P256PublicKey) throws(OracleViolation) {
    guard theirs.faults.isEmpty else {
      throw OracleViolation("accepted, the other reader \(reading)")
    }
    guard theirs.point == key.x963 else {
      throw OracleViolation("the other reader reads another point")
    }
  }

  /// The other reader's verdict for a message.
  private var reading: String {
    guard !theirs.faults.isEmpty else { return "reads a key" }
    return "finds " + theirs.faults.map(\.rawValue).sorted().joined(separator: ", ")
  }
}
