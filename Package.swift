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
    .target(name: "PlatformSSOAssertion", dependencies: ["COpenSSL"], swiftSettings: settings),
    .executableTarget(
      name: "psso", dependencies: ["PlatformSSOAssertion"], swiftSettings: settings),
    .target(
      name: "FuzzTargets", dependencies: ["PlatformSSOAssertion"], path: "FuzzTargets/Targets",
      swiftSettings: settings),
    .testTarget(
      name: "PlatformSSOAssertionTests", dependencies: ["PlatformSSOAssertion", "COpenSSL"],
      resources: [.copy("Vectors")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
