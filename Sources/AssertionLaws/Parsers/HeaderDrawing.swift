import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// Draws the members of a header, most of them as they must be.
struct HeaderDrawing {
  typealias Tree = JSONText.Tree

  var source: ChoiceSource

  /// A whole header, its members in any order.
  mutating func header(for recipient: HeaderRecipient) throws(Rejection) -> Tree {
    var members: [(name: String, value: Tree)] = []
    try add("alg", .string("ECDH-ES"), or: Self.algorithms, to: &members)
    try add("enc", .string("A256GCM"), or: Self.encryptions, to: &members)
    try add("typ", .string(try source.draw(.mediaTypes)), or: [], to: &members)
    try add("epk", try ephemeralKey(), or: [.string("P-256"), .object([])], to: &members)
    try add("apu", Self.encoded(Self.partyUInfo), or: Self.misencoded, to: &members)
    try add("apv", Self.encoded(recipient.partyVInfo), or: Self.misencoded, to: &members)
    if source.flag(percent: 60) {
      try add("kid", .string(try kid(of: recipient)), or: [.string("")], to: &members)
    }
    for name in ["zip", "crit"] where source.flag(percent: 3) {
      members.append((name, try source.json(budget: 5)))
    }
    if source.flag(percent: 12) {
      for name in ["jku", "jwk", "x5u", "x5c"] where source.flag() {
        members.append((name, try source.json(budget: 5)))
      }
    }
    let custom = Generator<(String, Tree)>.init { source throws(Rejection) in
      (source.text(count: 0...4), try source.json(budget: 5))
    }
    for (name, value) in try source.draw(custom.array(count: 0...3)) {
      members.append((name, value))
    }
    if source.flag(percent: 6), let doubled = members.first {
      members.append((doubled.name, try source.json(budget: 5)))
    }
    return .object(try shuffled(members))
  }

  /// Adds a member as it must be, or one that is missing, has another name, type or value.
  private mutating func add(
    _ name: String, _ valid: Tree, or others: [Tree],
    to members: inout [(name: String, value: Tree)]
  ) throws(Rejection) {
    switch source.place(among: [60, 2, 1, 2, 3]) {
    case 1: break
    case 2: members.append((source.flag() ? name.uppercased() : name + "\0", valid))
    case 3: members.append((name, try source.json(budget: 5)))
    case 4 where !others.isEmpty: members.append((name, source.one(of: others)))
    default: members.append((name, valid))
    }
  }

  private mutating func ephemeralKey() throws(Rejection) -> Tree {
    let key = Sample.ephemeral.publicKey
    var members: [(name: String, value: Tree)] = []
    try add("kty", .string("EC"), or: [.string("ec"), .string("OKP")], to: &members)
    try add("crv", .string("P-256"), or: [.string("P-384"), .string("p-256")], to: &members)
    try add("x", Self.encoded(key.x), or: Self.coordinates(key.x, key.y), to: &members)
    try add("y", Self.encoded(key.y), or: Self.coordinates(key.y, key.x), to: &members)
    if source.flag(percent: 3) { members.append(("d", try source.json(budget: 5))) }
    if source.flag(percent: 10) { members.append(("use", .string("enc"))) }
    return .object(try shuffled(members))
  }

  /// A `kid` of the recipient in one of its spellings, or nearly so.
  private mutating func kid(of recipient: HeaderRecipient) throws(Rejection) -> String {
    var text = recipient.kid
    if source.flag() { text.removeLast() }
    if source.flag() {
      text = String(text.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
    }
    switch source.place(among: [9, 1, 1, 1, 1, 1]) {
    case 1: return text + "="
    case 2: return text + " "
    case 3: return String(text.dropLast(2)) + "="
    case 4: return text.lowercased()
    case 5: return source.one(of: HeaderRecipient.all).kid
    default: return text
    }
  }

  private mutating func shuffled(
    _ members: [(name: String, value: Tree)]
  ) throws(Rejection) -> [(name: String, value: Tree)] {
    var order: [(name: String, value: Tree)] = []
    for member in members {
      // Counted from the end, so that the simplest order is the one given.
      let place = source.integer(in: 0...order.count)
      order.insert(member, at: order.count - place)
    }
    return order
  }
}

extension HeaderDrawing {
  private static let partyUInfo = PartyUInfo(ephemeralKey: Sample.ephemeral.publicKey).octets

