import PlatformSSOAssertion

/// The tokens that a mutator should know of, in libFuzzer's dictionary format.
public struct FuzzDictionary: Sendable {
  /// The target, which names the file.
  public let target: String
  /// The entries' octets.
  public let entries: [[UInt8]]

  private init(_ target: String, _ entries: [[UInt8]]) {
    self.target = target
    self.entries = entries
  }

  /// The file's text: one quoted entry a line, everything but plain ASCII as `\xNN`.
  public var text: String {
    entries.map { "\"" + $0.map(Self.escaped).joined() + "\"\n" }.joined()
  }

  private static func escaped(_ octet: UInt8) -> String {
    switch octet {
    case UInt8(ascii: "\\"): return "\\\\"
    case UInt8(ascii: "\""): return "\\\""
    case 0x20...0x7E: return String(UnicodeScalar(octet))
    default:
      let digits = String(octet, radix: 16, uppercase: true)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}

extension FuzzDictionary {
  /// The dictionaries of all targets.
  public static let all = [
    FuzzDictionary("Base64URL", compact),
    FuzzDictionary("CompactSerialization", compact),
    FuzzDictionary("JSONReader", json + words(of: .object(TokenRecipe().claims))),
    FuzzDictionary("ProtectedHeader", header),
    FuzzDictionary("EphemeralKey", header),
    FuzzDictionary("PartyInfo", partyInfo),
    FuzzDictionary("Keys", keys),
    FuzzDictionary("OpenAssertion", compact + sampleSegments),
    FuzzDictionary("ResealedAssertion", header + words(of: .object(TokenRecipe().claims))),
    FuzzDictionary("DifferentialOpen", header + compact),
  ]

  private static let compact = texts([
    ".", "..", "...", "....", "=", "==", "+", "/", "-", "_", " ", "\n", "AAAA", "AA", "A",
  ])

  /// The segments of the sample token, each a whole that a mutator can put back.
  private static let sampleSegments =
    TokenRecipe().token().split(separator: UInt8(ascii: ".")).map(Array.init)
    // libFuzzer takes entries of up to 64 octets.
    .filter { $0.count <= 64 }

  /// What JSON's grammar and its abuse are made of.
  private static let json = texts([
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u0061", "\\u0000", "\\uD83D\\uDE00", "\\uD800",
    "\\uDE00", "true", "false", "null", "0", "-1", "1e9", "1.5", "01", "1E400", "NaN", "\u{FEFF}",
    "e\u{301}", "\u{E9}", "\n",
  ])

  /// Names and values of the sample's header, and others with a meaning.
  private static let header =
    words(of: .object(TokenRecipe().header)) + json
    + texts([
      "\"zip\"", "\"crit\"", "\"jku\"", "\"jwk\"", "\"x5c\"", "\"x5u\"", "\"d\"", "\"HPKE-0\"",
      "\"dir\"", "\"DEF\"", "\"P-384\"", "application/", "=",
    ])

  private static let partyInfo: [[UInt8]] =
    [
      [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 5], [0, 0, 0, 13], [0, 0, 0, 65], [0, 0, 0, 110],
      [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF],
      [0xFF, 0xFF, 0xFF, 0xFB],
    ] + texts(["U", "V", "APPLE", "APPLEEMBEDDED", "Apple", "\u{4}"])

  /// What JWKs, PEM and the DER in it are made of.
  private static let keys: [[UInt8]] =
    words(of: .object(TokenRecipe().ephemeralMembers)) + json
    + texts([
      "\"d\"", "\"P-384\"", "\"RSA\"", "\"OKP\"", "-----BEGIN PRIVATE KEY-----\n",
      "-----END PRIVATE KEY-----\n", "-----BEGIN EC PRIVATE KEY-----\n",
      "-----END EC PRIVATE KEY-----\n", "-----BEGIN PUBLIC KEY-----\n",
      "-----END PUBLIC KEY-----\n", "-----BEGIN ENCRYPTED PRIVATE KEY-----\n",
      "Proc-Type: 4,ENCRYPTED\n", "DEK-Info: ",
    ])
    + [
      DER.identifier(KeyDER.ecPublicKey), DER.identifier(KeyDER.x25519), KeyDER.prime256v1,
      KeyDER.secp256k1, KeyDER.secp384r1, DER.integer([]), DER.integer([1]), DER.octetString([1]),
      DER.octetString(P256Domain.order), DER.tagged(1, DER.bitString([0])), DER.bitString([4]),
    ]

  private static func texts(_ texts: [String]) -> [[UInt8]] {
    texts.map { Array($0.utf8) }
  }

  /// The quoted names and strings of a value, short enough for an entry.
  private static func words(of value: JSONValue) -> [[UInt8]] {
    switch value {
    case .string(let text): text.utf8.count <= 62 ? [Array("\"\(text)\"".utf8)] : []
    case .array(let elements): elements.flatMap(words)
    case .object(let members):
      members.flatMap { [Array("\"\($0.name)\"".utf8)] + words(of: $0.value) }
    case .null, .bool, .number: []
    }
  }
}
