import COpenSSL
import Foundation

/// Names that follow from content.
enum Digest {
  /// The SHA-1 of a content in hexadecimal digits, which libFuzzer names its files by.
  static func sha1(_ content: Data) -> String { hex(content, EVP_sha1()) }

  /// The SHA-256 of a content in hexadecimal digits.
  static func sha256(_ content: Data) -> String { hex(content, EVP_sha256()) }

  private static func hex(_ content: Data, _ algorithm: OpaquePointer?) -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    // libcrypto reads exactly the content, and writes at most EVP_MAX_MD_SIZE octets.
    let status = content.withUnsafeBytes {
      EVP_Digest($0.baseAddress, $0.count, &digest, &count, algorithm, nil)
    }
    precondition(status == 1, "libcrypto has no such digest")
    return digest.prefix(Int(count)).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}
