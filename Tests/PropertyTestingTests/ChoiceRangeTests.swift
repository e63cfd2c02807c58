import Testing

@testable import PropertyTesting

/// The order of the integers of a range, from the simplest on.
@Suite struct ChoiceRangeTests {
  @Test func simpleOnesComeFirst() {
    let range = ChoiceRange(below: 3, above: 5)
    #expect((0...range.last).map { range.offset(at: $0) } == [0, 1, -1, 2, -2, 3, -3, 4, 5])
    let down = ChoiceRange(below: 4, above: 1)
    #expect((0...down.last).map { down.offset(at: $0) } == [0, 1, -1, -2, -3, -4])
    #expect(down.offset(at: 99) == -4)
  }

  @Test(
    arguments: [
      (0, 0), (0, 1), (0, 255), (128, 127), (32768, 32767), (0, UInt64.max),
      (UInt64(1) << 63, UInt64.max >> 1), (7, 0), (UInt64.max, 0),
    ] as [(UInt64, UInt64)])
  func indicesAndOffsetsAreInverse(_ below: UInt64, _ above: UInt64) {
    let range = ChoiceRange(below: below, above: above)
    let last = range.last
    let samples: [UInt64] = [0, 1, 2, 3, 254, 255, 256, last / 2, last / 2 &+ 1, last &- 1, last]
    for index in samples where index <= last {
      #expect(range.index(of: range.offset(at: index)) == index)
    }
    #expect(range.index(of: Int128(above) + 1) == nil)
    #expect(range.index(of: -Int128(below) - 1) == nil)
    #expect(range.index(of: Int128(above)) != nil)
    #expect(range.index(of: -Int128(below)) != nil)
  }

  @Test(
    arguments: [
      (0, 0), (1, 1), (255, 1), (256, 2), (65535, 2), (65536, 3), (UInt64.max, 8),
    ] as [(UInt64, Int)])
  func anIndexTakesAsManyOctetsAsTheLast(_ last: UInt64, _ count: Int) {
    #expect(ChoiceRange(above: last).octetCount == count)
  }
}
