import Foundation
import Testing

@testable import Campaign

/// Where a checkout begins.
@Suite struct CheckoutTests {
  @Test func isFoundFromItselfAndFromBelow() throws {
    let scratch = try Scratch()
    let root = try scratch.checkout()
    let below = try scratch.folder("checkout/Sources/psso")
    let file = try scratch.file("checkout/Sources/psso/main.swift", "")
    for path in [root, below, file] {
      #expect(try Checkout(containing: path.path).root.path == root.path)
    }
  }

  @Test func isFoundThroughASymbolicLink() throws {
    let scratch = try Scratch()
    let root = try scratch.checkout()
    let below = try scratch.folder("checkout/Sources")
    let link = scratch.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: below)
    #expect(try Checkout(containing: link.path).root.path == root.path)
  }

  @Test(arguments: ["Package.swift", "Corpus"]) func needsManifestAndCorpus(
    _ missing: String
  ) throws {
    let scratch = try Scratch()
    let root = try scratch.checkout()
    try FileManager.default.removeItem(at: root.appending(path: missing))
    let obstacle = #expect(throws: Obstacle.self) { try Checkout(containing: root.path) }
    #expect(obstacle?.kind == .usage)
    #expect(obstacle?.why.hasPrefix("not inside a checkout") == true)
  }

  @Test func aFileNamedCorpusIsNoCorpus() throws {
    let scratch = try Scratch()
    let root = try scratch.checkout()
    try FileManager.default.removeItem(at: root.appending(path: "Corpus"))
    _ = try scratch.file("checkout/Corpus", "")
    #expect(throws: Obstacle.self) { try Checkout(containing: root.path) }
  }

  @Test func aPathThatDoesNotExistIsToldFromOneOutside() throws {
    let scratch = try Scratch()
    let path = scratch.root.appending(path: "nowhere").path
    #expect(throws: Obstacle(.usage, path, "no such file or folder")) {
      try Checkout(containing: path)
    }
  }

  @Test func pathsAreShownFromTheRoot() throws {
    let scratch = try Scratch()
    let checkout = try Checkout(containing: try scratch.checkout().path)
    #expect(checkout.shown(checkout.corpus(of: "Claims")) == "Corpus/Claims")
    #expect(checkout.shown(checkout.grownCorpus(of: "Claims")) == ".fuzz/corpus/Claims")
    #expect(
      checkout.shown(checkout.executable(of: "Claims")) == "FuzzTargets/.build/release/Claims")
    #expect(checkout.shown(URL(filePath: "/elsewhere/x")) == "/elsewhere/x")
    #expect(checkout.shown(URL(filePath: checkout.root.path + "-2/x")).hasPrefix("/"))
  }
}
