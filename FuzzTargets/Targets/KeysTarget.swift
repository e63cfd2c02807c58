import AssertionMutation
import PlatformSSOAssertion
import References

/// Reads key files: JWK and PEM, public and private, and X9.63 points.
///
/// The first octet of an input is a `KeyForm`, which says how the rest is read.
///
/// Oracles: a naive reader of JWKs and OpenSSL's functions for DER find the same point and scalar,
/// or a fault of the kind that the refusal names, but for what `KeyStrictness` lists; what is
/// accepted is written in every form and read again; a refusal's text has nothing of the scalar, and
/// nothing that libcrypto reported is left on the thread.
public enum KeysTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "Keys"
  /// What an input is.
  public static let reads = """
    one octet that chooses the reader (`KeyForm`), then a key file: JWK, PEM, DER that is put into \
    PEM, or an X9.63 point; public or private
    """
  /// What must hold besides not crashing.
  public static let oracle = """
    a naive reader of JWKs and OpenSSL's functions for DER find the same key, or a fault of the \
    refusal's kind, but for what `KeyStrictness` lists; an accepted key is written in every form \
    and read again by both; a refusal's text has nothing of the scalar, and libcrypto's errors are \
    as before
    """

  /// Runs one input: an octet that chooses the reader, and a key file.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    guard !input.isEmpty, let form = KeyForm(input[0]) else { return .outOfScope }
    let file = form.file(of: [UInt8](copying: input.extracting(1...)))
    let oracle = KeyOracle(form, file)
    let errors = OpenSSLErrors()
    let verdict =
      form.isPrivate
      ? try readPrivateKey(form, file, oracle) : try readPublicKey(form, file, oracle)
    guard OpenSSLErrors() == errors else {
      throw OracleViolation("libcrypto's errors are left behind for the next caller")
    }
    return verdict
  }

  private static func readPublicKey(
    _ form: KeyForm, _ file: [UInt8], _ oracle: KeyOracle
  ) throws(OracleViolation) -> Verdict {
    let key: P256PublicKey
    do throws(KeyError) {
      key =
        switch form {
        case .publicJWK: try P256PublicKey(jwk: file.span)
        case .point: try P256PublicKey(x963: file.span)
        default: try P256PublicKey(pem: file.span)
        }
    } catch {
      return try oracle.verdict(refused: error)
    }
    return try oracle.verdict(on: key)
  }

  private static func readPrivateKey(
    _ form: KeyForm, _ file: [UInt8], _ oracle: KeyOracle
  ) throws(OracleViolation) -> Verdict {
    let key: P256PrivateKey
    do throws(KeyError) {
      switch form {
      case .privateJWK: key = try P256PrivateKey(jwk: file.span)
      default: key = try P256PrivateKey(pem: file.span)
      }
    } catch {
      return try oracle.verdict(refused: error)
    }
    return try oracle.verdict(on: key)
  }
}
