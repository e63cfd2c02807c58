import Foundation
import PlatformSSOAssertion
import Testing

@testable import psso

/// Files that are no usable key: one line that names the file, and status 2.
@Suite struct KeyFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func expect(
    _ why: String, for path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for command in ["open", "inspect"] {
      let session = Session([command, "--key", path], input: "a.b.c.d.e")
      #expect(session.status == 2, sourceLocation: sourceLocation)
      #expect(session.output.isEmpty, sourceLocation: sourceLocation)
      #expect(session.error == "psso: --key \(path): \(why)\n", sourceLocation: sourceLocation)
    }
  }

  @Test func missingFile() {
    expect("No such file or directory", for: scratch.path("none"))
  }

  @Test func directory() {
    expect("Is a directory", for: scratch.folder.path)
  }

  @Test func emptyFile() throws {
    expect("not a key: the file is empty", for: try scratch.file("empty", ""))
  }

  @Test(arguments: ["garbage", " \n\t ", "\u{FEFF}{}"]) func textThatIsNoKey(_ text: String) throws
  {
    expect(
      "not a key: neither a JWK nor PEM nor an X9.63 point", for: try scratch.file("key", text))
  }

  @Test func binaryGarbage() throws {
    let octets = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 197 ^ 0x5A) }
    expect(
      "not a key: neither a JWK nor PEM nor an X9.63 point", for: try scratch.file("key", octets))
  }

  @Test func endlessFile() {
    expect("not a key: larger than 64 KiB", for: "/dev/zero")
  }

  @Test(arguments: [
    "{", "{}", "{\"kty\":\"EC\",\"crv\":\"P-256\",\"x\":1,\"y\":2}", "{\"keys\":[]}",
  ])
  func brokenJWK(_ text: String) throws {
    expect(
      "not a usable JWK: kty, crv, x and y (and d) must be strings",
      for: try scratch.file("key", text))
  }

  @Test(arguments: [
    ("{\"kty\":\"RSA\",\"n\":\"AQAB\"}", "not an elliptic-curve key"),
    ("{\"kty\":\"EC\",\"crv\":\"P-384\",\"x\":\"\",\"y\":\"\"}", "not a P-256 key"),
    (
      "{\"kty\":\"EC\",\"crv\":\"P-256\",\"x\":\"AAAA\",\"y\":\"AAAA\"}",
      "a coordinate or scalar is not exactly 32 octets"
    ),
  ])
  func wrongKindOfJWK(_ text: String, _ why: String) throws {
    expect(why, for: try scratch.file("key", text))
  }

  @Test func publicJWK() throws {
    #expect(Session(["keygen", "--public", scratch.path("public")]).status == 0)
    expect("a public key, where the private key is needed", for: scratch.path("public"))
  }

  @Test func publicPEM() throws {
    let arguments = ["keygen", "--format", "pem", "--public", scratch.path("public")]
    #expect(Session(arguments).status == 0)
    expect("a public key, where the private key is needed", for: scratch.path("public"))
  }

  @Test func publicPoint() throws {
    let point = try P256PublicKey(x963: P256PrivateKey.generate().publicKey.x963.span)
    expect(
      "a public key, where the private key is needed", for: try scratch.file("key", point.x963))
  }

  @Test func pemOfAnotherCurve() throws {
    expect("not a P-256 key", for: try scratch.file("key", Self.p384))
    let session = Session(
      ["seal"] + Sample.sealing(to: scratch.path("key")).dropFirst(), input: Sample.password)
    #expect(session.status == 2)
    #expect(session.error == "psso: --recipient \(scratch.path("key")): not a P-256 key\n")
  }

  @Test func truncatedPEM() throws {
    expect(
      "not a usable PEM key, or one that a passphrase protects",
      for: try scratch.file("key", Self.p384.prefix(80) + ""))
  }

  @Test func pathsCanNotDriveTheTerminal() {
    let session = Session(["open", "--key", "\u{1B}[2J"])
    #expect(session.error == "psso: --key \\u001b[2J: No such file or directory\n")
  }

  /// A public key on P-384, made for this test.
  private static let p384 = """
    -----BEGIN PUBLIC KEY-----
    MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEYMEuAtZbAqEYc3jpw7UUUwJmALc/sBUV
    zarC9NOfvm1HvWR6VbRICsrwbzXgc7Q/AKF6u/HQk0074LR5WxUJd3xB79ZSBVHJ
    d9nYUkT040cr2JKs9OWU7spgrA6WVJ3V
    -----END PUBLIC KEY-----

    """
}
