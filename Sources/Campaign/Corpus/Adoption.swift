import Foundation
import FuzzTargets

/// Makes a fixed finding a committed input, which the tests replay from then on.
public struct Adoption: Sendable {
  /// What came of it.
  public enum Outcome: Equatable, Sendable {
    /// The input was written to this file.
    case adopted(URL)
    /// The same octets are committed under this name, which states the same verdict.
    case known(URL)
  }

  /// The largest input that is adopted: as large as libFuzzer's own without a limit.
  public static let largest = 1 << 20

  /// The checkout whose corpus grows.
  public var checkout: Checkout
  /// Who runs the input.
  public var judge: Judge

  /// Adopts into a checkout.
  public init(_ checkout: Checkout, judge: Judge = Judge()) {
    self.checkout = checkout
    self.judge = judge
  }

  /// Adopts a file's content.
  ///
  /// - Parameter what: What is special about it; nil for a name that follows from the content.
  /// - Throws: A refusal where the input is still a finding, or where a name can't state its verdict.
  public func adopt(
    _ file: URL, for target: any FuzzTarget.Type, what: String?
  ) throws(Obstacle) -> Outcome {
    if let what, let fault = CorpusName.fault(inWords: what) {
      throw Obstacle(.usage, "--name", fault)
    }
    let content = try CorpusFolder.content(of: file)
    guard content.count <= Self.largest else {
      throw Obstacle(.usage, file.path, "longer than \(Self.largest) octets")
    }
    let name = try name(content, file, target, what ?? "found-\(Digest.sha1(content).prefix(8))")
    let folder = checkout.corpus(of: target.name)
    if let known = try committed(content, in: folder) {
      guard known.hasPrefix(name.verdict + ".") else {
        throw Obstacle(
          .refusal, checkout.shown(folder.appending(path: known)),
          "has the same octets under a name that does not state \(name.verdict)")
      }
      return .known(folder.appending(path: known))
    }
    try NewFile.makeFolder(folder)
    let place = folder.appending(path: name.text)
    guard try NewFile.create(content, at: place) else {
      throw Obstacle(
        .refusal, checkout.shown(place),
        "exists with other octets, and is not overwritten; choose another --name")
    }
    return .adopted(place)
  }

  private func name(
    _ content: Data, _ file: URL, _ target: any FuzzTarget.Type, _ what: String
  ) throws(Obstacle) -> CorpusName {
    // A copy of what was read: the file may be another by the time at which it is run.
    let copy = FileManager.default.temporaryDirectory.appending(path: "psso-adopt-\(UUID())")
    defer { try? FileManager.default.removeItem(at: copy) }
    try WholeFile.write(content, to: copy)
    guard let judgement = try judge.judge([copy], of: target.name).first else {
      throw Obstacle(.broken, target.name, "says nothing of the input")
    }
    if let failure = judgement.failure {
      throw Obstacle(.refusal, file.path, "still a finding of \(target.name): \(failure)")
    }
    guard case .verdict(let verdict) = judgement, let name = CorpusName("\(verdict).\(what)") else {
      throw Obstacle(
        .refusal, file.path, "\(target.name) says nothing of such an input, so no name can either")
    }
    return name
  }

  /// The name of the committed file with the same octets.
  private func committed(_ content: Data, in folder: URL) throws(Obstacle) -> String? {
    for entry in try CorpusFolder.entries(of: folder) where entry.count == content.count {
      if try CorpusFolder.content(of: folder.appending(path: entry.name)) == content {
        return entry.name
      }
    }
    return nil
  }
}
