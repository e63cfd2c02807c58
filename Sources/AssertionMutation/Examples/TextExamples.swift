import PlatformSSOAssertion

extension RuleExample {
  /// The header as JSON text.
  static let headerText: [RuleExample] =
    // An empty header is already an empty segment, which is another rule.
    JSONTextExample.all.filter { $0.name != "empty-text" }.map { example in
      RuleExample(.headerJSON(example.kind), example.name) {
        $0.headerText = example.breaks($0.headerString)
      } keeps: {
        $0.headerText = example.keeps($0.headerString)
      }
    } + [
      RuleExample(.headerMemberCount, "one-too-many") {
        $0.headerText = $0.headerString.filling(members: Sample.limits.members + 1)
      } keeps: {
        $0.headerText = $0.headerString.filling(members: Sample.limits.members)
      },
      RuleExample(.headerNotAnObject, "array") {
        $0.headerText = Array("[".utf8) + $0.renderedHeader + Array("]".utf8)
      },
      RuleExample(.headerNotAnObject, "null") { $0.headerText = Array("null".utf8) },
      RuleExample(.headerSize, "one-octet-over") {
        $0.headerText = $0.headerString.padded(to: Sample.limits.headerSize + 1)
      } keeps: {
        $0.headerText = $0.headerString.padded(to: Sample.limits.headerSize)
      },
    ]

  /// The claims as JSON text.
  static let claimsText: [RuleExample] =
    JSONTextExample.all.map { example in
      RuleExample(.claimsJSON(example.kind), example.name) {
        $0.plaintext = example.breaks($0.plaintextString)
      } keeps: {
        $0.plaintext = example.keeps($0.plaintextString)
      }
    } + [
      RuleExample(.claimsMemberCount, "one-too-many") {
        $0.plaintext = $0.plaintextString.filling(members: Sample.limits.members + 1)
      } keeps: {
        $0.plaintext = $0.plaintextString.filling(members: Sample.limits.members)
      },
      RuleExample(.claimsNotAnObject, "string") { $0.plaintext = Array(#""{}""#.utf8) },
      RuleExample(.claimsNotAnObject, "array") {
        $0.plaintext = Array("[".utf8) + $0.renderedPlaintext + Array("]".utf8)
      },
    ]
}

extension TokenRecipe {
  /// The header's text before any edit.
  fileprivate var headerString: String {
    String(decoding: JSONValue.object(header).jsonText, as: UTF8.self)
  }

  /// The claims' text before any edit.
  fileprivate var plaintextString: String {
    String(decoding: JSONValue.object(claims).jsonText, as: UTF8.self)
  }
}

extension String {
  /// The octets with spaces behind them up to a size.
  fileprivate func padded(to size: Int) -> [UInt8] {
    Array(utf8) + [UInt8](repeating: 0x20, count: size - utf8.count)
  }
}
