import PlatformSSOAssertion

/// One way to break the strict JSON of a text, whether it is a header or claims.
struct JSONTextExample: Sendable {
  /// What a text becomes.
  typealias Edit = @Sendable (String) -> [UInt8]

  let kind: JSONFault.Kind
  let name: String
  let breaks: Edit
  let keeps: Edit

  init(
    _ kind: JSONFault.Kind, _ name: String, breaks: @escaping Edit,
    keeps: @escaping Edit = { Array($0.utf8) }
  ) {
    self.kind = kind
    self.name = name
    self.breaks = breaks
    self.keeps = keeps
  }

  /// A pair of custom members, given as JSON, behind the text's own.
  init(_ kind: JSONFault.Kind, _ name: String, member: String, not kept: String) {
    self.init(kind, name, breaks: { $0.adding(member) }, keeps: { $0.adding(kept) })
  }

  /// At least one example for each kind of fault.
  static let all: [JSONTextExample] = [
    JSONTextExample(.encoding, "stray-continuation") {
      $0.adding(Array(#""x" : ""#.utf8) + [0x80] + Array(#"""#.utf8))
    } keeps: {
      $0.adding(#""x" : "\#u{80}""#)
    },
    JSONTextExample(.encoding, "overlong-quote") {
      $0.adding(Array(#""x" : ""#.utf8) + [0xC0, 0xA2] + Array(#"""#.utf8))
    },
    JSONTextExample(.encoding, "encoded-surrogate") {
      $0.adding(Array(#""x" : ""#.utf8) + [0xED, 0xA0, 0x80] + Array(#"""#.utf8))
    },
    JSONTextExample(.encoding, "utf-16") { $0.utf8.flatMap { [$0, 0x00] } + [0xFF, 0xFE] },
    JSONTextExample(.byteOrderMark, "utf-8-mark") { [0xEF, 0xBB, 0xBF] + Array($0.utf8) },
    JSONTextExample(.syntax, "empty-text") { _ in [] },
    JSONTextExample(.syntax, "trailing-comma") { $0.adding("") },
    JSONTextExample(.syntax, "cut-before-last-brace") { Array($0.utf8.dropLast()) },
    JSONTextExample(.syntax, "single-quotes", member: "'x' : 1", not: #""x" : 1"#),
    JSONTextExample(.syntax, "bare-name", member: "x : 1", not: #""x" : 1"#),
    JSONTextExample(.syntax, "comment", member: #""x" : 1 /* */"#, not: #""x" : 1 "#),
    JSONTextExample(.syntax, "capital-literal", member: #""x" : True"#, not: #""x" : true"#),
    JSONTextExample(.syntax, "missing-colon", member: #""x" 1"#, not: #""x":1"#),
    JSONTextExample(.syntax, "element-missing", member: #""x" : [1,]"#, not: #""x" : [1]"#),
    JSONTextExample(.syntax, "mismatched-brackets", member: #""x" : [1}"#, not: #""x" : [{}]"#),
    JSONTextExample(.string, "bare-line-feed", member: "\"x\" : \"\n\"", not: #""x" : "\n""#),
    JSONTextExample(.string, "bare-nul", member: "\"x\" : \"\0\"", not: #""x" : "\u0000""#),
    JSONTextExample(.string, "unknown-escape", member: #""x" : "\x41""#, not: #""x" : "\u0041""#),
    JSONTextExample(.string, "short-escape", member: #""x" : "\u041""#, not: #""x" : "\/""#),
    JSONTextExample(.number, "leading-zero", member: #""x" : 01"#, not: #""x" : 0"#),
    JSONTextExample(.number, "leading-plus", member: #""x" : +1"#, not: #""x" : -1"#),
    JSONTextExample(.number, "bare-point", member: #""x" : 1."#, not: #""x" : 1.0"#),
    JSONTextExample(.number, "no-integer", member: #""x" : .5"#, not: #""x" : 0.5"#),
    JSONTextExample(.number, "empty-exponent", member: #""x" : 1e"#, not: #""x" : 1e+999999999"#),
    JSONTextExample(.number, "nan", member: #""x" : NaN"#, not: #""x" : null"#),
    JSONTextExample(
      .loneSurrogate, "high-alone", member: #""x" : "\uD83D""#, not: #""x" : "\uD83D\uDE00""#),
    JSONTextExample(
      .loneSurrogate, "low-alone", member: #""x" : "\uDE00""#, not: #""x" : "\uD7FF""#),
    JSONTextExample(
      .loneSurrogate, "swapped-pair", member: #""x" : "\uDE00\uD83D""#, not: #""x" : "\uE000""#),
    JSONTextExample(.trailingData, "second-value") {
      Array(($0 + "{}").utf8)
    } keeps: {
      Array(($0 + " \n").utf8)
    },
    JSONTextExample(.trailingData, "nul-behind") { Array(($0 + "\0").utf8) },
    JSONTextExample(
      .duplicateMember, "same-spelling", member: #""x" : 1, "x" : 1"#,
      not: #""x" : 1, "X" : 1"#),
    JSONTextExample(
      .duplicateMember, "escaped-spelling", member: #""xy" : 1, "\u0078y" : 2"#,
      not: #""xy" : 1, "\u0078Y" : 2"#),
    JSONTextExample(
      .duplicateMember, "nested", member: #""x" : [{ "a" : { "b" : 1, "b" : 2 } }]"#,
      not: #""x" : [{ "a" : { "b" : { "a" : 1 } } }]"#),
    JSONTextExample(
      .duplicateMember, "among-many", member: many("\"m3\" : 0"), not: many("\"m99\" : 0")),
    JSONTextExample(
      .duplicateMember, "decomposed-is-another", member: "\"\u{E9}\" : 1, \"\\u00e9\" : 2",
      not: "\"\u{E9}\" : 1, \"e\u{301}\" : 2"),
    JSONTextExample(
      .depth, "one-too-deep", member: nested(Sample.limits.depth),
      not: nested(Sample.limits.depth - 1)),
  ]

  /// Members enough to be sorted, and one more.
  private static func many(_ last: String) -> String {
    ((0..<20).map { "\"m\($0)\" : \($0)" } + [last]).joined(separator: ", ")
  }

  /// A member of arrays within arrays.
  private static func nested(_ depth: Int) -> String {
    "\"x\" : " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }
}

extension String {
  /// The octets of a JSON object's text with more members behind the last one.
  func adding(_ members: String) -> [UInt8] {
    adding(Array(members.utf8))
  }

  /// The octets of a JSON object's text with more members behind the last one.
  func adding(_ members: [UInt8]) -> [UInt8] {
    var octets = Array(utf8)
    while octets.last != UInt8(ascii: "}") { octets.removeLast() }
    octets.removeLast()
    return octets + Array(", ".utf8) + members + Array("}".utf8)
  }

  /// The octets of a JSON object's text with members up to a number of members and elements.
  func filling(members: Int) -> [UInt8] {
    let own = (try? JSONValue(parsing: utf8.span, limits: Limits()))?.memberCount ?? 0
    return adding("\"x\" : [" + (own + 1..<members).map { _ in "0" }.joined(separator: ",") + "]")
  }
}

extension JSONValue {
  /// How many members and elements the value holds, at all depths.
  fileprivate var memberCount: Int {
    switch self {
    case .array(let elements): elements.reduce(elements.count) { $0 + $1.memberCount }
    case .object(let members): members.reduce(members.count) { $0 + $1.value.memberCount }
    default: 0
    }
  }
}
