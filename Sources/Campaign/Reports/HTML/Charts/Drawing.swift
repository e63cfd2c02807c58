extension Markup {
  /// A drawing with its heading; the label tells what it shows to those who don't see it.
  static func drawing(
    _ title: String, note: String, label: String, height: Double, _ content: Markup
  )
    -> Markup
  {
    let box = "0 0 \(NumberText.short(Plot.drawingWidth)) \(NumberText.short(height))"
    return """
      <figure>
      <figcaption><h3>\(title)</h3><small>\(note)</small></figcaption>
      <svg viewBox="\(box)" role="img" aria-label="\(label)">
      <title>\(label)</title>
      \(content)
      </svg>
      </figure>
      """
  }
}
