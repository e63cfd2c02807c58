/// A rectangle of a drawing in which points are drawn between two axes.
struct Plot {
  /// What is drawn, and its unit.
  let title: String
  /// The upper edge in the drawing.
  let top: Double
  let x: Axis
  let y: Axis
  /// Whether the labels of the horizontal axis stand below it.
  var labelsX = true
  /// The class of what is drawn, which is its colour.
  let style: String

  /// The width of every drawing.
  static let drawingWidth = 340.0
  /// The height of a plot without labels.
  static let height = 64.0
  private static let left = 46.0
  private static let width = drawingWidth - left - 10

  private var bottom: Double { top + Self.height }

  private func across(_ value: Double) -> Double { Self.left + x.position(value) * Self.width }
  private func down(_ value: Double) -> Double { bottom - y.position(value) * Self.height }

  /// The axes with their labels.
  var axes: Markup {
    let right = Self.left + Self.width
    let rows = y.ticks.map { tick -> Markup in
      let place = NumberText.short(down(tick.value))
      return """
        <path class="grid" d="M\(NumberText.short(Self.left)) \(place)H\(NumberText.short(right))" />\
        <text class="y" x="\(NumberText.short(Self.left - 5))" y="\(place)">\(tick.label)</text>
        """
    }
    return """
      <text class="name" x="\(NumberText.short(Self.left))" y="\(NumberText.short(top - 7))">\(title)</text>
      \(rows)
      \(labelsX ? x.ticks.map(column) : [])
      """
  }

  private func column(_ tick: (value: Double, label: String)) -> Markup {
    let place = NumberText.short(across(tick.value))
    return """
      <path class="grid" d="M\(place) \(NumberText.short(bottom))v4" />\
      <text class="x" x="\(place)" y="\(NumberText.short(bottom + 15))">\(tick.label)</text>
      """
  }

  /// Counts that stay until the next one, as steps over a filled area, with a dot at the last.
  func steps(_ points: [Point]) -> Markup {
    let points = thinned(points)
    guard let first = points.first, let last = points.last else { return "" }
    var line = "M\(place(first))"
    for point in points.dropFirst() {
      line += "H\(NumberText.short(across(point.x)))V\(NumberText.short(down(point.y)))"
    }
    let base = NumberText.short(bottom)
    let area = "\(line)V\(base)H\(NumberText.short(across(first.x)))Z"
    return """
      <path class="area \(style)" d="\(area)" />
      <path class="line \(style)" d="\(line)" />
      \(dot(last))
      """
  }

  /// Values of separate times: a line with a dot at each.
  func line(_ points: [Point]) -> Markup {
    guard let first = points.first else { return "" }
    let rest = points.dropFirst().map { "L\(place($0))" }.joined()
    return """
      <path class="line \(style)" d="M\(place(first))\(rest)" />
      \(points.map(dot))
      """
  }

  /// Values of separate times, as bars from the axis; the last one stands out.
  func bars(_ points: [Point]) -> Markup {
    let width = min(18, Self.width / (x.upper - x.lower) * 0.7)
    return Markup(
      lines: points.enumerated().map { index, point in
        let top = down(point.y)
        let isNow: Markup = index == points.count - 1 ? " class=\"now\"" : ""
        return """
          <rect\(isNow) x="\(NumberText.short(across(point.x) - width / 2))" \
          y="\(NumberText.short(top))" width="\(NumberText.short(width))" \
          height="\(NumberText.short(bottom - top))" />
          """
      })
  }

  private func dot(_ point: Point) -> Markup {
    let (x, y) = (NumberText.short(across(point.x)), NumberText.short(down(point.y)))
    return "<circle class=\"\(style)\" cx=\"\(x)\" cy=\"\(y)\" r=\"2.5\" />"
  }

  private func place(_ point: Point) -> String {
    "\(NumberText.short(across(point.x))) \(NumberText.short(down(point.y)))"
  }

  /// No more points than can be told apart: the last one in each strip.
  ///
  /// A night's samples of all targets would make a page of megabytes.
  private func thinned(_ points: [Point]) -> [Point] {
    let strips = 240.0
    guard points.count > Int(strips) else { return points }
    var kept: [Point] = points.prefix(1) + []
    var strip = -1.0
    for point in points.dropFirst() {
      let own = (x.position(point.x) * strips).rounded(.down)
      if own == strip { kept.removeLast() }
      strip = own
      kept.append(point)
    }
    return kept
  }

  /// A value and where it stands on the horizontal axis.
  struct Point {
    let x: Double
    let y: Double
  }
}
