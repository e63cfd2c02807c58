import Foundation
import FuzzTargets

/// Writes committed inputs in the form that another tool reads.
public struct CorpusExport: Sendable {
  /// What was written.
  public struct Result: Equatable, Sendable {
    /// How many inputs.
    public internal(set) var inputs = 0
    /// How many files.
    public internal(set) var files = 0
    /// How many octets.
    public internal(set) var octets = 0
    /// Inputs that the format has no form for, from the checkout's root.
    public internal(set) var leftOut: [String] = []
  }

  /// The checkout whose corpus is exported.
  public let checkout: Checkout
  /// The version of what is exported, for formats that name one.
  public let version: String

  /// Exports from a checkout.
  public init(from checkout: Checkout, version: String) {
    self.checkout = checkout
    self.version = version
  }

  /// Exports some targets' committed inputs.
  ///
  /// - Parameters:
  ///   - path: The folder, or the file, to make.
  ///   - replaces: Whether an earlier export may be there, which is then replaced.
  public func export(
    _ targets: [any FuzzTarget.Type], as format: ExportFormat, to path: String, replaces: Bool
  ) throws(Obstacle) -> Result {
    let place = OutputPlace(path: path, isFile: format.isFile, isOwn: format.makes)
    try place.check(replaces: replaces)
    let (files, result) = try files(of: targets, as: format)
    if let file = files.first, format.isFile {
      try place.write(file.content)
    } else {
      try place.write(files)
    }
    return result
  }

  private func files(
    of targets: [any FuzzTarget.Type], as format: ExportFormat
  ) throws(Obstacle) -> ([OutputPlace.File], Result) {
    var result = Result()
    var files: [OutputPlace.File] = []
    for target in targets {
      let inputs = try inputs(of: target.name)
      result.inputs += inputs.count
      switch format {
      case .ossFuzz: files += try ossFuzz(target.name, inputs)
      case .go: files += inputs.map { GoCorpus.file($0, of: target.name) }
      case .folder:
        files += inputs.map { OutputPlace.File("\(target.name)/\($0.name)", Array($0.content)) }
      case .wycheproof:
        guard target == OpenAssertionTarget.self else {
          throw Obstacle(
            .usage, "target \(target.name)",
            "reads no whole tokens with a verdict of their own; wycheproof takes "
              + OpenAssertionTarget.name)
        }
        let document = try WycheproofDocument(inputs, version: version)
        result.inputs -= document.leftOut.count
        result.leftOut = document.leftOut.map {
          checkout.shown(checkout.corpus(of: target.name).appending(path: $0))
        }
        files.append(OutputPlace.File("", try document.text()))
      }
    }
    result.files = files.count
    result.octets = files.map(\.content.count).reduce(0, +)
    return (files, result)
  }

  private func ossFuzz(
    _ target: String, _ inputs: [ExportedInput]
  ) throws(Obstacle) -> [OutputPlace.File] {
    var archive = ZipWriter()
    for input in inputs {
      guard archive.add(input.name, Array(input.content)) else {
        throw Obstacle(.usage, "Corpus/\(target)", "has more inputs than a ZIP archive holds")
      }
    }
    let zip = OutputPlace.File("\(target)_seed_corpus.zip", archive.finish())
    guard let dictionary = try? Data(contentsOf: checkout.dictionary(of: target)) else {
      return [zip]
    }
    return [zip, OutputPlace.File("\(target).dict", Array(dictionary))]
  }

  private func inputs(of target: String) throws(Obstacle) -> [ExportedInput] {
    let folder = checkout.corpus(of: target)
    var inputs: [ExportedInput] = []
    for entry in try CorpusFolder.entries(of: folder) {
      let content = try CorpusFolder.content(of: folder.appending(path: entry.name))
      inputs.append(ExportedInput(name: entry.name, content: content))
    }
    guard !inputs.isEmpty else {
      throw Obstacle(.broken, checkout.shown(folder), "has no committed input")
    }
    return inputs
  }
}

/// A committed input.
struct ExportedInput {
  /// Its file's name, which states its verdict.
  let name: String
  let content: Data
}
