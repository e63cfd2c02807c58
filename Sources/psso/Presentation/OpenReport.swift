import PlatformSSOAssertion

/// What `open` prints.
struct OpenReport {
  /// For whom it is printed.
  enum Form {
    /// For people.
    case text
    /// For programs.
    case json
    /// The plaintext's octets alone.
    case raw
  }

  let profile: Profile
  /// What was not compared, by name.
  let unchecked: [String]
  let form: Form
  let console: Console

  /// Prints an accepted token.
  ///
  /// - Parameters:
  ///   - claims: The claims without the password, or nil where the profile reads none.
  ///   - plaintext: What goes out as it is where that was asked for.
  func accept(
    _ header: ProtectedHeader, claims: [JSONMember]?, _ plaintext: Span<UInt8>,
    warnings: [Refusal]
  ) {
    switch form {
    case .raw:
      console.output.write(plaintext)
      for line in remarks(warnings, Style(isColored: false)) { console.note("psso: \(line)") }
    case .json:
      let object: JSONValue = .members([
        "accepted": .bool(true),
        "profile": .string(profile.rawValue),
        "header": .object(header.allMembers),
        "claims": claims.map { .object($0.filter { $0.name != "password" }) } ?? .null,
        "plaintext_octets": .count(plaintext.count),
        "warnings": .array(warnings.map { .object($0.json) }),
        "unchecked": .array(unchecked.map { .string($0) }),
      ])
      console.show(JSONText.line(object))
    case .text:
      let style = console.style
      var lines = [style.good("accepted") + ": \(Self.title(profile))", ""]
      if let claims {
        lines += Layout.rows(MemberText.rows(claims))
      } else {
        let size = Row("plaintext", "\(plaintext.count) octets (--raw writes them)")
        lines += Layout.rows(MemberText.rows(header.allMembers) + [size])
      }
      console.show(lines + [""] + remarks(warnings, style))
    }
  }

  /// Prints a refused token.
  ///
  /// - Parameter lacksPartyVInfo: Whether the tag may have failed for want of an `apv`.
  func refuse(_ refusal: Refusal, lacksPartyVInfo: Bool) {
    let hint = lacksPartyVInfo ? Self.hint : nil
    switch form {
    case .raw:
      // Standard output is for the plaintext, of which there is none.
      for line in refusal.lines(Style(isColored: false)) { console.note(line) }
      if let hint { console.note(hint) }
    case .json:
      var members = [JSONMember("accepted", .bool(false))] + refusal.json
      members.append(JSONMember("public", .string(refusal.publicMessage)))
      if let hint { members.append(JSONMember("hint", .string(hint))) }
      console.show(JSONText.line(.object(members)))
    case .text:
      console.show(refusal.lines(console.style))
      if let hint { console.show([""] + Layout.wrap("hint: " + hint, to: Layout.width)) }
    }
  }

  /// What to know of an accepted token beside its content.
  private func remarks(_ warnings: [Refusal], _ style: Style) -> [String] {
    var lines = warnings.map { $0.warningLine(style) }
    if unchecked.isEmpty {
      lines.append("compared: audience, subject, nonce, request-nonce, scope, time")
    } else {
      let names = unchecked.joined(separator: ", ")
      lines.append("\(style.doubtful("not compared")): \(names)")
    }
    return lines
  }

  private static func title(_ profile: Profile) -> String {
    switch profile {
    case .assertion: "an encrypted embedded assertion"
    case .jose: "a JWE by direct key agreement; what it carries was not judged"
    }
  }

  private static let hint = """
    the header has no apv. Apple's login response takes its PartyVInfo from the request \
    (jwe_crypto.apv): give that to --apv.
    """
}
