import Foundation
import Testing

@testable import PropertyTesting

/// What generators build: within their bounds, and often at them.
@Suite struct GeneratorTests {
  /// The values of some random cases.
  private func values<Value>(_ generator: Generator<Value>, count: Int = 4000) throws -> [Value] {
    try (0..<count).map { number in
      let random = RandomSource(seed: 7, property: "values", case: number)
      var source = ChoiceSource(random: random, size: number % 101)
      return try source.draw(generator)
    }
  }

  @Test func integersMeetTheirBounds() throws {
    let bytes = try values(Generator<Int8>.integers)
    #expect(bytes.contains(.min) && bytes.contains(.max) && bytes.contains(0))
    let words = Set(try values(Generator<Int>.integers))
    let missing = [Int.min, .max, 0, 1, -1, 127, 128, 255, 256, 65535].filter {
      !words.contains($0)
    }
    #expect(missing == [])
    let range = try values(Generator<UInt64>.integers(in: 1000...100_000))
    #expect(range.allSatisfy { (1000...100_000).contains($0) })
    let ends: Set<UInt64> = [1000, 1001, 99_999, 100_000]
    #expect(ends.isSubset(of: range))
    let top = try values(Generator<UInt64>.integers(in: UInt64.max - 1...UInt64.max))
    let both: Set<UInt64> = [.max, .max - 1]
    #expect(Set(top) == both)
  }

  @Test func arraysKeepToTheirCounts() throws {
    let arrays = try values(Generator<[UInt8]>.octets(count: 2...5))
    #expect(Set(arrays.map(\.count)) == [2, 3, 4, 5])
    #expect(try values(.octets(count: 3)).allSatisfy { $0.count == 3 })
    let open = try values(Generator<[UInt8]>.octets())
    #expect(open.contains { $0.isEmpty } && open.contains { $0.count > 50 })
  }

  @Test func weightsShapeRandomChoicesOnly() throws {
    let generator = Generator<Int>.weighted([(98, .always(0)), (2, .always(1)), (0, .always(2))])
    let rare = try values(generator).count { $0 == 1 }
    #expect(10...90 ~= rare)
    #expect(try !values(generator).contains(2))
    var source = ChoiceSource(octets: [2])
    #expect(try source.draw(generator) == 2)
  }

  @Test func recursionEndsWithItsBudget() throws {
    indirect enum Tree { case leaf, node([Tree]) }
    func size(_ tree: Tree) -> Int {
      switch tree {
      case .leaf: 0
      case .node(let parts): 1 + parts.reduce(0) { $0 + size($1) }
      }
    }
    let generator = Generator<Tree>.recursive(.always(.leaf), budget: 12) { part in
      part.array(count: 3).map { .node($0) }
    }
    let sizes = try values(generator).map(size)
    #expect(sizes.allSatisfy { $0 <= 12 })
    #expect(sizes.contains(12) && sizes.contains(0) && Set(sizes).count > 8)
    var deepest = ChoiceSource(octets: [UInt8](repeating: 1, count: 1000))
    #expect(size(try deepest.draw(generator)) == 12)
  }

  @Test func stringsHoldWhatDecodersDifferOn() throws {
    let texts = try values(Generator<String>.strings())
    func some(_ condition: (Unicode.Scalar) -> Bool) -> Bool {
      texts.contains { $0.unicodeScalars.contains(where: condition) }
    }
    #expect(some { $0 == "\0" } && some { $0.value > 0xFFFF } && some { $0 == "\u{FEFF}" })
    #expect(some { 0x300...0x36F ~= $0.value } && some { 0x590...0x6FF ~= $0.value })
    #expect(some { 0xE000...0xF8FF ~= $0.value } && some { $0 == "\u{202E}" })
    let spellings = ["\u{E9}", "e\u{301}"].map { Array($0.utf8) }
    for spelling in spellings {
      #expect(texts.contains { Data($0.utf8).range(of: Data(spelling)) != nil })
    }
  }

  @Test func jsonTextsAreJSON() throws {
    for text in try values(.jsonTexts()) {
      // Foundation has no number for some of them, but it has to find no fault in their syntax.
      guard !String(decoding: text.octets, as: UTF8.self).contains(where: { "eE".contains($0) })
      else { continue }
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(text.octets), options: .fragmentsAllowed)
      }
    }
  }

  @Test func aValueOfASeedIsTheOneWhoseChoicesAreWrittenDown() throws {
    let generator = Generator<String>.strings()
    for seed: UInt64 in 1...50 {
      let written = try #require(generator.random(seed: seed))
      #expect(generator.value(seed: seed) == written.value)
      #expect(generator.value(of: written.choices) == written.value)
    }
  }

  @Test func aFilterGivesUp() {
    var source = ChoiceSource(octets: [])
    #expect(throws: Rejection.self) {
      try source.draw(Generator<Int>.integers.filter { $0 > 0 })
    }
    #expect(source.trace.spans.count { $0.kind == .refused } == 8)
  }
}
