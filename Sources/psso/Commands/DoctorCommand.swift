import Campaign
import PlatformSSOAssertion

/// `psso doctor`: proves that fuzzing works on this machine.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let abstract = "proves on this machine that fuzzing sees what there is to see"
  static let synopses = ["doctor [OPTION]... [PROOF]..."]
  static let notes = [
    """
    Failures are planted, of each kind that fuzzing is to find, and must be caught, written to disk, \
    minimized, and turn the outcome of a campaign. One line for each proof says what was seen, and how \
    to mend what does not hold.
    """,
    "Proofs: " + Proof.Subject.allCases.map(\.rawValue).joined(separator: ", ") + ".",
  ]
  static let noBuild = Option("--no-build", "examine the executables as they are")
  static let json = Option("--json", "print one JSON array")
  static let groups = [OptionGroup("Options", [noBuild, json, CheckoutOptions.packagePath])]
  static let examples = ["psso doctor", "psso doctor hang leak"]
  static let exitStatus = [
    Row("0", "all proofs hold"), Row("2", "wrong usage"), Row("3", "a proof does not hold"),
  ]
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    let subjects = try subjects(arguments)
    let checkout = try CheckoutOptions.checkout(arguments)
    if !arguments.has(noBuild) {
      console.note("Building the fuzz targets")
      try Problem.catching { () throws(Obstacle) in try Doctor.build(in: checkout) }
    }
    let doctor = Doctor(checkout)
    var proofs: [Proof] = []
    for subject in subjects {
      let proof = doctor.prove(subject)
      proofs.append(proof)
      if !arguments.has(json) { console.show(lines(proof, console.style)) }
    }
    if arguments.has(json) {
      console.show(JSONText.line(.array(proofs.map { .object($0.json) })))
    }
    return proofs.allSatisfy(\.holds) ? .accepted : .broken
  }

  private static func subjects(_ arguments: ParsedArguments) throws(Problem) -> [Proof.Subject] {
    guard !arguments.operands.isEmpty else { return Proof.Subject.allCases }
    let names = Proof.Subject.allCases.map(\.rawValue)
    var wanted: [Proof.Subject] = []
    for name in arguments.operands {
      guard let subject = Proof.Subject(rawValue: name) else {
        throw .usage("proof \(name)", Suggestion.absence(of: name, among: names, "proof"))
      }
      wanted.append(subject)
    }
    return Proof.Subject.allCases.filter(wanted.contains)
  }

  private static func lines(_ proof: Proof, _ style: Style) -> [String] {
    let word = proof.holds ? style.good("holds") : style.bad("FAILS")
    let line = "\(word)  \(Layout.padded(proof.subject.rawValue, 12)) \(Printable.text(proof.seen))"
    guard let remedy = proof.remedy else { return [line] }
    return [line, String(repeating: " ", count: 20) + "to mend it: \(Printable.text(remedy))"]
  }
}

extension Proof {
  /// The proof as `--json` prints it.
  fileprivate var json: [JSONMember] {
    [
      JSONMember("proof", .string(subject.rawValue)), JSONMember("holds", .bool(holds)),
      JSONMember("seen", .string(seen)),
      JSONMember("remedy", remedy.map { .string($0) } ?? .null),
    ]
  }
}
