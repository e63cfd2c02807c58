import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// A text, a limit that applies to it, and how much of what is limited the text has.
public struct LimitedText: Sendable, CustomStringConvertible {
  let octets: [UInt8]
  let amount: Int
  let limit: Int

  /// The text with both numbers.
  public var description: String { "\(octets.shown) with \(amount) of \(limit) allowed" }

  /// Draws a limit at or beside the amount.
  static func drawing(
    _ octets: [UInt8], _ amount: Int, _ source: inout ChoiceSource
  ) -> LimitedText {
    let distance = [0, -1, 1, -2, 2][source.place(among: [4, 4, 2, 1, 1])]
    return LimitedText(octets: octets, amount: amount, limit: max(0, amount + distance))
  }
}

extension ParserLaws {
  /// Containers nest exactly as deep as the limit says; the one too deep is where the fault is.
  public static let depthLimit = Property("parser-json-depth-limit", .nestedJSON) { text, trial in
    let isWithin = text.amount <= text.limit
    trial.cover(10, "at the limit", text.amount == text.limit)
    trial.cover(10, "one beyond", text.amount == text.limit + 1)
    let reading = Reading(text.octets, limits: Limits(depth: text.limit, members: .max))
    try trial.expectEqual(reading.value == nil, !isWithin, "whether \(reading) is a refusal")
    guard let fault = reading.fault else { return }
    try trial.expectEqual(fault.kind, .depth, "the kind of the fault")
    let opening = text.octets.indices.filter { "[{".utf8.contains(text.octets[$0]) }
    try trial.expectEqual(fault.offset, opening[text.limit], "the place of the fault")
  }

  /// Members and elements count at all depths together, up to the limit exactly.
  public static let memberLimit = Property(
    "parser-json-member-limit", .countedJSON
  ) { text, trial in
    let isWithin = text.amount <= text.limit
    trial.cover(10, "at the limit", text.amount == text.limit && text.amount > 0)
    trial.cover(5, "one beyond", text.amount == text.limit + 1)
    let reading = Reading(text.octets, limits: Limits(depth: 64, members: text.limit))
    try trial.expectEqual(reading.value == nil, !isWithin, "whether \(reading) is a refusal")
    guard let fault = reading.fault else { return }
    try trial.expectEqual(fault.kind, .memberCount, "the kind of the fault")
    try trial.expect(
      0..<text.octets.count ~= fault.offset, "the fault's offset \(fault.offset) is outside")
  }
}

extension Generator<LimitedText> {
  /// Containers within containers, of either kind, one within each.
  fileprivate static var nestedJSON: Generator {
    Generator<Bool>.bool.array(count: 1...40).flatMap { objects in
      Generator { source throws(Rejection) in
        let opening = objects.map { $0 ? "{\"a\":" : "[" }.joined()
        let closing = objects.reversed().map { $0 ? "}" : "]" }.joined()
        let text = Array((opening + "0" + closing).utf8)
        return .drawing(text, objects.count, &source)
      }
    }
  }

  /// Any texts, and lists long enough to matter.
  fileprivate static var countedJSON: Generator {
    let list = Generator<JSONText.Tree>.json(budget: 1).array(count: 0...60).map {
      JSONText.Tree.array($0)
    }
    return Generator<JSONText>.jsonTexts(.oneOf(.json(), list)).flatMap { text in
      Generator { source throws(Rejection) in
        .drawing(text.octets, JSONValue(text.tree).memberCount, &source)
      }
    }
  }
}
