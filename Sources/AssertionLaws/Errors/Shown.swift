import PlatformSSOAssertion

/// All that can be printed of what was found, in every way in which Swift prints.
struct Shown {
  private(set) var text = ""

  /// Adds a value described, reflected and dumped.
  mutating func add(_ value: some Any) {
    text += "\(value)\n" + String(reflecting: value) + "\n"
    dump(value, to: &text)
  }

  /// Adds what an inspection gives out beside the plaintext.
  mutating func add(_ inspection: borrowing Inspection) {
    add(inspection.broken)
    // Once is enough for what is long.
    dump(inspection.header, to: &text)
    dump(inspection.compact, to: &text)
    dump(inspection.ephemeralKey, to: &text)
    dump(inspection.recipient, to: &text)
    dump(inspection.partyUInfo, to: &text)
    dump(inspection.partyVInfo, to: &text)
    for rule in Rule.allCases {
      let verdict = inspection.verdict(on: rule)
      text += "\(verdict)\n"
    }
  }
}
