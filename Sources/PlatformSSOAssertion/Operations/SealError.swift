/// Why an assertion can't be sealed.
public enum SealError: Error, Equatable, Sendable {
  /// A custom member has the name of one that the construct writes, or two have one name.
  case reservedName(String)
  /// A custom member holds a number that is not a JSON number.
  case malformedNumber
  /// The password is not well-formed UTF-8.
  case passwordNotUTF8
  /// The initialization vector is not 12 octets.
  case initializationVectorLength
  /// The claims exceed what AES-GCM or the KDF can state.
  case tooLarge
}

extension SealError: CustomStringConvertible {
  /// One sentence without anything of the claims' values.
  public var description: String {
    switch self {
    case .reservedName(let name): "the custom member \(name) has a name that is taken"
    case .malformedNumber: "a custom member holds a number that is not JSON"
    case .passwordNotUTF8: "the password is not UTF-8"
    case .initializationVectorLength: "the initialization vector is not 12 octets"
    case .tooLarge: "the claims are too large"
    }
  }
}
