/// Inputs as `go test -fuzz` reads them: a version, and the argument as Go's source.
enum GoCorpus {
  /// An input's file, below the folder of the package whose fuzz test it is for.
  static func file(_ input: ExportedInput, of target: String) -> OutputPlace.File {
    OutputPlace.File("testdata/fuzz/Fuzz\(target)/\(input.name)", Array(text(input.content).utf8))
  }

  /// The file's text.
  static func text(_ octets: some Sequence<UInt8>) -> String {
    "go test fuzz v1\n[]byte(\"\(octets.map(escaped).joined())\")\n"
  }

  /// An octet within an interpreted string literal, as Go itself writes it where it is ASCII.
  private static func escaped(_ octet: UInt8) -> String {
    switch octet {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20...0x7E: return String(UnicodeScalar(octet))
    default:
      // One octet each: in Go's strings that is what \x stands for, also beyond ASCII.
      let digits = String(octet, radix: 16)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
