import Foundation

/// One fault, however often it was met: a contradiction of an oracle, a crash, a hang, a leak.
public struct Finding: Codable, Equatable, Sendable {
  /// What kind of failure it is.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// An oracle found a contradiction.
    case violation
    /// Swift trapped, or the process died of a signal.
    case crash
    /// AddressSanitizer saw a wrong access.
    case memory
    /// LeakSanitizer saw memory that nothing refers to.
    case leak
    /// An input took longer than it may.
    case timeout
    /// The process took more memory than it may.
    case outOfMemory = "out-of-memory"
  }

  /// Twelve hexadecimal digits of the signature's digest: stable over runs and machines.
  public var id: String
  /// The target that failed.
  public var target: String
  /// The kind of failure.
  public var kind: Kind
  /// What the oracle, the runtime or the sanitizer says, in one line.
  public var reason: String
  /// The rules that the reason speaks of, by their ids.
  public var rules: [String]
  /// The innermost frames in this project, innermost first, as `function file:line`.
  public var frames: [String]
  /// What makes two failures the same fault: kind, and rules or reason and frames.
  public var signature: String
  /// How many of how many replays failed in the same way; fewer than all is flaky.
  public var reproduced: Reproduction
  /// The minimized input, from the root of the checkout.
  public var input: String
  /// The number of octets of the minimized input.
  public var inputCount: Int
  /// The number of octets of the input that fuzzing met.
  public var originalCount: Int
  /// When it was first seen, in any campaign.
  public var firstSeen: Date
  /// The campaign that saw it first.
  public var firstCampaign: Int
  /// When this campaign saw it first, in seconds from its start.
  public var secondsUntilFound: Double
  /// How often this campaign met it.
  public var occurrences: Int
  /// Whether no campaign before this one saw it.
  public var isNew: Bool
  /// The committed seed that shows it, where one does.
  public var seed: String?
  /// What the input means, in lines: a recipe, a token's tree.
  public var explanation: [String]
  /// Other targets that fail for the same reason.
  public var otherTargets: [String] = []

  /// How often a replay failed.
  public struct Reproduction: Codable, Equatable, Sendable {
    /// Replays that failed with the same signature.
    public var failed: Int
    /// Replays.
    public var tries: Int

    /// Counts replays.
    public init(failed: Int, tries: Int) {
      self.failed = failed
      self.tries = tries
    }
  }

  /// Whether some replay did not fail.
  public var isFlaky: Bool { reproduced.failed < reproduced.tries }

  /// The command that shows it again.
  public var reproduction: String { "swift run psso repro \(target) \(input)" }

  /// Makes a finding of its parts.
  public init(
    id: String, target: String, kind: Kind, reason: String, rules: [String], frames: [String],
    signature: String, reproduced: Reproduction, input: String, inputCount: Int,
    originalCount: Int, firstSeen: Date, firstCampaign: Int, secondsUntilFound: Double,
    occurrences: Int, isNew: Bool, seed: String?, explanation: [String]
  ) {
    self.id = id
    self.target = target
    self.kind = kind
    self.reason = reason
    self.rules = rules
    self.frames = frames
    self.signature = signature
    self.reproduced = reproduced
    self.input = input
    self.inputCount = inputCount
    self.originalCount = originalCount
    self.firstSeen = firstSeen
    self.firstCampaign = firstCampaign
    self.secondsUntilFound = secondsUntilFound
    self.occurrences = occurrences
    self.isNew = isNew
    self.seed = seed
    self.explanation = explanation
  }
}
