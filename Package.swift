// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableExperimentalFeature("Lifetimes"),
  .treatAllWarnings(as: .error),
]

// libFuzzer is to be led by what the construct does, and not by what the harness around it does:
// counters in generators and oracles would fill the corpus with inputs that are new to them alone. So
// the library gets counters, all else AddressSanitizer only. `Scripts/build-fuzz-targets.sh` asks for
// it, and tells why checks are calls.
//
// swiftc's own `-sanitize=fuzzer` would trace the comparisons as well, most of which are checks of
// bounds: a call for each octet that is read, and nothing that an input could be made of. Documentation/
// Fuzzing.md has what that costs and finds.
//
// The script asks for `address`, or for `coverage`: then the library alone is profiled for llvm-cov.
let instrumentation = Context.environment["FUZZ_INSTRUMENTATION"]

let checks = ["-sanitize=address", "-Xllvm", "-asan-instrumentation-with-call-threshold=0"]
let counters = [
  "-sanitize-coverage=edge", "-Xllvm", "-sanitizer-coverage-inline-8bit-counters=1",
  "-Xllvm", "-sanitizer-coverage-pc-table=1",
]

func sanitized(_ flags: [String]) -> [SwiftSetting] {
  instrumentation == "address" ? [.unsafeFlags(flags)] : []
}

let profiled: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=fuzzer", "-profile-generate", "-profile-coverage-mapping"])
]

let underTest =
  settings + (instrumentation == "coverage" ? profiled : sanitized(checks + counters))
let harness = settings + sanitized(checks)
// Where the compiler finds nothing unsafe but the calls that say so, a check at each access has nothing
// to find, and would be a fifth of what an input costs. AddressSanitizer still sees what these modules
// allocate, and C's functions still look at what they are given.
let memorySafe =
  settings + [.strictMemorySafety()]
  + sanitized(
    ["-sanitize=address"]
      + ["reads", "writes", "byval"].flatMap { ["-Xllvm", "-asan-instrument-\($0)=0"] }
      + ["-Xllvm", "-asan-stack=0"])

let package = Package(
  name: "platform-sso-assertion",
  products: [
    .library(name: "PlatformSSOAssertion", targets: ["PlatformSSOAssertion"]),
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
    .executable(name: "psso", targets: ["psso"]),
  ],
  targets: [
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CCJose", pkgConfig: "cjose", providers: [.apt(["libcjose-dev", "libjansson-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "PlatformSSOAssertion", dependencies: ["COpenSSL"], swiftSettings: underTest),
    .target(name: "PropertyTesting", swiftSettings: memorySafe),
    .target(
      name: "AssertionMutation", dependencies: ["PlatformSSOAssertion", "PropertyTesting"],
      swiftSettings: memorySafe),
    .target(
      name: "References", dependencies: ["CCJose", "COpenSSL", "PlatformSSOAssertion"],
      swiftSettings: harness),
    .target(
      name: "AssertionLaws",
      dependencies: [
        "AssertionMutation", "COpenSSL", "PlatformSSOAssertion", "PropertyTesting", "References",
      ],
      swiftSettings: memorySafe),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "AssertionLaws", "AssertionMutation", "PlatformSSOAssertion", "PropertyTesting",
        "References",
      ],
      path: "FuzzTargets/Targets", swiftSettings: memorySafe),
    .target(
      name: "Campaign",
      dependencies: [
        "AssertionMutation", "COpenSSL", "CSQLite", "FuzzTargets", "PlatformSSOAssertion",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "psso",
      dependencies: ["AssertionMutation", "Campaign", "FuzzTargets", "PlatformSSOAssertion"],
      swiftSettings: settings),
    .executableTarget(
      name: "SeedCorpus", dependencies: ["AssertionMutation", "FuzzTargets"],
      swiftSettings: settings),
    .executableTarget(
      name: "ShrinkingChallenge", dependencies: ["PropertyTesting"], swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks", dependencies: ["AssertionMutation", "COpenSSL", "PlatformSSOAssertion"],
      path: "Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "PlatformSSOAssertionTests",
      dependencies: ["AssertionMutation", "COpenSSL", "PlatformSSOAssertion"],
      resources: [.copy("Vectors")], swiftSettings: settings),
    .testTarget(
      name: "PropertyTestingTests", dependencies: ["PropertyTesting", "ShrinkingChallenge"],
      swiftSettings: settings),
    .testTarget(
      name: "ReferencesTests", dependencies: ["AssertionMutation", "References"],
      swiftSettings: settings),
    .testTarget(
      name: "AssertionLawsTests", dependencies: ["AssertionLaws"], swiftSettings: settings),
    .testTarget(
      name: "AssertionMutationTests", dependencies: ["AssertionMutation", "PropertyTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTargetsTests", dependencies: ["AssertionMutation", "FuzzTargets"],
      swiftSettings: settings),
    .testTarget(
      name: "CampaignTests", dependencies: ["AssertionMutation", "Campaign", "FuzzTargets"],
      swiftSettings: settings),
    .testTarget(
      name: "pssoTests",
      dependencies: ["AssertionLaws", "AssertionMutation", "PropertyTesting", "psso"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
