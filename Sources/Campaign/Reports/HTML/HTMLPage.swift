/// The campaign as one page that needs nothing beside it: `index.html`.
///
/// It holds no script, and its policy allows none. It is well-formed XML as well, so that any
/// reader of XML can check that no tag is left open.
struct HTMLPage {
  let summary: CampaignSummary

  /// The page.
  var document: String {
    let sections = self.sections
    let title = "Campaign \(summary.number): \(summary.headline)"
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>\(title)</title>
      <style>
      \(Stylesheet.text)
      </style>
      </head>
      <body>
      <header>
      \(HeadlineSection(summary: summary).content)
      <nav aria-label="Sections">
      \(sections.map { "<a href=\"#\($0.id)\">\($0.title)</a>" as Markup })
      </nav>
      </header>
      <main>
      \(sections.map(markup))
      </main>
      <footer>
      <p>Beside this page: \(files)</p>
      </footer>
      </body>
      </html>

      """
    return page.text
  }

  /// What went wrong stands first, whatever it is.
  private var sections: [PageSection] {
    let baseline = BaselineSection(summary: summary).section
    let findings = FindingSection(summary: summary).section
    let fails = summary.totals.failingInputs > 0
    let sections: [PageSection?] = [
      summary.findings.isEmpty ? nil : findings,
      ProblemSection(summary: summary).section,
      fails ? baseline : nil,
      summary.findings.isEmpty ? findings : nil,
      TargetSection(summary: summary).section,
      GrowthSection(summary: summary).section,
      TrendSection(summary: summary).section,
      LedgerSection(summary: summary).section,
      RuleSection(summary: summary).section,
      fails ? nil : baseline,
    ]
    return sections.compactMap(\.self)
  }

  private func markup(_ section: PageSection) -> Markup {
    """
    <section id="\(section.id)" aria-labelledby="\(section.id)-title">
    <h2 id="\(section.id)-title">\(section.title)</h2>
    \(section.content)
    </section>
    """
  }

  private var files: Markup {
    let names = CampaignReports.fileNames.filter { $0 != "index.html" }
    let links = names.map { "<a href=\"\($0)\">\($0)</a>" as Markup }
    return "\(links)"
  }
}

/// A part of the page that the list at its top leads to.
struct PageSection {
  /// The part's name in links.
  let id: String
  /// The heading.
  let title: String
  /// What is below the heading.
  let content: Markup
}
