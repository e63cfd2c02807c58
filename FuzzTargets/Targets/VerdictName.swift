import PlatformSSOAssertion

extension Verdict {
  /// The verdict as the name of a corpus file begins: `accept`, or `reject.` and the rule's id.
  public var name: String {
    switch self {
    case .accept: "accept"
    case .outOfScope: "out-of-scope"
    case .reject(let rule): "reject.\(rule.id)"
    case .rejectKey(let error): "reject.key.\(error.rawValue)"
    }
  }

  /// Whether the name of a corpus file states this verdict.
  public func isStated(by file: String) -> Bool {
    file.hasPrefix(name + ".")
  }
}
