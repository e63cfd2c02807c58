import AssertionMutation
import PlatformSSOAssertion

extension Limits {
  /// Limits low enough for inputs of libFuzzer's usual size to cross each of them.
  static let fuzzing = Sample.limits
}
