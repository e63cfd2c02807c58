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

/// A target that knows more of its inputs than their octets.
protocol ExplainedTarget: FuzzTarget {
  /// Says what an input means; it may fail in the way that the input makes the target fail.
  static func explain(_ input: [UInt8]) -> Explanation
}

/// Says what an input of a target means; by its octets, where the target knows no more.
public func explanation(of input: [UInt8], for target: any FuzzTarget.Type) -> Explanation {
  (target as? any ExplainedTarget.Type)?.explain(input) ?? octets(input)
}

/// An input as text where it is UTF-8, and in hexadecimal digits otherwise.
private func octets(_ input: [UInt8]) -> Explanation {
  let shown = input.prefix(1_024)
  let text = String(validating: shown, as: UTF8.self).map { Description.of($0) }
  let rest = input.count > shown.count ? " … (\(input.count) octets)" : ""
  return Explanation([(text ?? Description.hexadecimal(Array(shown))) + rest])
}

extension PropertyTarget {
  static func explain(_ input: [UInt8]) -> Explanation {
    let value = property.describe(octets: input) ?? "choices that the law says nothing of"
    return Explanation(value.split(separator: "\n").map(String.init))
  }
}

extension HeaderVerdictTarget: ExplainedTarget {}
extension ClaimsTarget: ExplainedTarget {}
extension SealOpenTarget: ExplainedTarget {}

extension ResealedAssertionTarget: ExplainedTarget {
  static func explain(_ input: [UInt8]) -> Explanation {
    guard !isToken(input.span) else { return Explanation(["the token's text"], token: input) }
    guard let mutated = MutatedToken.generator.value(of: input) else {
      return Explanation(["choices that make no token"])
    }
    let lines = mutated.description.split(separator: "\n").map(String.init)
    return Explanation(lines, token: mutated.token())
  }
}

extension CompactSerializationTarget: ExplainedTarget {
  static func explain(_ input: [UInt8]) -> Explanation {
    Explanation(["a token's text"], token: input)
  }
}

extension OpenAssertionTarget: ExplainedTarget {
  static func explain(_ input: [UInt8]) -> Explanation {
    Explanation(["a token's text"], token: input)
  }
}

extension DifferentialOpenTarget: ExplainedTarget {
  static func explain(_ input: [UInt8]) -> Explanation {
    Explanation(["a token's text"], token: input)
  }
}
