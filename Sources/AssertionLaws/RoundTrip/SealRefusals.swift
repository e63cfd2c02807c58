import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting
import References

extension RoundTripLaws {
  /// `seal` refuses claims with one fault for that fault, in words that any password would get, and
  /// the same claims without it open.
  public static let sealRefusesOneFault = Property(
    "round-trip-seal-refuses-one-fault", FaultyClaims.generator
  ) { input, trial in
    let kinds = [
      "taken name in the claims", "taken name in the header", "malformed number",
      "repeated name within a value", "password beyond UTF-8",
    ]
    for kind in kinds { trial.cover(2, kind, input.fault.kind == kind) }
    trial.label(input.fault.kind)
    let result = try input.sealed()
    try trial.expectEqual(result.error, input.fault.error, "what sealing says")
    let other = try input.sealed(behindPassword: [UInt8(ascii: "x")])
    let texts = (result.error.map { "\($0)" } ?? "", other.error.map { "\($0)" } ?? "")
    try trial.expect(!texts.0.isEmpty, "a refusal says nothing")
    try trial.expectText(texts.1, texts.0, "the refusal of another password")
    _ = try input.sound.opened(try input.sound.sealed())
  }

  /// `seal` takes a custom value exactly where a reader reads the same value back.
  public static let sealTakesWhatReadsBack = Property(
    "round-trip-seal-takes-what-reads-back", HostileValue.generator
  ) { input, trial in
    var claims = GeneratedClaims.simplest
    let members = GeneratedMembers(object: .object([("x", input.tree)]))
    if input.isInHeader { claims.header = members } else { claims.custom = members }
    let text = JSONValue(members.object).jsonText
    let readsBack = NaiveJSON.read(text.span).map(\.tree) == members.object
    trial.cover(20, "reads back", readsBack)
    trial.cover(9, "does not read back", !readsBack)
    trial.cover(15, "in the header", input.isInHeader)
    let result = try claims.sealing(
      claims.claims, claims.options, claims.initializationVector)
    try trial.expect(
      (result.error == nil) == readsBack,
      result.error.map { "a value that reads back is refused: \($0)" }
        ?? "a value is sealed that does not read back")
    guard case .success(let token) = result else { return }
    let opened = try claims.opened(token)
    let (inClaims, inHeader) = (opened.claims.custom, opened.header.customMembers)
    try trial.expect(
      members.matches(input.isInHeader ? inHeader : inClaims),
      "the value came out as another one")
  }
}

/// A value whose numbers and names may be faulty, and where it goes.
public struct HostileValue: Sendable, CustomStringConvertible {
  let tree: JSONText.Tree
  let isInHeader: Bool

  /// The value as it would be written.
  public var description: String {
    "\(tree.shown) in the \(isInHeader ? "header" : "claims")"
  }

  static let generator = Generator { source throws(Rejection) in
    let names = Generator<String>.element(of: ["a", "b", "A", "\u{E9}", "e\u{301}", "", "a\0"])
    let leaf: Generator<JSONText.Tree> = .oneOf(numbers.map { .number($0) }, .always(.null))
    let trees = Generator<JSONText.Tree>.recursive(leaf, budget: 8) { part in
      .oneOf(
        part.array(count: 0...3).map { .array($0) },
        // Names may occur twice here.
        zip(names, part).array(count: 0...4).map { members in
          .object(members.map { (name: $0.0, value: $0.1) })
        })
    }
    return HostileValue(tree: try source.draw(trees), isInHeader: source.flag())
  }

  private static let hostile = Array("0159-+.eE \n,]}\"xN\u{661}\u{301}\0".unicodeScalars)

  /// JSON's numbers, and such with one character more, fewer or other.
  private static let numbers = Generator { source throws(Rejection) in
    var number = Array(try source.draw(.jsonNumbers).unicodeScalars)
    guard source.flag(percent: 30) else { return String(String.UnicodeScalarView(number)) }
    let place = source.integer(in: 0...number.count)
    let scalar = source.one(of: hostile)
    switch source.place(among: [2, 2, 1]) {
    case 0: number.insert(scalar, at: place)
    case 1 where place < number.count: number[place] = scalar
    default: number.remove(at: min(place, number.count - 1))
    }
    return String(String.UnicodeScalarView(number))
  }
}

extension Result {
  /// Why there is no value.
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
