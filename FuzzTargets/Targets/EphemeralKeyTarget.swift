import AssertionMutation
import PlatformSSOAssertion
import References

/// Reads an `epk`, asks whether its point is on the curve, and agrees with it.
///
/// Oracles: OpenSSL's generic key interface takes the point exactly where ours does, and gives the
/// same Z; what is accepted is an object of four right members to a naive reader.
public enum EphemeralKeyTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "EphemeralKey"
  /// What an input is.
  public static let reads = "the text of an `epk`"
  /// What must hold besides not crashing.
  public static let oracle = """
    OpenSSL's generic key interface takes the same points and agrees on the same Z; a naive reader \
    reads the same point
    """

  /// Runs one input: the JSON text of `epk`.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    let header = wrapped(input)
    let naive = NaiveJSON.read(input).flatMap(point)
    let parsed: ProtectedHeader
    do throws(Refusal) {
      parsed = try ProtectedHeader(parsing: header.span, limits: .fuzzing)
    } catch {
      // A naive point beyond the field is refused by its range; none else may be refused at all,
      // unless a limit or the text around it is what is wrong.
      guard
        naive == nil
          || [.epkCoordinateRange, .headerSize, .headerDepth, .headerMemberCount]
            .contains(error.rule)
      else { throw OracleViolation("a well-formed epk is refused by \(error.rule.id)") }
      return .reject(error.rule)
    }
    guard let point = parsed.ephemeralPoint, point == naive else {
      throw OracleViolation("the naive reader reads another point, or none")
    }
    return try agree(point)
  }

  private static func agree(_ point: [UInt8]) throws(OracleViolation) -> Verdict {
    let theirs = OpenSSLAgreement.sharedSecret(scalar: recipientScalar, point: point)
    let key: P256PublicKey
    do throws(KeyError) {
      key = try P256PublicKey(x963: point.span)
    } catch {
      guard theirs == nil else { throw OracleViolation("OpenSSL takes a point that is refused") }
      return .reject(.epkNotOnCurve)
    }
    let secret = Sample.recipient.sharedSecret(with: key)
    guard let theirs, secret.span.equals(theirs.span) else {
      throw OracleViolation("OpenSSL agrees on another Z, or refuses the point")
    }
    return .accept
  }

  private static let recipientScalar: [UInt8] = {
    let octets = Sample.recipient.scalarOctets()
    return [UInt8](copying: octets.span)
  }()

  /// A header that has nothing wrong but what `epk` brings.
  private static func wrapped(_ epk: Span<UInt8>) -> [UInt8] {
    before + [UInt8](copying: epk) + Array("}".utf8)
  }

  private static let before =
    Array(
      #"{"alg":"ECDH-ES","enc":"A256GCM","typ":"platformsso-encrypted-login-assertion+jwt","#.utf8)
    + Array(#""apu":"","apv":"","epk":"#.utf8)

  private static func point(_ value: JSONValue) -> [UInt8]? {
    guard case .object(let members) = value else { return nil }
    func member(_ name: String) -> JSONValue? {
      members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
    guard member("kty") == .string("EC"), member("crv") == .string("P-256"), member("d") == nil,
      case .string(let x) = member("x"), let x = NaiveBase64URL.decode(x), x.count == 32,
      case .string(let y) = member("y"), let y = NaiveBase64URL.decode(y), y.count == 32
    else { return nil }
    return [4] + x + y
  }
}
