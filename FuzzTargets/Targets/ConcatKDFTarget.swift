import PlatformSSOAssertion
import References

/// Derives keys of 1 to 4,096 bits.
///
/// An input is the number of bits in two octets, the lengths of Z, AlgorithmID and PartyUInfo in an
/// octet each, and these fields; what is left is PartyVInfo. A field is as long as the input has octets
/// for it.
///
/// Oracle: OpenSSL's own single-step KDF derives the same key.
public enum ConcatKDFTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "ConcatKDF"
  /// What an input is.
  public static let reads = "lengths and fields of a key derivation"
  /// What must hold besides not crashing.
  public static let oracle = "OpenSSL's single-step KDF derives the same key"

  /// Runs one input: lengths and fields.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    guard input.count >= 5 else { return .outOfScope }
    let bits = (Int(input[0]) << 8 | Int(input[1])) % 4096 + 1
    var rest = input.extracting(5...)
    let secret = take(input[2], from: &rest)
    let algorithm = take(input[3], from: &rest)
    let apu = take(input[4], from: &rest)
    let apv = [UInt8](copying: rest)
    // OpenSSL takes no empty secret.
    guard !secret.isEmpty else { return .outOfScope }
    let theirs = SSKDF.key(
      secret: secret, algorithmID: algorithm, partyUInfo: apu, partyVInfo: apv,
      keyBits: UInt32(bits))
    let ours: [UInt8]
    do throws(ConcatKDF.Failure) {
      let key = try ConcatKDF.derive(
        sharedSecret: secret.span, algorithmID: algorithm.span, partyUInfo: apu.span,
        partyVInfo: apv.span, keyBits: bits)
      ours = [UInt8](copying: key.span)
    } catch {
      throw OracleViolation("lengths that fit are refused")
    }
    guard ours == theirs else { throw OracleViolation("OpenSSL derives another key") }
    return .accept
  }

  /// Takes a field of so many octets, or of what is left.
  private static func take(_ count: UInt8, from rest: inout Span<UInt8>) -> [UInt8] {
    let count = min(Int(count), rest.count)
    defer { rest = rest.extracting(count...) }
    return [UInt8](copying: rest.extracting(..<count))
  }
}
