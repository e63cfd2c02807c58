import PlatformSSOAssertion

/// Members of a header or of claims, as they are shown.
enum MemberText {
  /// One row for each member, passwords masked, times with their date.
  static func rows(_ members: [JSONMember]) -> [Row] {
    members.map { Row(label($0), text($0)) }
  }

  /// The name, without anything that a terminal obeys.
  static func label(_ member: JSONMember) -> String {
    Printable.text(member.name)
  }

  /// The value as JSON on one line.
  static func text(_ member: JSONMember) -> String {
    guard !member.isPassword else { return "\(JSONText.mask) (masked)" }
    let text = JSONText.line(member.value)
    guard member.name == "iat" || member.name == "exp", case .number(let number) = member.value,
      let date = Int64(number).flatMap(Timestamp.text)
    else { return text }
    return "\(text) (\(date))"
  }
}
