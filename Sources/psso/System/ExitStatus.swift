import Campaign

/// How a command ends.
enum ExitStatus: Int32 {
  /// The token was accepted, nothing was found, or the command did its work.
  case accepted = 0
  /// The token breaks a rule, there is a finding, or the command refuses.
  case refused = 1
  /// The command line, or a file that it names, is of no use.
  case usage = 2
  /// The harness, or a target of it, is broken, so that a result would say little.
  case broken = 3
  /// A committed input no longer gets the verdict of its name.
  case baselineFails = 4
  /// The time was over before each target had run its seeds.
  case budgetRanOut = 5
  /// Somebody interrupted it, and nothing was found until then.
  case interrupted = 130

  /// The status that a campaign's outcome ends the process with.
  init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .clean: .accepted
      case .finding: .refused
      case .broken: .broken
      case .baselineFails: .baselineFails
      case .budgetRanOut: .budgetRanOut
      case .interrupted: .interrupted
      }
  }

  /// What it means to a command that works on the fuzzing harness.
  var harnessMeaning: String {
    switch self {
    case .accepted: "nothing found, or done"
    case .refused: "a finding, or a refusal"
    case .usage: "wrong usage, or a file that is of no use"
    case .broken: "the harness or a target is broken, or not built"
    case .baselineFails: "a committed input does not get the verdict of its name"
    case .budgetRanOut: "the budget ran out before each target had run its seeds"
    case .interrupted: "interrupted, and nothing found until then"
    }
  }
}
