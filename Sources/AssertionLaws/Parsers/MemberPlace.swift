import PlatformSSOAssertion
import References

/// Finds out which member's value starts at an offset, as a reader of a report would.
enum MemberPlace {
  /// The name of the member of the outermost object whose value starts there.
  ///
  /// What stands before the value, with a null in its place, is the object up to that member.
  static func name(at offset: Int, of text: [UInt8]) -> String? {
    guard text.indices.contains(offset) else { return nil }
    let beginning = text[..<offset] + Array("null}".utf8)
    guard case .object(let members) = NaiveJSON.read(beginning.span),
      members.last?.value == .null
    else { return nil }
    return members.last?.name
  }
}
