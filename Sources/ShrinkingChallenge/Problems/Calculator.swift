import PropertyTesting

/// An expression of the calculator problem.
indirect enum Expression: Sendable, CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let left, let right): "(\(left) + \(right))"
    case .quotient(let left, let right): "(\(left) / \(right))"
    }
  }

  /// The value, or nil where a division by zero occurs.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  /// Whether a literal zero stands behind a division sign.
  var hasLiteralDivisionByZero: Bool {
    switch self {
    case .number: false
    case .sum(let left, let right):
      left.hasLiteralDivisionByZero || right.hasLiteralDivisionByZero
    case .quotient(_, .number(0)): true
    case .quotient(let left, let right):
      left.hasLiteralDivisionByZero || right.hasLiteralDivisionByZero
    }
  }

  static let generator = Generator<Expression>.recursive(
    Generator<Int>.integers.map { .number($0) }
  ) { part in
    .oneOf(
      zip(part, part).map { .sum($0, $1) },
      zip(part, part).map { .quotient($0, $1) })
  }
}

extension Problem {
  static let calculator = Problem(
    "calculator", minimal: ["(0 / (0 + 0))"], published: 341, Expression.generator
  ) { $0.hasLiteralDivisionByZero || $0.value != nil }
}
