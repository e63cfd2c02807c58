import FuzzTargets

/// A place in the checkout, as a path from its root.
struct CheckoutLocation: Equatable {
  let path: String
  var line: Int?

  /// The name of the checkout's root in SARIF.
  static let root = "SRCROOT"

  init(path: String, line: Int? = nil) {
    self.path = path
    self.line = line
  }

  /// Reads the place from a frame, `function file:line`, where it is in this checkout.
  init?(frame: String) {
    guard let place = frame.split(separator: " ").last else { return nil }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard let file = parts.first, let path = Self.path(in: file) else { return nil }
    self.path = path
    // A third part is the column.
    line = parts.dropFirst().first.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Where a finding is best looked at: where it happened, else the oracle that saw it, else the
  /// input.
  init(of finding: Finding) {
    let frames = finding.frames.lazy.compactMap(CheckoutLocation.init(frame:))
    if let innermost = frames.first(where: { $0.line != nil }) ?? frames.first {
      self = innermost
    } else {
      self.init(path: Self.targetSource(finding.target) ?? finding.input)
    }
  }

  /// The file that holds a target's oracle; nil for a name that is none of a target.
  static func targetSource(_ target: String) -> String? {
    guard let type = allFuzzTargets.first(where: { $0.name == target }) else { return nil }
    // The targets that run a law are a few lines each.
    let isLaw = type is any PropertyTarget.Type
    return "FuzzTargets/Targets/\(isLaw ? "LawTargets" : "\(target)Target").swift"
  }

  /// A file's path from the checkout's root, which a compiler gives as an absolute one.
  private static func path(in file: Substring) -> String? {
    let parts = file.split(separator: "/")
    guard parts.last?.hasSuffix(".swift") == true, !parts.contains(".."),
      let root = parts.firstIndex(where: { ["Sources", "FuzzTargets", "Tests"].contains($0) })
    else { return nil }
    // A relative path that does not begin at the root is one of somewhere else.
    guard root == 0 || file.hasPrefix("/") else { return nil }
    return parts[root...].joined(separator: "/")
  }

  /// The path as a relative URI: all that could begin a scheme, a query or a host is escaped.
  var uri: String {
    var text = ""
    for octet in path.drop(while: { $0 == "/" }).utf8 {
      let isPlain =
        switch octet {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-._~/".utf8.contains(octet)
        }
      let digits = String(octet, radix: 16, uppercase: true)
      text += isPlain ? String(UnicodeScalar(octet)) : "%" + (octet < 16 ? "0" : "") + digits
    }
    return text
  }

  /// The place in SARIF.
  func sarif(id: Int? = nil, _ message: String? = nil) -> SARIFLog.Location {
    SARIFLog.Location(
      id: id, message: message.map(SARIFLog.Message.init),
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.ArtifactLocation(uri: uri, uriBaseId: Self.root),
        region: line.map(SARIFLog.Region.init)))
  }
}
