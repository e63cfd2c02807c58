/// A layer and the layers in it, to be drawn with lines.
struct Tree {
  /// What it is.
  let label: String
  /// What there is to say of it.
  let text: String
  /// What it holds.
  var children: [Tree]

  /// Makes a layer.
  init(_ label: String, _ text: String = "", _ children: [Tree] = []) {
    self.label = label
    self.text = text
    self.children = children
  }

  /// The drawing, a line each.
  var lines: [String] {
    Layout.beside(label, label.count, text, width: Layout.width) + branches(behind: "")
  }

  private func branches(behind margin: String) -> [String] {
    let labels = children.map(\.label.count).filter { $0 <= Layout.labelLimit }
    let column = labels.max() ?? 0
    var lines: [String] = []
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      let below = margin + (isLast ? "   " : "│  ")
      // Further lines of a text must not cut the line down to what the layer holds.
      let inner = child.children.isEmpty ? "   " : "│  "
      let texts = Layout.beside(
        child.label, column, child.text, width: Layout.width - margin.count - 3)
      for (number, line) in texts.enumerated() {
        if number == 0 {
          lines.append(margin + (isLast ? "└─ " : "├─ ") + line)
        } else {
          let cut = line.hasPrefix("   ") ? String(line.dropFirst(3)) : line
          lines.append(below + (line.hasPrefix("   ") ? inner : "") + cut)
        }
      }
      lines += child.branches(behind: below)
    }
    return lines
  }
}
