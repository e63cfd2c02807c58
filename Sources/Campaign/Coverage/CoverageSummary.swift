/// What inputs reach of the library.
public struct CoverageSummary: Equatable, Sendable {
  /// How many there are of something, and how many of them were reached.
  public struct Share: Equatable, Sendable {
    /// How many were reached.
    public var covered = 0
    /// How many there are.
    public var count = 0

    /// The share in percent; all of nothing is reached.
    public var percent: Double { count == 0 ? 100 : Double(covered) / Double(count) * 100 }

    /// Adds another share.
    mutating func add(_ other: Share) {
      covered += other.covered
      count += other.count
    }
  }

  /// What was reached of one source file.
  public struct File: Equatable, Sendable {
    /// Its path below the library's sources.
    public let name: String
    /// The library's part that it belongs to.
    public let part: ConstructPart
    /// Its lines with code.
    public let lines: Share
    /// Its regions: parts of lines between which control may go another way.
    public let regions: Share
    /// What nothing reached, in order of line.
    public let unreached: [UnreachedFunction]
  }

  /// What one target's inputs reach.
  public struct Target: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// How many inputs were run.
    public let inputs: Int
    /// How many of the library's lines they reach.
    public let lines: Share
    /// Inputs that failed, from the checkout's root, and why.
    public let failures: [String]
  }

  /// The targets, in the order of the list.
  public let targets: [Target]
  /// The library's files, by part and name.
  public let files: [File]

  /// All lines.
  public var lines: Share { files.reduce(into: Share()) { $0.add($1.lines) } }

  /// All regions.
  public var regions: Share { files.reduce(into: Share()) { $0.add($1.regions) } }

  /// The parts, in the order in which a token meets them, with the shares of their files.
  public var parts: [(part: ConstructPart, lines: Share, regions: Share)] {
    ConstructPart.allCases.compactMap { part in
      let own = files.filter { $0.part == part }
      guard !own.isEmpty else { return nil }
      return (
        part, own.reduce(into: Share()) { $0.add($1.lines) },
        own.reduce(into: Share()) { $0.add($1.regions) }
      )
    }
  }

  /// Inputs that failed, which is a finding.
  public var failures: [String] { targets.flatMap(\.failures) }
}

/// Lines of one function that nothing reached.
public struct UnreachedFunction: Equatable, Sendable {
  /// Its name, as sources have it.
  public let name: String
  /// Whether nothing called it at all.
  public let isNeverCalled: Bool
  /// The lines, each range in a row.
  public let lines: [ClosedRange<Int>]

  /// The lines as `12-14, 20`.
  public var text: String {
    lines.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ", ")
  }
}
