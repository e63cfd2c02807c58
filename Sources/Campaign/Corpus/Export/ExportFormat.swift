import FuzzTargets

/// What a corpus is exported for.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// OSS-Fuzz: `<Target>_seed_corpus.zip` and `<Target>.dict`.
  case ossFuzz = "oss-fuzz"
  /// Go's native fuzzing: `testdata/fuzz/Fuzz<Target>/<name>`.
  case go
  /// A folder for each target, as in `Corpus/`.
  case folder
  /// One file of whole tokens in Wycheproof's schema of JSON Web Encryption.
  case wycheproof

  /// Whether it is one file, and no folder.
  public var isFile: Bool { self == .wycheproof }

  /// The names of the targets that it takes; none for all.
  public var targets: [String] { self == .wycheproof ? [OpenAssertionTarget.name] : [] }

  /// Whether an export of this format has an entry of such a name at the top of its folder.
  func makes(_ name: String) -> Bool {
    switch self {
    case .ossFuzz:
      TargetSelection.names.contains { name == "\($0)_seed_corpus.zip" || name == "\($0).dict" }
    case .go: name == "testdata"
    case .folder: TargetSelection.names.contains(name)
    case .wycheproof: false
    }
  }
}
