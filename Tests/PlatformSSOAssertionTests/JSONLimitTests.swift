import Testing

@testable import PlatformSSOAssertion

/// Depth, number of members, and inputs that would punish recursion or pairwise comparison.
@Suite struct JSONLimitTests {
  @Test(arguments: [1, 2, 32, 100])
  func depthIsCountedAcrossBothKinds(_ depth: Int) {
    for (opening, closing) in [("[", "]"), ("{\"a\":", "}")] {
      let text = { (count: Int) in
        Array(
          (String(repeating: opening, count: count) + "1" + String(repeating: closing, count: count))
            .utf8)
      }
      #expect(jsonFault(text(depth), Limits(depth: depth)) == nil)
      #expect(
        jsonFault(text(depth + 1), Limits(depth: depth))
          == JSONFault(.depth, at: depth * opening.utf8.count))
    }
  }

  @Test func depthZeroTakesScalarsOnly() {
    #expect(jsonFault(Array("1".utf8), Limits(depth: 0)) == nil)
    #expect(jsonFault(Array("[]".utf8), Limits(depth: 0)) == JSONFault(.depth, at: 0))
  }

  @Test func siblingsDoNotAddToTheDepth() {
    #expect(jsonFault(Array("[[],[],[[]]]".utf8), Limits(depth: 3)) == nil)
    #expect(jsonFault(Array("[[],[],[[]]]".utf8), Limits(depth: 2))?.kind == .depth)
  }

  @Test(arguments: [UInt8(ascii: "["), UInt8(ascii: "{")])
  func hundredThousandBracketsExhaustNoStack(_ bracket: UInt8) {
    let count = 100_000
    let open = [UInt8](repeating: bracket, count: count)
    let fault = jsonFault(open)
    let expected =
      bracket == UInt8(ascii: "[")
      ? JSONFault(.depth, at: 32) : JSONFault(.syntax, at: 1)
    #expect(fault == expected)
    let unlimited = Limits(depth: .max, members: .max)
    #expect(jsonFault(open, unlimited)?.kind == .syntax)
    let closed = open + [UInt8](repeating: bracket + 2, count: count)
    let isArray = bracket == UInt8(ascii: "[")
    #expect((jsonFault(closed, unlimited) == nil) == isArray)
  }

  @Test func hundredThousandNestedObjectsExhaustNoStack() {
    let count = 100_000
    let text =
      String(repeating: "{\"a\":", count: count) + "0" + String(repeating: "}", count: count)
    let octets = Array(text.utf8)
    #expect(jsonFault(octets, Limits(depth: .max, members: .max)) == nil)
    #expect(jsonFault(octets) == JSONFault(.depth, at: 160))
  }

  @Test func membersAndElementsCountTogether() {
    let text = Array("{\"a\":[1,2],\"b\":{\"c\":3}}".utf8)
    #expect(jsonFault(text, Limits(members: 5)) == nil)
    #expect(jsonFault(text, Limits(members: 4)) == JSONFault(.memberCount, at: 16))
    #expect(jsonFault(text, Limits(members: 0)) == JSONFault(.memberCount, at: 1))
    #expect(jsonFault(Array("{}".utf8), Limits(members: 0)) == nil)
  }

  @Test func aRepeatIsFoundAmongFewAndMany() {
    // Few names are compared pair by pair, many are sorted: both must name the same place.
    for count in [2, 15, 16, 17, 18, 100] {
      for (first, second) in [(0, count - 1), (count / 2 - 1, count / 2), (0, 1)] {
        var names = (0..<count).map { "n\($0)" }
        names[second] = names[first]
        let members = names.map { "\"\($0)\":0" }
        let offset = 1 + members[..<second].joined(separator: ",").utf8.count + 1
        let text = Array("{\(members.joined(separator: ","))}".utf8)
        #expect(jsonFault(text) == JSONFault(.duplicateMember, at: offset))
      }
      let distinct = (0..<count).map { "\"n\($0)\":0" }.joined(separator: ",")
      #expect(jsonFault(Array("{\(distinct)}".utf8)) == nil)
    }
  }

  @Test(.timeLimit(.minutes(1))) func fiveThousandNamesWithOneLongPrefix() {
    // Quadratic comparison of these would read some 10^10 octets.
    let prefix = String(repeating: "a", count: 800)
    var names = (0..<5000).map { "\"\(prefix)\($0)\":0" }
    let limits = Limits(members: 5000)
    #expect(jsonFault(Array("{\(names.joined(separator: ","))}".utf8), limits) == nil)
    names[4999] = names[17].replacing("a0", with: "\\u00610")
    names[4998] = "\"\\u0061\(prefix.dropFirst())17\":0"
    let fault = jsonFault(Array("{\(names.joined(separator: ","))}".utf8), limits)
    #expect(fault?.kind == .duplicateMember)
  }
}
