// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableExperimentalFeature("Lifetimes"),
  .treatAllWarnings(as: .error),
]

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
    .target(name: "PlatformSSOAssertion", dependencies: ["COpenSSL"], swiftSettings: settings),
    .target(name: "PropertyTesting", swiftSettings: settings),
    .target(
      name: "AssertionMutation", dependencies: ["PlatformSSOAssertion", "PropertyTesting"],
      swiftSettings: settings),
    .target(
      name: "References", dependencies: ["CCJose", "COpenSSL", "PlatformSSOAssertion"],
      swiftSettings: settings),
    .target(
      name: "AssertionLaws",
      dependencies: [
        "AssertionMutation", "COpenSSL", "PlatformSSOAssertion", "PropertyTesting", "References",
      ],
      swiftSettings: settings),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "AssertionLaws", "AssertionMutation", "PlatformSSOAssertion", "PropertyTesting",
        "References",
      ],
      path: "FuzzTargets/Targets", swiftSettings: settings),
    .executableTarget(
      name: "psso", dependencies: ["PlatformSSOAssertion"], swiftSettings: settings),
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
      name: "pssoTests",
      dependencies: ["AssertionLaws", "AssertionMutation", "PropertyTesting", "psso"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
