import Foundation
import PlatformSSOAssertion
import Testing

@testable import Campaign

/// What is read from the output of a run that failed, and what makes two failures one.
@Suite struct FailureTests {
  private static let root = URL(filePath: "/checkout")

  private func failure(_ text: String, of target: String = "Claims") -> Failure? {
    Failure(text, of: target, in: Self.root) { $0.map { "demangled-" + $0 } }
  }

  @Test func anOracleIsKnownByTheRulesThatItNames() throws {
    let one = try #require(
      failure(
        """
        ORACLE VIOLATION: ResealedAssertion: accepted: claims: scope ("openid"), breaks it
        must be refused by claims.scope-mismatch
        ==12== ERROR: libFuzzer: deadly signal
            #0 0x1 in main /checkout/FuzzTargets/Driver/RunOneInput.swift:3:1
        """, of: "ResealedAssertion"))
    #expect(one.kind == .violation)
    #expect(one.reason.hasSuffix("must be refused by claims.scope-mismatch"))
    #expect(one.rules == [Rule.claimsScopeMismatch.id])
    let other = try #require(
      failure("ORACLE VIOLATION: Claims: open says accepted, the model says claims.scope-mismatch.")
    )
    #expect(one.signature == other.signature)
    let third = try #require(
      failure("ORACLE VIOLATION: Claims: the model says claims.aud-mismatch"))
    #expect(one.signature != third.signature)
  }

  @Test func aRuleWhoseIdContinuesIsAnotherRule() throws {
    let ids = Rule.allCases.map(\.id)
    for id in ids {
      let longer = try #require(failure("ORACLE VIOLATION: T: refused by \(id)x"))
      #expect(!longer.rules.contains(id))
    }
  }

  @Test func aTrapIsKnownByItsReasonAndItsFrames() throws {
    let text = """
      Swift/Array.swift:1: Fatal error: Index out of range
      ==7== ERROR: libFuzzer: deadly signal
          #0 0x55 in __sanitizer_print_stack_trace (/b/Claims+0x1)
          #5 0x56 in $s4read /checkout/Sources/PlatformSSOAssertion/Encoding/JSONReader.swift:40:9
          #6 0x57 in $s4open /checkout/Sources/PlatformSSOAssertion/Operations/Open.swift:7:2
          #7 0x58 in $s3run /checkout/FuzzTargets/Driver/RunOneInput.swift:9:2
          #9 0x59 in _start (/checkout/FuzzTargets/.build/release/Claims+0x1) (BuildId: 5a:06)
      """
    let one = try #require(failure(text))
    #expect(one.kind == .crash)
    #expect(one.reason == "Swift/Array.swift:1: Fatal error: Index out of range")
    #expect(
      one.frames == [
        "demangled-$s4read Sources/PlatformSSOAssertion/Encoding/JSONReader.swift:40",
        "demangled-$s4open Sources/PlatformSSOAssertion/Operations/Open.swift:7",
      ])
    // Another line of the same function, met by another target, is the same fault.
    let moved = text.replacingOccurrences(
      of: "JSONReader.swift:40:9", with: "JSONReader.swift:44:1")
    #expect(failure(moved, of: "JSONReader")?.signature == one.signature)
    let elsewhere = text.replacingOccurrences(of: "$s4read", with: "$s5other")
    #expect(failure(elsewhere)?.signature != one.signature)
  }

  @Test(arguments: [
    ("==1== ERROR: libFuzzer: timeout after 10 seconds", Finding.Kind.timeout),
    ("==1== ERROR: libFuzzer: out-of-memory (used: 2600Mb; limit: 2560Mb)", .outOfMemory),
    ("==1==ERROR: AddressSanitizer: allocation-size-too-big 0x1", .outOfMemory),
    ("==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x6", .memory),
    ("==1==ERROR: LeakSanitizer: detected memory leaks", .leak),
    ("==1== ERROR: libFuzzer: fuzz target exited", .crash),
  ])
  func theKindFollowsFromTheReport(_ text: String, _ kind: Finding.Kind) {
    #expect(failure(text)?.kind == kind)
  }

  @Test func numbersAndAddressesDoNotTellFailuresApart() {
    let one = failure("==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x60 at pc 0x1")
    let other = failure(
      "==9==ERROR: AddressSanitizer: heap-use-after-free on address 0x7f at pc 0x8")
    #expect(one?.signature == other?.signature)
  }

  @Test func aHangIsOneForATargetWhereverTheClockFoundIt() {
    let text = """
      ==1== ERROR: libFuzzer: timeout after 10 seconds
          #5 0x56 in $s1a /checkout/Sources/A.swift:1:1
      """
    let other = text.replacingOccurrences(of: "$s1a", with: "$s1b")
    #expect(failure(text)?.signature == failure(other)?.signature)
    #expect(failure(text)?.signature != failure(text, of: "JSONReader")?.signature)
  }

  @Test(arguments: ["", "VERDICT accept", "#4096 pulse cov: 1 ft: 2 corp: 3/4b", "ERROR: other"])
  func whatTellsOfNoFailureIsNone(_ text: String) {
    #expect(failure(text) == nil)
  }
}
