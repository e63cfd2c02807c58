import Foundation
import FuzzTargets
import Testing

@testable import Campaign

/// Each proof fails when what it proves is broken, and holds beside that.
@Suite struct DoctorTests {
  private let scratch: Scratch
  private let root: URL

  /// A checkout with one stand-in target and all lists that name it.
  init() throws {
    scratch = try Scratch()
    root = try StandInTarget.checkout(["Claims"], in: scratch)
    try scratch.file("checkout/FuzzTargets/Drivers/Claims/Claims.swift", "")
    try scratch.file("checkout/FuzzTargets/Package.swift", "let names = [\"Claims\"]")
    try script("Scripts/list-fuzz-targets.sh", "#!/bin/sh\necho Claims\n")
    try scratch.file("checkout/oss-fuzz/build.sh", "Scripts/list-fuzz-targets.sh")
    try scratch.file("checkout/.clusterfuzzlite/build.sh", "exec oss-fuzz/build.sh")
    try scratch.file("checkout/.github/workflows/nightly-fuzz.yml", "run: make nightly TIME=8h")
    try scratch.file("checkout/.github/workflows/ci.yml", "run: bash .ci/run")
  }

  private func script(_ path: String, _ text: String) throws {
    let file = try scratch.file("checkout/\(path)", text)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func prove(_ subject: Proof.Subject) throws -> Proof {
    Doctor(try Checkout(containing: root.path), targets: ["Claims"]).prove(subject)
  }

  private func expectFailure(
    _ subject: Proof.Subject, _ words: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let proof = try prove(subject)
    #expect(!proof.holds, sourceLocation: place)
    #expect(proof.seen.contains(words), "\(proof.seen)", sourceLocation: place)
    #expect(proof.remedy != nil, sourceLocation: place)
  }

  @Test func listsThatNameEveryTargetHold() throws {
    #expect(try prove(.lists).holds)
  }

  @Test(arguments: [
    ("FuzzTargets/Package.swift", "let names = []", "Package.swift lacks Claims"),
    ("Scripts/list-fuzz-targets.sh", "#!/bin/sh\necho Other\n", "differ in Claims, Other"),
    ("oss-fuzz/build.sh", "for target in Claims; do", "does not ask"),
    (".clusterfuzzlite/build.sh", "cp Claims $OUT", "does not call"),
    (".github/workflows/nightly-fuzz.yml", "run: make test", "does not run make nightly"),
    (".github/workflows/nightly-fuzz.yml", "make nightly TARGETS=Claims", "names targets by hand"),
    (".github/workflows/ci.yml", "run: make lint", "does not run .ci/run"),
  ])
  func aListThatLeavesATargetOutFails(_ path: String, _ text: String, _ words: String) throws {
    try script(path, text)
    try expectFailure(.lists, words)
  }

  @Test func aTargetWithoutADriverFails() throws {
    try FileManager.default.removeItem(at: root.appending(path: "FuzzTargets/Drivers/Claims"))
    try expectFailure(.lists, "has no Claims")
  }

  @Test func aCorpusThatIsReadHolds() throws {
    try scratch.file("checkout/Corpus/Claims.dict", "")
    try scratch.file("checkout/Corpus/Claims/reject.claims.aud-mismatch.x", "x")
    #expect(try prove(.corpus).holds)
  }

  @Test(arguments: [
    "Corpus/Clams/accept.x", "Corpus/Claims/fold/accept.x", "Corpus/Claims/found-1",
    "Corpus/Claims/reject.claims.no-such-rule.x", "Corpus/Clams.dict", "Corpus/accept.x",
    "Corpus/Claims/accept",
  ])
  func aFileThatNobodyReadsFails(_ path: String) throws {
    try scratch.file("checkout/\(path)", "x")
    try expectFailure(.corpus, "nobody reads Corpus/")
  }

  @Test func aTargetWithoutSeedsFails() throws {
    try FileManager.default.removeItem(at: root.appending(path: "Corpus/Claims/accept.seed"))
    try expectFailure(.corpus, "no seeds for Claims")
  }

  @Test func anExecutableThatIsMissingOrBlindFails() throws {
    try expectFailure(.counters, "loads no coverage counters")
    let executable = root.appending(path: "FuzzTargets/.build/release/Claims")
    try FileManager.default.removeItem(at: executable)
    try expectFailure(.counters, "is not there")
  }

  @Test func anExecutableWithoutAddressSanitizerFails() throws {
    let counting = "#!/bin/sh\necho 'INFO: Loaded 1 modules (12 inline 8-bit counters)'\n"
    let path = "FuzzTargets/.build/release/Claims"
    try script(path, counting)
    try expectFailure(.counters, "has no AddressSanitizer")
    try script(path, counting + "# asan.module_ctor\n")
    #expect(try prove(.counters).holds)
  }

  @Test func aSeedThatGetsAnotherVerdictFails() throws {
    #expect(try prove(.seeds).holds)
    try scratch.file("checkout/Corpus/Claims/reject.claims.aud-mismatch.x", "accept")
    try expectFailure(.seeds, "the name states another verdict")
  }

  @Test func aVerdictThatDependsOnTheRunFails() throws {
    let path = "FuzzTargets/.build/release/Claims"
    func replay(_ verdict: String) -> String {
      """
      #!/usr/bin/env bash
      for file; do [[ $file == -* ]] && continue
        echo "Running: $file"
        for ((i = 0; i < 20; i++)); do echo "VERDICT \(verdict)"; done
        echo "Executed $file in 0 ms"
      done
      """
    }
    try script(path, replay("accept"))
    #expect(try prove(.determinism).holds)
    try script(path, replay("$((i == 19 ? 1 : 0))"))
    try expectFailure(.determinism, "40 verdicts in 40 runs: 0, 1")
  }

  @Test func aFaultThatPassesUnseenFails() throws {
    let unseen = #"""
      #!/usr/bin/env bash
      for file; do [[ -f $file ]] && printf 'Running: %s\nVERDICT accept\nExecuted %s in 0 ms\n' "$file" "$file"; done
      [[ -f ${!#} ]] || { sleep 10; echo 'stat::number_of_executed_units: 7'; }
      """#
    try script("FuzzTargets/.build/release/\(PlantedTarget.name)", unseen)
    try expectFailure(.trap, "it passes unseen: 7 inputs")
  }

  @Test func aFaultThatIsTakenForAnotherFails() throws {
    let violation = #"""
      #!/usr/bin/env bash
      for argument; do
        case $argument in
          -artifact_prefix=*) prefix=${argument#*=} ;;
          -*) ;;
          *)
            if [[ -f $argument ]]; then
              echo "Running: $argument"
              grep -q B "$argument" || { echo 'VERDICT accept'; echo "Executed $argument in 0 ms"; continue; }
              echo 'ORACLE VIOLATION: Planted: planted'; exit 77
            fi ;;
        esac
      done
      [[ $prefix ]] || exit 0
      printf 12345678B >"${prefix}crash-$(printf 12345678B | sha1sum | cut -d ' ' -f 1)"
      echo 'ORACLE VIOLATION: Planted: planted'; exit 77
      """#
    try script("FuzzTargets/.build/release/\(PlantedTarget.name)", violation)
    for subject in [Proof.Subject.trap, .hang, .leak, .memory, .overrun] {
      try expectFailure(subject, "taken for violation")
    }
    // What is minimized too far, or not far enough, shows as well.
    try expectFailure(.violation, "minimized to 1 octets, where 9 are enough")
  }
}
