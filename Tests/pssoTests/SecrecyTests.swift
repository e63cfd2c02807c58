import Testing

@testable import psso

/// No password leaves but on demand, and no token drives a terminal.
@Suite struct SecrecyTests {
  private let scratch: Scratch
  private let key: String

  init() throws {
    scratch = try Scratch()
    key = try scratch.key()
  }

  private func token(_ options: [String] = [], password: String = Sample.password) -> String {
    Session(Sample.sealing(to: key) + options, input: password).output
  }

  @Test(arguments: [
    ["open"], ["open", "--json"], ["open", "--audience", "x"],
    ["open", "--audience", "x", "--json"],
    ["open", "--profile", "jose"], ["open", "--profile", "jose", "--json"], ["inspect"],
    ["inspect", "--json"], ["inspect", "--audience", "x"], ["inspect", "--profile", "jose"],
    ["inspect", "--nonce-claim", "srv", "--json"],
  ])
  func noPasswordIsShown(_ arguments: [String]) {
    let session = Session(arguments + ["--key", key], input: token())
    #expect(!session.output.contains(Sample.password))
    #expect(!session.error.contains(Sample.password))
  }

  @Test func rawShowsIt() {
    let session = Session(["open", "--key", key, "--raw"], input: token())
    #expect(session.output.contains(Sample.password))
    #expect(!session.error.contains(Sample.password))
  }

  @Test func theMaskTellsNothingOfTheLength() {
    for command in ["open", "inspect"] {
      let shown = ["", "a", String(repeating: "a", count: 1000)].map { password in
        Session([command, "--key", key], input: token(password: password)).lines
          .first { $0.contains("masked") }
      }
      #expect(Set(shown).count == 1)
    }
  }

  @Test(arguments: [
    "--claim=Password=\"korrekt-Pferd\"", "--claim=old_password=\"korrekt-Pferd\"",
    "--claim=pass\u{1}word2=\"korrekt-Pferd\"",
    "--claim=a={\"b\":[{\"PASSWORD\":\"korrekt-Pferd\"}]}",
    "--header=password=\"korrekt-Pferd\"",
  ])
  func aPasswordUnderACloseNameIsMaskedToo(_ option: String) {
    for arguments in [["open"], ["open", "--json"], ["inspect"], ["inspect", "--json"]] {
      let session = Session(arguments + ["--key", key], input: token([option], password: "x"))
      #expect(session.status == 0)
      #expect(!session.output.contains("korrekt-Pferd"))
    }
  }

  @Test(arguments: [
    "\u{1B}[31m", "\u{9B}31m", "\u{7}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{AD}",
    "\u{0301}", "\u{85}", "\u{2028}", "\u{A0}", "\u{3164}", "\u{E0041}", "\r", "\u{7F}",
  ])
  func charactersThatATerminalObeysAreEscaped(_ text: String) throws {
    let json = Printable.quoted(text)
    var arguments = Sample.sealing(to: key)
    for option in ["--user", "--nonce", "--request-nonce", "--audience"] {
      guard let index = arguments.firstIndex(of: option) else { continue }
      arguments[index + 1] = "a\(text)b"
    }
    arguments += [
      "--apv-prefix", text, "--header", "h\(text)=\(json)", "--claim", "c\(text)=[\(json)]",
    ]
    let token = Session(arguments, input: "x").output
    for arguments in [["open"], ["open", "--json"], ["inspect"], ["inspect", "--json"]] {
      let session = Session(arguments + ["--key", key, "--any-apv-prefix"], input: token)
      #expect(session.status == 0)
      let scalars = session.output.unicodeScalars
      #expect(
        !text.unicodeScalars.contains { $0 != "[" && !$0.isLetterOrDigit && scalars.contains($0) })
      #expect(session.output.contains("\\"))
    }
  }

  @Test func escapesAreJSON() throws {
    #expect(Printable.quoted("\u{202E}") == "\"\\u202e\"")
    #expect(Printable.quoted("\u{E0041}") == "\"\\udb40\\udc41\"")
    #expect(Printable.quoted("a\"\\\n\t\r") == "\"a\\\"\\\\\\n\\t\\r\"")
    #expect(Printable.quoted("Grüße 日本") == "\"Grüße 日本\"")
    #expect(Printable.quoted([0x61, 0xFF]) == "not UTF-8: 61ff")
    #expect(Printable.text("a\\\u{1B}") == "a\\\\\\u001b")
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
