import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// Where in the claims a password stands, beside its own place.
enum SecretPlace: Sendable, Equatable {
  /// Nowhere else.
  case password
  /// As the value of another claim.
  case claim(String)
  /// As a time.
  case time(String)
  /// Within a password that is no string.
  case type(JSONValue)
  /// In a second member of the password's name.
  case twice
  /// As the name of claims, one or two.
  case name(count: Int)
  /// In another member that is named as a password.
  case nested(JSONMember)
  /// In a text that ends too soon, by so many octets.
  case cut(Int)
  /// In a text that runs on.
  case trailing
  /// Without quotes.
  case bare
  /// Around octets that no string holds.
  case broken([UInt8])

  /// What the password is in a recipe, to be found in the plaintext and replaced.
  static let placeholder = "bar"

  /// Whether the tool can tell that this is a password: by its name, or since nothing is readable.
  package var isNamedPassword: Bool {
    switch self {
    case .claim, .time, .name: false
    default: true
    }
  }

  static let generator = Generator<SecretPlace>.oneOf(
    .always(.password),
    .element(
      of: ["iss", "sub", "aud", "nonce", "scope", "request_nonce", "pw", "Iat"].map { .claim($0) }),
    .element(of: [.time("iat"), .time("exp")]),
    .element(
      of: [
        .array([.string(placeholder)]), .object([JSONMember("a", .string(placeholder))]),
        .array([.null, .array([.string(placeholder)])]), .object([]),
      ].map { .type($0) }),
    .element(of: [.twice, .name(count: 1), .name(count: 2)]),
    .element(
      of: [
        JSONMember("Password", .string(placeholder)),
        JSONMember("a", .object([JSONMember("PASSWORD", .string(placeholder))])),
        JSONMember("b", .array([.object([JSONMember("password", .string(placeholder))])])),
      ].map { .nested($0) }),
    Generator<Int>.integers(in: 1...600).map { .cut($0) },
    .element(of: [.trailing, .bare]),
    .element(
      of: [
        [0x0A], [0x00], Array("\\x".utf8), Array("\\ud83d".utf8), [0xFF], [0xC3],
        [0xED, 0xA0, 0x80],
        Array("\"".utf8), Array("\\u00".utf8),
      ].map { .broken($0) }))

  /// Puts the placeholder there; what can't be told as claims is edited as text.
  func apply(to recipe: inout TokenRecipe) {
    let secret = JSONValue.string(Self.placeholder)
    switch self {
    case .claim(let name), .time(let name): recipe.claims[name] = secret
    case .type(let value): recipe.claims["password"] = value
    case .twice: recipe.claims.append(JSONMember("password", secret))
    case .name(let count):
      for _ in 0..<count { recipe.claims.append(JSONMember(Self.placeholder, .null)) }
    case .nested(let member): recipe.claims.append(member)
    case .password, .cut, .trailing, .bare, .broken: break
    }
  }

  /// Replaces the placeholder, and breaks the text where that is what this place is about.
  func edit(_ plaintext: [UInt8], spelled: [UInt8]) -> [UInt8] {
    let quoted = Array("\"\(Self.placeholder)\"".utf8)
    let text = plaintext.replacing(quoted, with: spelled)
    switch self {
    case .cut(let count): return text.dropLast(count)
    case .trailing: return text + spelled
    case .bare: return text.replacing(spelled, with: spelled.dropFirst().dropLast())
    case .broken(let octets):
      let half = spelled.count / 2
      return text.replacing(spelled, with: spelled[..<half] + octets + spelled[half...])
    default: return text
    }
  }
}
