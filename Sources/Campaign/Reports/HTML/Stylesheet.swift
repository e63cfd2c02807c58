/// The page's look: no fonts or pictures from elsewhere, light and dark, narrow and wide, on paper.
///
/// The text must do without `&` and `<`, which XML would read as markup.
enum Stylesheet {
  static var text: Markup { Markup(lines: [colours, structure, tables, findings, charts, media]) }

  private static let colours: Markup = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --box: #f5f6f8; --line: #d5dae1; --text: #1a1f26; --faint: #566070;
      --link: #0b57a4; --good: #17702f; --bad: #b3261e; --doubtful: #855400;
      --coverage: #1f6fb5; --corpus: #0e7c6b; --bar: #8fb4d8;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #101419; --box: #181e25; --line: #303945; --text: #e4e8ed; --faint: #9ba6b4;
        --link: #76b5fa; --good: #5fc67a; --bad: #ff8a80; --doubtful: #e3b04e;
        --coverage: #6cb2f3; --corpus: #4fc3ad; --bar: #3f6d9b;
      }
    }
    .good { color: var(--good); } .bad { color: var(--bad); } .doubtful { color: var(--doubtful); }
    """

  private static let structure: Markup = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 1.5rem 1.25rem 3rem; max-width: 76rem; background: var(--page);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2.1rem); line-height: 1.2; font-weight: 650; }
    h2 { margin: 2.75rem 0 0.75rem; padding-top: 0.9rem; border-top: 1px solid var(--line);
      font-size: 1.25rem; font-weight: 650; }
    h3 { margin: 0; font-size: 1rem; font-weight: 650; }
    h4 { margin: 1rem 0 0.3rem; font-size: 0.8125rem; font-weight: 600; color: var(--faint); }
    p { margin: 0.5rem 0; max-width: 48rem; }
    small, .note { font-size: 0.8125rem; color: var(--faint); }
    a { color: var(--link); text-underline-offset: 0.15em; }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      font-size: 0.8125rem; }
    .kicker { margin: 0 0 0.25rem; color: var(--faint); }
    .verdict { padding-left: 0.85rem; border-left: 0.35rem solid; }
    .conditions { max-width: none; margin: 0.75rem 0 0; color: var(--faint); font-size: 0.875rem; }
    .conditions span:not(:last-child)::after { content: " ·"; }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1px;
      margin: 1.25rem 0 0; border: 1px solid var(--line); background: var(--line); }
    .figures div { padding: 0.6rem 0.8rem; background: var(--page); }
    dt { font-size: 0.8125rem; color: var(--faint); }
    dd { margin: 0; }
    .figures b { display: block; font-size: clamp(1rem, 4.4vw, 1.375rem); font-weight: 600;
      line-height: 1.3;
      font-variant-numeric: tabular-nums; }
    nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-top: 1rem; font-size: 0.875rem; }
    footer { margin-top: 3rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
    footer a { margin-right: 0.75rem; }
    ul { margin: 0.5rem 0; padding-left: 1.2rem; }
    .problems li { margin: 0.25rem 0; max-width: 48rem; }
    .problems li::marker { color: var(--doubtful); }
    .counts { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
      gap: 0.1rem 2rem; padding: 0; list-style: none; font-size: 0.875rem; }
    .counts li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.15rem 0;
      border-bottom: 1px solid var(--line); }
    .counts b { font-weight: 600; font-variant-numeric: tabular-nums; }
    summary { cursor: pointer; font-size: 0.875rem; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    """

  private static let tables: Markup = """
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 0.8125rem; line-height: 1.35; }
    th, td { padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left;
      vertical-align: top; }
    thead th { vertical-align: bottom; font-weight: 600; color: var(--faint);
      border-bottom-color: var(--faint); }
    tbody th { font-weight: 500; }
    tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
    .numbers { width: 100%; white-space: nowrap; font-variant-numeric: tabular-nums; }
    .numbers th, .numbers td { text-align: right; }
    .numbers th:first-child { position: sticky; left: 0; text-align: left; background: var(--page); }
    .ledger th, .ledger td { padding-inline: 0.35rem; }
    .ledger thead th { min-width: 4.1rem; white-space: normal; overflow-wrap: normal; }
    .none { color: var(--faint); }
    .bar { display: block; width: 3.25rem; height: 4px; margin: 3px 0 0 auto; background: var(--box); }
    .bar i { display: block; height: 100%; background: var(--bar); }
    .accepted .bar i { background: var(--good); }
    .scope .bar i { background: var(--faint); }
    """

  private static let findings: Markup = """
    .finding { margin: 1rem 0; padding: 1rem 1.1rem; border: 1px solid var(--line);
      border-left: 0.25rem solid var(--bad); }
    .badges { margin: 0.35rem 0 0.6rem; display: flex; flex-wrap: wrap; gap: 0.4rem; }
    .badge { padding: 0.05rem 0.5rem; border: 1px solid; border-radius: 1rem; font-size: 0.8125rem; }
    .reason { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      font-size: 0.875rem; max-width: none; }
    .rules { max-width: 60rem; font-size: 0.875rem; }
    .rules li { margin: 0.3rem 0; }
    .rules small, .problems small { display: block; }
    .facts { margin: 0.75rem 0; font-size: 0.875rem; }
    .facts div { display: grid; grid-template-columns: 6.5rem 1fr; gap: 0.75rem; padding: 0.1rem 0; }
    .facts dt { line-height: 1.6; }
    pre { margin: 0; padding: 0.6rem 0.8rem; max-height: 26rem; overflow: auto; background: var(--box);
      overflow-wrap: normal; line-height: 1.4; }
    .command { user-select: all; white-space: pre-wrap; overflow-wrap: anywhere; }
    """

  private static let charts: Markup = """
    .charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
      gap: 1.5rem 1.75rem; }
    figure { margin: 0; min-width: 0; }
    figcaption small { display: block; font-variant-numeric: tabular-nums; }
    svg { display: block; width: 100%; height: auto; margin-top: 0.25rem; }
    svg text { font: 10px system-ui, sans-serif; fill: var(--faint); }
    svg .y { text-anchor: end; dominant-baseline: middle; }
    svg .x { text-anchor: middle; }
    .grid { stroke: var(--line); fill: none; }
    .line { fill: none; stroke-width: 1.5; stroke-linejoin: round; }
    .line.coverage { stroke: var(--coverage); } .line.corpus { stroke: var(--corpus); }
    .area { opacity: 0.13; }
    .area.coverage, circle.coverage { fill: var(--coverage); }
    .area.corpus, circle.corpus { fill: var(--corpus); }
    rect { fill: var(--bar); }
    rect.now { fill: var(--coverage); }
    """

  private static let media: Markup = """
    @media (max-width: 40rem) {
      body { padding: 1rem 1rem 2rem; }
      .figures { grid-template-columns: repeat(2, 1fr); }
      .facts div { grid-template-columns: 5.25rem 1fr; }
    }
    @page { margin: 14mm 12mm; }
    @media print {
      :root {
        --page: #ffffff; --box: #f5f6f8; --line: #c4c9d0; --text: #000000; --faint: #444444;
        --link: #000000; --good: #17702f; --bad: #b3261e; --doubtful: #855400;
        --coverage: #1f6fb5; --corpus: #0e7c6b; --bar: #8fb4d8; color-scheme: light;
      }
      body { padding: 0; max-width: none; font-size: 10pt; }
      .figures b { font-size: 11pt; }
      nav { display: none; }
      .scroll, pre { overflow: visible; max-height: none; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; }
      .numbers { font-size: 7pt; }
      .numbers th, .numbers td { padding: 0.15rem 0.2rem; min-width: 0; }
      .charts { grid-template-columns: repeat(3, 1fr); }
      figure, tr { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      .bar i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
