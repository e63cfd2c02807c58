import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// States `zip` with any value, for decoders that inflate whatever the token says.
  static let zipPresent = Mutator(breaking: "zip-present", .header, [.headerZipPresent]) {
    recipe, source throws(Rejection) in
    let value: JSONValue =
      source.flag() ? try source.value() : .string(try source.element(of: ["DEF", "GZ", "def"]))
    recipe.header["zip"] = value
    return (source.told(value.shown), .headerZipPresent)
  }

  /// States `crit`, well-formed and not, for decoders that ignore it or only know good lists.
  static let critPresent = Mutator(breaking: "crit-present", .header, [.headerCritPresent]) {
    recipe, source throws(Rejection) in
    let lists: [[String]] = [
      ["exp"], [], ["alg"], ["b64"], ["crit"], ["exp", "exp"], [""], ["epk", "apu", "apv"],
      ["urn:example:absent"], ["EXP"],
    ]
    let value: JSONValue =
      source.place(among: [3, 1]) == 0
      ? .array(try source.element(of: lists).map { .string($0) }) : try source.value()
    recipe.header["crit"] = value
    let hasExtension = source.flag()
    if hasExtension { recipe.header["exp"] = .number("1") }
    return (source.told("\(value.shown)\(hasExtension ? ", with exp" : "")"), .headerCritPresent)
  }

  /// Refers to a key elsewhere, for decoders that fetch it or decrypt with it.
  static let keyReference = Mutator(breaking: "key-reference", .header, [.headerKeyReference]) {
    recipe, source throws(Rejection) in
    let name = try source.element(of: ["jku", "jwk", "x5u", "x5c"])
    let value: JSONValue =
      switch source.place(among: [2, 1, 1]) {
      case 0:
        switch name {
        case "jwk": .object(recipe.ephemeralMembers)
        case "x5c": .array([.string("MIIB")])
        default: .string(try source.element(of: references))
        }
      case 1: try source.value()
      default: try source.smallValue()
      }
    recipe.header[name] = value
    return (source.told("\(name) \(value.shown)"), .headerKeyReference)
  }

  private static let references = [
    "https://attacker.example/keys", "http://127.0.0.1:1/", "file:///etc/passwd", "data:,{}", "",
    "http://[::ffff:127.0.0.1]/", "//attacker.example",
  ]
}
