import Foundation

/// Brings units of other machines into the grown corpora, and never into `Corpus/`.
public struct CorpusMerge: Sendable {
  /// The checkout whose corpora grow.
  public let checkout: Checkout
  /// The longest unit in octets: what libFuzzer reads unless it is told otherwise.
  public var longest = 1 << 20

  /// Merges into a checkout.
  public init(into checkout: Checkout) {
    self.checkout = checkout
  }

  /// The targets that some folders and archives have units for.
  ///
  /// - Parameter target: The target that all of them are for; nil to go by the names of folders.
  public func targets(of paths: [String], for target: String?) throws(Obstacle) -> [String] {
    let named = Set(try sources(paths, for: target).map(\.target))
    return TargetSelection.names.filter(named.contains)
  }

  /// Adds all units of some folders and archives that are not there yet.
  ///
  /// - Parameter target: The target that all of them are for; nil to go by the names of folders.
  /// - Returns: What became of the files, for each target in the order of the list.
  public func merge(_ paths: [String], for target: String?) throws(Obstacle) -> [MergeCount] {
    // All paths are looked at before anything is written.
    let sources = try sources(paths, for: target)
    var counts: [MergeCount] = []
    for name in TargetSelection.names {
      let own = sources.filter { $0.target == name }
      guard !own.isEmpty else { continue }
      counts.append(try merge(own, into: name))
    }
    return counts
  }

  private func sources(_ paths: [String], for target: String?) throws(Obstacle) -> [MergeSource] {
    if let target { _ = try TargetSelection.target(named: target) }
    var sources: [MergeSource] = []
    for path in paths { sources += try MergeSource.all(at: path, for: target) }
    return sources
  }

  private func merge(
    _ sources: [MergeSource], into target: String
  ) throws(Obstacle) -> MergeCount {
    let folder = checkout.grownCorpus(of: target)
    try FolderSwap.recover(folder)
    try NewFile.makeFolder(folder)
    var known = Set(try CorpusFolder.entries(of: folder).map(\.name))
    let committed = checkout.corpus(of: target)
    for entry in try CorpusFolder.entries(of: committed) {
      let content = try CorpusFolder.content(of: committed.appending(path: entry.name))
      known.insert(Digest.sha1(content))
    }
    var count = MergeCount(target: target)
    for source in sources {
      try source.forEach(longest: longest) { candidate throws(Obstacle) in
        switch candidate {
        case .skipped(let reason): count.skipped[reason, default: 0] += 1
        case .unit(let content):
          let name = Digest.sha1(content)
          // A name that another process took in the meantime is that of the same content.
          if known.insert(name).inserted,
            try NewFile.create(content, at: folder.appending(path: name))
          {
            count.new += 1
          } else {
            count.known += 1
          }
        }
      }
    }
    return count
  }
}
