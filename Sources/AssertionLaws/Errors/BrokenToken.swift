import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// A token near to a valid one, broken at drawn layers.
public struct BrokenToken: Sendable, CustomStringConvertible {
  /// How it was broken.
  let name: String
  let recipe: TokenRecipe
  let token: [UInt8]

  /// How it was broken, and the token.
  public var description: String { "\(name): \(token.shown)" }

  /// The examples of all rules, some broken further: in the token, the header's text or the
  /// plaintext's.
  static let generator = Generator<BrokenToken> { source throws(Rejection) in
    let example = try source.draw(.ruleExamples)
    let keeps = source.flag(percent: 30)
    var recipe = keeps ? example.keeping : example.breaking
    var name = "\(example.rule.id) \(keeps ? "kept" : "broken") by \(example.name)"
    let layers = [
      "", ", another header", ", another plaintext", ", other octets", ", segments padded",
    ]
    let layer = source.place(among: [5, 1, 2, 2, 1])
    name += layers[layer]
    if layer == 1 {
      var text = recipe.renderedHeader
      try source.mutate(&text)
      recipe.headerText = text
    }
    if layer == 2 {
      var text = recipe.renderedPlaintext
      try source.mutate(&text)
      recipe.plaintext = text
    }
    var token = recipe.tokenOfAnyContent()
    if layer == 3 { try source.mutate(&token) }
    if layer == 4 {
      // One rule that breaks at several places.
      let isPadded = try source.draw(Generator<Bool>.bool.array(count: 5))
      let segments = token.split(separator: dot, omittingEmptySubsequences: false).enumerated()
      let padded = segments.map { index, segment in
        segment + (index < 5 && isPadded[index] ? [UInt8(ascii: "=")] : [])
      }
      token = Array(padded.joined(separator: [dot]))
    }
    return BrokenToken(name: name, recipe: recipe, token: token)
  }

  private static let dot = UInt8(ascii: ".")

  /// How many segments are padded.
  var paddedSegments: Int {
    token.split(separator: Self.dot).count { $0.last == UInt8(ascii: "=") }
  }

  /// All that is to be said of it.
  func inspection() -> Inspection {
    Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations,
      limits: Sample.limits)
  }

  /// What `open` refuses it by, or nil where it is accepted.
  func refusal() -> Refusal? {
    do throws(Refusal) {
      _ = try EmbeddedAssertion.open(
        token.span, with: Sample.recipient, expecting: Sample.expectations,
        limits: Sample.limits)
      return nil
    } catch {
      return error
    }
  }
}

extension SecretBytes? {
  /// The number of octets, or nil where there are none to count.
  var size: Int? {
    switch self {
    case .some(let octets): octets.count
    case nil: nil
    }
  }
}
