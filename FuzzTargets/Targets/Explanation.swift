import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// What an input of a target means to a person.
public struct Explanation: Equatable, Sendable {
  /// What it was made of, in lines: a recipe, generated values, or a quoted text.
  public let lines: [String]
  /// The token that the target reads, where it reads one.
  public let token: [UInt8]?

  /// Pairs what an input was made of with the token that it leads to.
  public init(_ lines: [String], token: [UInt8]? = nil) {
    self.lines = lines
    self.token = token
  }
}

/// Says what an input of a target means; by its octets, where no more is known.
///
/// It runs code that the input may make fail.
public func explanation(of input: [UInt8], for target: any FuzzTarget.Type) -> Explanation {
  switch target {
  case let law as any PropertyTarget.Type: law.explain(input)
  case is ResealedAssertionTarget.Type: ResealedAssertionTarget.explain(input)
  case is CompactSerializationTarget.Type, is OpenAssertionTarget.Type,
    is DifferentialOpenTarget.Type:
    Explanation(["a token's text"], token: input)
  default: octets(input)
  }
}

/// An input as text where it is UTF-8, and in hexadecimal digits otherwise.
private func octets(_ input: [UInt8]) -> Explanation {
  let shown = input.prefix(1_024)
  let text = String(validating: shown, as: UTF8.self).map { Description.of($0) }
  let rest = input.count > shown.count ? " … (\(input.count) octets)" : ""
  return Explanation([(text ?? Description.hexadecimal(Array(shown))) + rest])
}

extension PropertyTarget {
  fileprivate static func explain(_ input: [UInt8]) -> Explanation {
    let value = property.describe(octets: input) ?? "choices that the law says nothing of"
    return Explanation(value.split(separator: "\n").map(String.init))
  }
}

extension ResealedAssertionTarget {
  fileprivate static func explain(_ input: [UInt8]) -> Explanation {
    guard !isToken(input.span) else { return Explanation(["the token's text"], token: input) }
    guard let mutated = MutatedToken.generator.value(of: input, isTold: true) else {
      return Explanation(["choices that make no token"])
    }
    let lines = mutated.description.split(separator: "\n").map(String.init)
    return Explanation(lines, token: mutated.token())
  }
}
