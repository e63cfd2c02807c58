import Testing

@testable import Campaign

/// Text that can't become markup.
@Suite struct MarkupTests {
  @Test func interpolatedTextIsEscaped() {
    let text = "<b class=\"x\">'&'</b>"
    let markup: Markup = "<p title=\"\(text)\">\(text)</p>"
    let escaped = "&lt;b class=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;"
    #expect(markup.text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test func interpolatedMarkupIsNot() {
    let item: Markup = "<li>\("a<b")</li>"
    #expect(
      ("<ul>\([item, item])</ul>" as Markup).text == "<ul><li>a&lt;b</li>\n<li>a&lt;b</li></ul>")
    #expect(("\(item)" as Markup) == item)
  }

  @Test func nothingInvisibleAndNothingThatXMLForbids() {
    let escaped = Markup.escaped(SampleFindings.hostileText)
    #expect(!escaped.contains("<") && !escaped.contains(">") && !escaped.contains("\""))
    for scalar in escaped.unicodeScalars {
      #expect(scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0x2028)
    }
    #expect(escaped.contains("\\u2028\\u2029\\u0000\\u0008\\u001b[31m"))
    // What was no UTF-8 was repaired, and says so.
    #expect(escaped.contains("f\u{FFFD}"))
  }
}
