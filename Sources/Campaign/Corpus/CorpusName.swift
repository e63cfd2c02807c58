import PlatformSSOAssertion

/// The name of a committed input, which states the verdict that its target gives:
/// `accept.<what>` or `reject.<id>.<what>`.
public struct CorpusName: Hashable, Sendable {
  /// The id of the rule that refuses the input, two words with a dot between; nil where it is
  /// accepted.
  public let refusal: String?
  /// What is special about the input, in words joined by hyphens and dots.
  public let what: String

  /// The verdict that it states: `accept` or `reject.<id>`.
  public var verdict: String { refusal.map { "reject.\($0)" } ?? "accept" }

  /// The name's text.
  public var text: String { "\(verdict).\(what)" }

  /// The rule that refuses the input, where the id is that of one.
  public var rule: Rule? { refusal.flatMap(Rule.init(rawValue:)) }

  /// The id of the rule whose neighbour this is: `accept.near.<id>.<what>`.
  public var neighbour: String? {
    let parts = what.split(separator: ".", omittingEmptySubsequences: false)
    guard refusal == nil, parts.count >= 4, parts[0] == "near" else { return nil }
    return "\(parts[1]).\(parts[2])"
  }

  /// Reads the name of a file; nil where it states no verdict.
  public init?(_ file: String) {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard !parts.contains("") else { return nil }
    switch parts.first {
    case "accept" where parts.count >= 2:
      refusal = nil
      what = parts.dropFirst().joined(separator: ".")
    case "reject" where parts.count >= 4:
      refusal = "\(parts[1]).\(parts[2])"
      what = parts.dropFirst(3).joined(separator: ".")
    default: return nil
    }
  }

  /// Why words that somebody typed can't say what is special; nil where they can.
  public static func fault(inWords what: String) -> String? {
    guard 1...64 ~= what.utf8.count else { return "must have 1 to 64 characters" }
    guard what.utf8.allSatisfy({ 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }),
      what.utf8.first != 0x2D
    else { return "must be words of a to z and digits, joined by hyphens" }
    return nil
  }
}
