import AssertionMutation
import PlatformSSOAssertion
import References

/// What the construct refuses in key files and the other reader takes, and why.
enum KeyStrictness {
  /// Whether the construct may refuse a file for what the other reader does not find wrong.
  static func allows(_ error: KeyError, _ form: KeyForm, _ file: [UInt8]) -> Bool {
    switch (form, error) {
    case (.privateJWK, .malformedJWK): isBeyondLimits(file) || hasEscape(file)
    case (.publicJWK, .malformedJWK): isBeyondLimits(file)
    default: false
    }
  }

  /// A scalar with an escape in it would have to be copied to be resolved, and is refused.
  private static func hasEscape(_ file: [UInt8]) -> Bool {
    file.contains(UInt8(ascii: "\\"))
  }

  /// The construct reads no JSON beyond its limits.
  private static func isBeyondLimits(_ file: [UInt8]) -> Bool {
    let limits = Limits()
    return NaiveJWK.size(file).map { $0.depth > limits.depth || $0.members > limits.members }
      ?? false
  }
}
