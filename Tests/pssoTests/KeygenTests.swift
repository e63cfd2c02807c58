import PlatformSSOAssertion
import Testing

@testable import psso

/// Keys that are made can be used, and nothing that exists is lost.
@Suite struct KeygenTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test(arguments: ["jwk", "pem"]) func aPairSealsAndOpens(_ format: String) throws {
    let session = Session([
      "keygen", "--private", scratch.path("private"), "--public", scratch.path("public"),
      "--format", format,
    ])
    #expect(session.status == 0)
    #expect(session.error.isEmpty)
    #expect(try scratch.mode("private") == 0o600)
    #expect(try scratch.mode("public") & 0o333 == 0o200)
    #expect(!session.output.contains("BEGIN") && !session.output.contains("\"d\""))
    for recipient in ["private", "public"] {
      let token = Session(
        Sample.sealing(to: scratch.path(recipient)), input: Sample.password
      ).output
      let opened = Session(["open", "--key", scratch.path("private"), "--json"], input: token)
      #expect(opened.status == 0)
      // The key that the tool named is the key that the token names.
      let header = try #require(try opened.object()["header"] as? [String: Any])
      let kid = try #require(header["kid"] as? String)
      #expect(session.lines.last == "kid          \(kid)")
    }
  }

  @Test func thePrivateKeyGoesToStandardOutputByDefault() throws {
    let session = Session(["keygen"])
    #expect(session.status == 0)
    let key = try P256PrivateKey(jwk: session.outputOctets.span)
    #expect(session.error == "kid  \(key.publicKey.keyIdentifier)\n")
    #expect(session.outputOctets.last == UInt8(ascii: "\n"))
  }

  @Test func aPublicFileAlone() throws {
    let session = Session(["keygen", "--public", scratch.path("public")])
    let key = try P256PrivateKey(jwk: session.outputOctets.span)
    let text = Array(try scratch.text("public").utf8)
    #expect(try P256PublicKey(jwk: text.span) == key.publicKey)
  }

  @Test func twoKeysDiffer() {
    #expect(Session(["keygen"]).output != Session(["keygen"]).output)
  }

  @Test(arguments: ["--private", "--public"]) func nothingIsOverwritten(_ option: String) throws {
    let path = try scratch.file("old", "old")
    let session = Session(["keygen", option, path])
    #expect(session.status == 2)
    #expect(session.output.isEmpty)
    #expect(session.error == "psso: \(option) \(path): exists already, and is not overwritten\n")
    #expect(try scratch.text("old") == "old")
  }

  @Test func halfAPairIsRemoved() throws {
    let old = try scratch.file("old", "old")
    let session = Session(["keygen", "--private", scratch.path("private"), "--public", old])
    #expect(session.status == 2)
    #expect(!scratch.has("private"))
    #expect(try scratch.text("old") == "old")
  }

  @Test func aFolderThatIsMissing() {
    let path = scratch.path("none/key")
    let session = Session(["keygen", "--private", path])
    #expect(session.status == 2)
    #expect(session.error == "psso: --private \(path): No such file or directory\n")
  }
}
