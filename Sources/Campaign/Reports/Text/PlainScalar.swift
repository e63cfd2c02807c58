extension Unicode.Scalar {
  /// Whether the character shows as itself, with a width, and nothing else.
  ///
  /// What does not might be obeyed by a terminal, or hide from a reader.
  public var isPlain: Bool {
    if isASCII { return 0x20...0x7E ~= value }
    // The braille pattern without dots is a symbol that looks like a space.
    guard !properties.isDefaultIgnorableCodePoint, value != 0x2800 else { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
      return false
    default:
      return true
    }
  }
}
