import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Fills the header or the claims up to a limit and not beyond it, for decoders that count one too
  /// many; each is a variation after which nothing may be added.
  static let limits =
    [headerAtItsSize, tokenAtItsSize]
    + [Layer.headerText, .plaintext].flatMap { [atDepth($0), atMemberCount($0)] }

  private static let headerAtItsSize = Mutator(
    varying: "header-at-its-size", .headerText, upToLimits: true
  ) { recipe, _ throws(Rejection) in
    let text = recipe.renderedHeader
    let spaces = max(0, Sample.limits.headerSize - text.count)
    recipe.headerText = text + [UInt8](repeating: 0x20, count: spaces)
    return "\(text.count + spaces) octets"
  }

  private static let tokenAtItsSize = Mutator(
    varying: "token-at-its-size", .text, upToLimits: true
  ) { recipe, _ throws(Rejection) in
    // Not every number of characters is that of some octets; up to two in the header make up for it.
    let text = recipe.renderedPlaintext
    for _ in 0..<3 {
      let missing = max(0, Sample.limits.tokenSize - recipe.tokenSize)
      recipe.plaintext = text + [UInt8](repeating: 0x20, count: missing * 3 / 4)
      if recipe.tokenSize == Sample.limits.tokenSize { break }
      recipe.plaintext = text
      recipe.headerText = recipe.renderedHeader + [0x20]
    }
    return "\(recipe.tokenSize) octets"
  }

  private static func atDepth(_ layer: Layer) -> Mutator {
    Mutator(varying: "\(layer.rawValue)-at-depth", layer, upToLimits: true) {
      recipe, source throws(Rejection) in
      let count = Sample.limits.depth - 1
      let (begin, end) = source.flag() ? ("{\"a\":", "}") : ("[", "]")
      let (begins, ends) = (
        String(repeating: begin, count: count), String(repeating: end, count: count)
      )
      return try recipe.insert("\"x-deep\" : \(begins)0\(ends)", layer, &source)
    }
  }

  private static func atMemberCount(_ layer: Layer) -> Mutator {
    Mutator(varying: "\(layer.rawValue)-at-member-count", layer, upToLimits: true) {
      recipe, source throws(Rejection) in
      let tokens = JSONTokens(recipe.text(layer))
      let count = Sample.limits.members - tokens.memberCount
      let elements = [String](repeating: "0", count: max(1, count) - 1).joined(separator: ",")
      return try recipe.insert("\"x-many\" : [\(elements)]", layer, &source)
    }
  }
}

extension TokenRecipe {
  /// The text of the header or of the claims.
  fileprivate func text(_ layer: Layer) -> [UInt8] {
    layer == .headerText ? renderedHeader : renderedPlaintext
  }

  /// Puts a member into the text of the header or of the claims at a place that is drawn.
  fileprivate mutating func insert(
    _ member: String, _ layer: Layer, _ source: inout ChoiceSource
  ) throws(Rejection) -> String {
    let (place, text) = try JSONTokens(text(layer)).inserting(member, &source)
    if layer == .headerText { headerText = text } else { plaintext = text }
    return source.told("\(member) \(place)")
  }
}
