import PlatformSSOAssertion

/// Where each verdict is counted.
public enum GateCounters {
  /// The place of accepted inputs.
  public static let accepted = 0
  /// The place of inputs that the target says nothing of.
  public static let outOfScope = 1
  /// The place of the catalogue's first rule; the others follow in its order.
  public static let firstRule = 2
  /// The place of the first reason why octets are no key; the others follow in their order.
  public static let firstKeyError = firstRule + Rule.allCases.count
  /// How many places there are.
  public static let count = firstKeyError + KeyError.allCases.count

  /// The place at which a verdict is counted.
  public static func place(of verdict: Verdict) -> Int {
    switch verdict {
    case .accept: accepted
    case .outOfScope: outOfScope
    case .reject(let rule): rulePlaces[rule] ?? outOfScope
    case .rejectKey(let error): keyPlaces[error] ?? outOfScope
    }
  }

  private static let rulePlaces = Dictionary(
    uniqueKeysWithValues: zip(Rule.allCases, firstRule...))

  private static let keyPlaces = Dictionary(
    uniqueKeysWithValues: zip(KeyError.allCases, firstKeyError...))
}
