/// Text from outside as GitHub-flavoured Markdown.
enum MarkdownText {
  /// The text on one line, as it may stand in a paragraph or in a table's cell.
  ///
  /// An escaped character is never markup, neither of Markdown nor of HTML, and a pipe ends no
  /// cell.
  static func escaped(_ text: String) -> String {
    let line = VisibleText.line(text)
    var special = "&<>`*_~[]#|\\!@"
    // An address that stands alone becomes a link without brackets.
    if line.contains("://") { special += ":" }
    if line.contains("www.") { special += "." }
    var result = ""
    for character in line.unicodeScalars {
      if special.unicodeScalars.contains(character) {
        result += "&#\(character.value);"
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The text as code on one line, in which no name of a user is one.
  static func code(_ text: String) -> String {
    "<code>\(escaped(text))</code>"
  }

  /// Lines as they are, between fences that none of them ends.
  static func fenced(_ lines: [String], _ language: String = "text") -> [String] {
    var longest = 2
    for line in lines {
      var run = 0
      for character in line {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    return ["\(fence)\(language)"] + lines.map { VisibleText.line($0) } + [fence]
  }

  /// A row of a table, of cells that are Markdown.
  static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// The head of a table: the first column's cells are names, the others' numbers.
  static func head(_ titles: [String]) -> [String] {
    [row(titles), row(titles.indices.map { $0 == 0 ? "---" : "---:" })]
  }
}
