/// How words stand out on a terminal.
struct Style {
  /// Whether colours are used at all.
  let isColored: Bool

  /// What holds.
  func good(_ text: String) -> String { paint(text, "32") }

  /// What is broken.
  func bad(_ text: String) -> String { paint(text, "1;31") }

  /// What is doubtful.
  func doubtful(_ text: String) -> String { paint(text, "33") }

  /// What matters less.
  func faint(_ text: String) -> String { paint(text, "2") }

  /// What leads a section.
  func title(_ text: String) -> String { paint(text, "1") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
