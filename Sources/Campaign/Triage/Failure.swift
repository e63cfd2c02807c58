import Foundation
import PlatformSSOAssertion

/// What a run that failed says of its failure.
struct Failure: Equatable {
  /// The kind of failure.
  let kind: Finding.Kind
  /// The target that failed.
  let target: String
  /// What the oracle, the runtime or the sanitizer says, in one line.
  let reason: String
  /// The innermost frames in this project, innermost first, as `function file:line`.
  let frames: [String]

  /// Reads the output of a run; nil where it tells of no failure.
  ///
  /// - Parameters:
  ///   - root: The checkout; frames elsewhere are left out.
  ///   - demangle: Turns mangled symbols into readable ones, each into one.
  init?(
    _ text: String, of target: String, in root: URL,
    demangle: ([String]) -> [String] = Symbols.demangled
  ) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let (kind, reason) = Self.reason(lines) else { return nil }
    self.kind = kind
    self.target = target
    self.reason = String(reason.prefix(2_000))
    frames = Self.frames(lines, root.path + "/", demangle)
  }

  /// The rules that the reason speaks of, by their ids, in the catalogue's order.
  var rules: [String] {
    // An id may be the beginning of another: what follows must not be a part of an id.
    let words = Set(
      reason.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-")) }
        .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) })
    return Rule.allCases.map(\.id).filter(words.contains)
  }

  /// What makes two failures the same fault.
  ///
  /// An oracle that names rules is known by them, whichever target asked it. Everything else is
  /// known by its reason, without what differs from input to input, and by where it happened.
  var signature: String {
    if kind == .violation, !rules.isEmpty { return "violation: " + rules.joined(separator: ", ") }
    // Where the clock or the memory ran out says little: it is elsewhere each time.
    if kind == .timeout || kind == .outOfMemory { return "\(kind.rawValue) | \(target)" }
    // Without the line, which moves with every change above it.
    let functions = frames.prefix(3).map {
      $0.split(separator: " ").dropLast().joined(separator: " ")
    }
    return ([kind.rawValue, Self.shape(reason)] + functions).joined(separator: " | ")
  }

  /// The reason and its kind; the oracle's or the runtime's own words before the sanitizer's.
  private static func reason(_ lines: [Substring]) -> (Finding.Kind, String)? {
    if let start = lines.firstIndex(where: { $0.hasPrefix("ORACLE VIOLATION: ") }) {
      // A recipe may go on in the next lines; the report that follows begins in its own way.
      let words = lines[start...].prefix { !$0.hasPrefix("==") && !$0.hasPrefix("#") }
      return (.violation, words.joined(separator: " ").removing(prefix: "ORACLE VIOLATION: "))
    }
    let errors: [(String, Finding.Kind)] = [
      ("libFuzzer: timeout", .timeout), ("libFuzzer: out-of-memory", .outOfMemory),
      ("AddressSanitizer: allocation-size-too-big", .outOfMemory),
      ("AddressSanitizer: out of memory", .outOfMemory), ("LeakSanitizer: ", .leak),
      ("AddressSanitizer: ", .memory), ("libFuzzer: ", .crash),
    ]
    for (text, kind) in errors {
      guard let line = lines.first(where: { $0.contains("ERROR: " + text) }) else { continue }
      let said = lines.first { $0.contains(": Fatal error: ") || $0.hasPrefix("Fatal error: ") }
      let error = line.range(of: "ERROR: ").map { line[$0.upperBound...] } ?? line
      return (kind, String(kind == .crash ? said ?? error : error))
    }
    return nil
  }

  /// Reads lines such as `    #3 0x55e0 in $s4main3fooyyF /checkout/Sources/main.swift:12:3`.
  private static func frames(
    _ lines: [Substring], _ root: String, _ demangle: ([String]) -> [String]
  ) -> [String] {
    var symbols: [String] = []
    var places: [String] = []
    for line in lines where line.contains(" in ") && line.contains(root) {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count == 4, words[0].hasPrefix("#"), words[2] == "in",
        let place = words[3].range(of: root)
      else { continue }
      let parts = words[3][place.upperBound...].split(separator: ":")
      // A frame without its line is one of the executable itself.
      guard parts.count >= 2, Int(parts[1]) != nil, !parts[0].hasPrefix("FuzzTargets/Driver")
      else { continue }
      symbols.append(String(words[3][..<place.lowerBound].drop { $0 == " " }).trimmed)
      places.append("\(parts[0]):\(parts[1])")
      // A leak has a stack for each; the first stack is enough.
      if symbols.count == 8 { break }
    }
    return zip(demangle(symbols), places).map { "\($0) \($1)" }
  }

  /// A reason without addresses, numbers and quoted texts.
  private static func shape(_ reason: String) -> String {
    var shape = ""
    var isQuoted = false
    for word in reason.split(separator: " ") {
      let quotes = word.count { $0 == "\"" }
      if !isQuoted, quotes == 0, !word.contains(where: \.isNumber) { shape += " " + word }
      if quotes % 2 == 1 { isQuoted.toggle() }
    }
    return String(shape.dropFirst().prefix(200))
  }
}

extension String {
  /// The text without a beginning that it has.
  fileprivate func removing(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
