/// The first place at which a text is not the strict JSON that the construct uses.
public struct JSONFault: Error, Equatable, Sendable {
  /// What is wrong there.
  public enum Kind: CaseIterable, Sendable {
    /// Ill-formed UTF-8.
    case encoding
    /// A byte order mark.
    case byteOrderMark
    /// A token that the grammar does not allow here, or the text's end.
    case syntax
    /// A control character or an unknown escape in a string.
    case string
    /// A malformed number.
    case number
    /// The escape of a lone surrogate.
    case loneSurrogate
    /// Octets after the value.
    case trailingData
    /// A member name that its object already has.
    case duplicateMember
    /// Containers nested beyond the limit.
    case depth
    /// Members and elements beyond the limit.
    case memberCount
  }

  /// What is wrong.
  public let kind: Kind
  /// The offset in the text, in octets.
  public let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