  private static let algorithms: [Tree] = [
    "ECDH-ES", "dir", "ECDH-ES+A256KW", "ecdh-es", "ECDH-ES ", "none", "", "HPKE-0", "HPKE-",
    "HPKE", "hpke-0",
    "xHPKE-0", "HPKE-P256-SHA256-A256GCM",
  ].map { .string($0) }

  private static let encryptions: [Tree] = [
    "A256GCM", "A128GCM", "a256gcm", "A256GCM\0", "HPKE-P256-SHA256-A256GCM", "A256CBC-HS512", "",
  ].map { .string($0) }

  /// Texts that are no strict base64url, and some that are but stand for something else.
  private static let misencoded: [Tree] = [
    "A", "AA=", "AAE", "AB", "A A", "AAA\n", "+/+/", "", "AAAA",
  ].map { .string($0) }

  /// Other values for a coordinate.
  private static func coordinates(_ own: [UInt8], _ other: [UInt8]) -> [Tree] {
    let prime = HeaderModel.prime
    let text = String(decoding: Base64URL.encode(own.span), as: UTF8.self)
    return [
      encoded(other), encoded(prime), encoded(prime.dropLast() + [0xFE]),
      encoded([UInt8](repeating: 0xFF, count: 32)), encoded([UInt8](repeating: 0, count: 32)),
      encoded(own.dropFirst() + []), encoded([0] + own), encoded([]),
      encoded(own.dropLast() + [own[31] ^ 1]), .string(text + "="), .string(text + "AAA"),
      .string(text.replacing("_", with: "/").replacing("-", with: "+") + "/"),
    ]
  }

  private static func encoded(_ octets: [UInt8]) -> Tree {
    .string(String(decoding: Base64URL.encode(octets.span), as: UTF8.self))
  }
}

/// A header's `alg` and `enc`, and a text that has them.
public struct AlgorithmPair: Sendable, CustomStringConvertible {
  let alg: JSONText.Tree?
  let enc: JSONText.Tree?
  let text: JSONText

  /// The text.
  public var description: String { text.description }
}

extension HeaderDrawing {
  /// Any two values, most of them texts that are near to one that counts.
  static let algorithmPairs = Generator<AlgorithmPair> { source throws(Rejection) in
    func drawn(
      _ values: [Tree], _ source: inout ChoiceSource
    ) throws(Rejection) -> Tree? {
      switch source.place(among: [3, 7, 1, 1]) {
      case 0: values[0]
      case 1: source.one(of: values)
      case 2: nil
      default: try source.json(budget: 5)
      }
    }
    let alg = try drawn(algorithms, &source)
    let enc = try drawn(encryptions, &source)
    let members = [("alg", alg), ("enc", enc)].compactMap { name, value in
      value.map { (name: name, value: $0) }
    }
    return AlgorithmPair(
      alg: alg, enc: enc, text: source.spelled(.object(members)))
  }
}

extension Generator<String> {
  /// The media type in any case, with and without what media types may start with, and near misses.
  static var mediaTypes: Generator {
    Generator { source throws(Rejection) in
      let type = "platformsso-encrypted-login-assertion+jwt"
      var text = source.flag(percent: 40) ? "application/" + type : type
      switch source.place(among: [5, 2, 2]) {
      case 1: text = text.uppercased()
      case 2:
        var folded = ""
        for character in text { folded += source.flag() ? character.uppercased() : "\(character)" }
        text = folded
      default: break
      }
      guard source.flag(percent: 25) else { return text }
      return try source.draw(.element(of: nearMisses(of: text)))
    }
  }

  private static func nearMisses(of text: String) -> [String] {
    [
      "JWT", "", text + ";v=1", text + " ", " " + text, text + "\0", String(text.dropLast()),
      "application/" + text, "x-application/" + text, "text/" + text, "/" + text,
      text.replacing("+", with: "-"), text.replacing("+", with: "\u{B}"),
      text.replacing("i", with: "\u{131}"), text.replacing("s", with: "\u{17F}"),
      text.replacing("-", with: "\r"), text + text, "platformsso-login-response+jwt",
    ]
  }
}
