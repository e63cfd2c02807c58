import Foundation
import PlatformSSOAssertion

@testable import Campaign

/// Findings of all sorts.
enum SampleFindings {
  /// Text that means something to each format: tags, quotes, fences, cells, escapes of terminals,
  /// line separators, reordered letters, octets that are not UTF-8, and what XML forbids.
  static var hostileText: String {
    let invalid = String(decoding: [0x66, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80], as: UTF8.self)
    return "<script>alert(\"1\")</script> & 'x' </style></pre> ```` | a|b ]]> --> \u{2028}\u{2029}"
      + "\u{0}\u{8}\u{1B}[31m\u{7F}\u{85} \u{202E}live\u{200B}\u{FEFF}\u{FFFE} a\u{301}\u{302}\u{303} "
      + "@user #1 https://a.example \(invalid) %s {{x}} ${y}"
  }

  /// A violation, a crash, a flaky leak and a timeout that was seen before.
  static var all: [Finding] { [violation, crash, timeout, leak] }

  static var violation: Finding {
    finding(
      "3f9a1c77b2e0", "ResealedAssertion", .violation,
      "accepted: claims: scope-mismatch (\"openid\" …), breaks claims.scope-mismatch; must be "
        + "refused by claims.scope-mismatch"
    ) {
      $0.rules = ["claims.scope-mismatch"]
      $0.frames = [
        "ResealedAssertionTarget.run(_:) FuzzTargets/Targets/ResealedAssertionTarget.swift:58"
      ]
      $0.explanation = [
        "recipe", "├─ base      a token that keeps every rule",
        "├─ variation epk, apu: another key",
        "├─ mutator   claims: scope-mismatch (\"openid\" in place of \"openid offline_access "
          + "urn:apple:platformsso\")",
        "└─ verdict   reject.claims.scope-mismatch", "", "token  1539 characters, 5 segments",
        "├─ protected header       967 characters, 725 octets", "│  ├─ enc  \"A256GCM\"",
        "│  └─ apv  267 characters, 200 octets: PartyVInfo", "└─ claims                 412 octets",
        "   ├─ scope     \"openid\"", "   └─ password  \"********\"",
      ]
    }
  }

  static var crash: Finding {
    finding("a04be1d95c38", "PartyInfo", .crash, "Fatal error: Index out of range") {
      $0.frames = [
        "closure #1 in PartyInfo.fields(_:) Sources/PlatformSSOAssertion/PartyInfo/PartyInfo.swift:41",
        "PartyInfoTarget.run(_:) FuzzTargets/Targets/PartyInfoTarget.swift:30",
      ]
      $0.seed = "reject.party-u.length-truncated.one-octet"
      $0.explanation = ["PartyUInfo  3 octets", "└─ length  at 0: 00 00 0"]
    }
  }

  static var timeout: Finding {
    finding("0c11d2e3f405", "JSONReader", .timeout, "an input of 8192 octets took longer than 10 s")
    {
      $0.isNew = false
      $0.firstCampaign = 7
      $0.firstSeen = SampleCampaigns.evening - 6 * 86_400
      $0.occurrences = 1
    }
  }

  static var leak: Finding {
    finding("77e0a9d1b6f2", "DifferentialOpen", .leak, "64 octets in 1 allocation leaked") {
      $0.reproduced = Finding.Reproduction(failed: 3, tries: 10)
      $0.frames = ["CJoseReference.open(_:) /build/agent 3/Sources/References/CJose.swift:77:9"]
      $0.originalCount = $0.inputCount
    }
  }

  /// A finding all of whose texts are hostile.
  static var hostile: Finding {
    finding("deadbeef0000", "Claims", .violation, hostileText) {
      $0.rules = ["claims.aud-mismatch", hostileText]
      $0.frames = [hostileText]
      $0.signature = hostileText
      $0.seed = hostileText
      $0.input = ".fuzz/findings/Claims/<img src=x onerror=alert(1)>"
      $0.explanation = [hostileText, String(repeating: "long ", count: 400)]
    }
  }

  private static func finding(
    _ id: String, _ target: String, _ kind: Finding.Kind, _ reason: String,
    _ change: (inout Finding) -> Void
  ) -> Finding {
    var finding = Finding(
      id: id, target: target, kind: kind, reason: reason, rules: [], frames: [],
      signature: "\(target) \(kind.rawValue) \(reason.prefix(40))",
      reproduced: Finding.Reproduction(failed: 10, tries: 10),
      input: ".fuzz/findings/\(target)/\(id)", inputCount: 61, originalCount: 1_812,
      firstSeen: SampleCampaigns.evening + 4_033, firstCampaign: 13, secondsUntilFound: 4_033,
      occurrences: 1_217, isNew: true, seed: nil, explanation: [])
    change(&finding)
    return finding
  }
}
