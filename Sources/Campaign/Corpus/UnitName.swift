import COpenSSL
import Foundation

/// The name that libFuzzer gives a unit: the SHA-1 of its content in hexadecimal digits.
public enum UnitName {
  /// The name of a content.
  public static func of(_ content: Data) -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    // libcrypto reads exactly the content, and writes at most EVP_MAX_MD_SIZE octets.
    let status = content.withUnsafeBytes {
      EVP_Digest($0.baseAddress, $0.count, &digest, &count, EVP_sha1(), nil)
    }
    precondition(status == 1, "libcrypto has no SHA-1")
    return digest.prefix(Int(count)).map { octet in
      let digits = String(octet, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
