/// A label and what stands beside it.
struct Row {
  let label: String
  let text: String

  /// Pairs a label with a text.
  init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }
}

/// Text in columns, for a terminal of about a hundred characters.
enum Layout {
  /// The width that lines keep to where they can.
  static let width = 100
  /// Labels beyond this width stand on a line of their own.
  static let labelLimit = 34

  /// Aligned labels with their texts, wrapped beside them.
  static func rows(_ rows: [Row], indent: Int = 2, labelWidth: Int? = nil) -> [String] {
    let labels = rows.map(\.label.count).filter { $0 <= labelLimit }
    let column = labelWidth ?? labels.max() ?? 0
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for row in rows {
      for line in beside(row.label, column, row.text, width: width - indent) {
        lines.append(margin + line)
      }
    }
    return lines
  }

  /// Rows of a table: the first column to the left, numbers behind it to the right.
  static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + space : "  " + space + text
      }.joined()
    }
  }

  /// A label, padded to its column, and a text whose further lines stand below its first.
  static func beside(_ label: String, _ column: Int, _ text: String, width: Int) -> [String] {
    guard !text.isEmpty else { return wrap(label, to: width) }
    let texts = wrap(text, to: max(width - column - 2, 32))
    let margin = String(repeating: " ", count: column + 2)
    guard label.count <= column else { return wrap(label, to: width) + texts.map { margin + $0 } }
    return texts.enumerated().map { index, line in
      index == 0 ? padded(label, column) + "  " + line : margin + line
    }
  }

  /// The text with spaces behind it, up to a width.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  /// Breaks a text after spaces where it has them, and anywhere where it has none.
  static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while let limit = rest.index(rest.startIndex, offsetBy: width, limitedBy: rest.endIndex),
      limit < rest.endIndex
    {
      let space = rest[..<limit].lastIndex(of: " ")
      let end = space.map { rest.index(after: $0) } ?? limit
      var line = rest[..<end]
      if line.last == " " { line.removeLast() }
      lines.append(String(line))
      rest = rest[end...]
    }
    return lines + [String(rest)]
  }
}
