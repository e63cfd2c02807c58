extension Markup {
  /// A box in which something wide scrolls, so that the page doesn't; a keyboard reaches it.
  static func scrolling(_ label: String, _ content: Markup) -> Markup {
    """
    <div class="scroll" tabindex="0" role="region" aria-label="\(label)">
    \(content)
    </div>
    """
  }

  /// A term with what there is to say of it, in a description list.
  static func entry(_ term: String, _ content: Markup) -> Markup {
    "<div><dt>\(term)</dt><dd>\(content)</dd></div>"
  }

  /// A word that stands out.
  static func badge(_ text: String, _ tone: Tone = .plain) -> Markup {
    "<span class=\"badge \(tone.rawValue)\">\(text)</span>"
  }

  /// A row of column headings; the first column's cells are names, the others' numbers.
  static func headings(_ titles: [String]) -> Markup {
    let cells = titles.map { "<th scope=\"col\">\($0)</th>" as Markup }
    return "<tr>\(cells)</tr>"
  }

  /// What something means for the reader, as a colour that a word always goes with.
  enum Tone: String {
    case plain, good, bad, doubtful
  }
}
