// swift-tools-version: 6.3
import PackageDescription

// libFuzzer brings `main`, so these executables link only under `--sanitize=fuzzer` and cannot be
// part of the root package. `Scripts/build-fuzz-targets.sh` knows the flags.

/// Each has its entry point in `Drivers/<name>` and gives its name to the executable.
let names = [
  "Base64URL", "Claims", "CompactSerialization", "ConcatKDF", "DifferentialOpen", "Empty",
  "EphemeralKey", "HeaderVerdict", "JSONReader", "Keys", "Multiplication", "OpenAssertion",
  "PartyInfo", "Planted", "ProtectedHeader", "ResealedAssertion", "SealOpen", "SealRefusal",
  "TwoMultiplications",
]

/// The root package's name.
///
/// SwiftPM would call a package at a path after its folder, and a clone's folder can have any name.
/// Any but this package's own, `FuzzTargets`: two packages of one identity do not resolve.
let root = "platform-sso-assertion"

/// Whether it is for a coverage report, not for fuzzing (see the root's manifest).
let isProfiled = Context.environment["FUZZ_INSTRUMENTATION"] == "coverage"

// The drivers are harness: they are checked, and count nothing.
let settings: [SwiftSetting] =
  [.treatAllWarnings(as: .error)] + (isProfiled ? [] : [.unsafeFlags(["-sanitize=address"])])
/// Both runtimes; SwiftPM's own option would link the fuzzer's alone.
let runtimes: [LinkerSetting] = [
  .unsafeFlags(
    isProfiled ? ["-sanitize=fuzzer", "-profile-generate"] : ["-sanitize=address,fuzzer"])
]

let package = Package(
  name: "FuzzTargets",
  // The modules have a prefix, because the library has types of the executables' names.
  products: names.map { .executable(name: $0, targets: ["Fuzz\($0)"]) },
  dependencies: [.package(name: root, path: "..")],
  targets: [
    .target(name: "CLibFuzzer", path: "CLibFuzzer"),
    .target(
      name: "FuzzDriver",
      dependencies: ["CLibFuzzer", .product(name: "FuzzTargets", package: root)],
      path: "Driver",
      swiftSettings: settings),
  ]
    + names.map {
      .executableTarget(
        name: "Fuzz\($0)",
        dependencies: ["FuzzDriver", .product(name: "FuzzTargets", package: root)],
        path: "Drivers/\($0)",
        swiftSettings: settings,
        linkerSettings: runtimes)
    },
  swiftLanguageModes: [.v6]
)
