import COpenSSL
import PlatformSSOAssertion

/// All that was measured, and whether it may be so.
struct Report {
  let rounds: Int
  let growths: [Growth]
  let figures: [Figure]

  var holds: Bool { figures.allSatisfy(\.holds) && growths.allSatisfy(\.holds) }

  private var library: String { String(cString: OpenSSL_version(OPENSSL_VERSION)) }
}

extension Report {
  /// The report for people.
  var table: String {
    var lines = ["\(library); medians of \(rounds) rounds, turn by turn with the yardstick", ""]
    lines.append(row("operation", "time", "ratio", "ceiling", "  yardstick"))
    for figure in figures {
      let time = (figure.nanoseconds / 1000).fixed(2) + " µs"
      lines.append(
        row(
          figure.name, time, figure.ratio.fixed(3), figure.ceiling?.fixed(2) ?? "-",
          "  " + figure.yardstick + (figure.holds ? "" : "  ABOVE")))
    }
    lines += ["", row("memory at its peak", "resident", "mapped", "ceiling", "")]
    for growth in growths {
      lines.append(
        row(
          growth.name, growth.resident.kibibytes, growth.addressSpace.kibibytes,
          growth.ceiling.kibibytes, growth.holds ? "" : "  ABOVE"))
    }
    return lines.joined(separator: "\n")
  }

  private func row(
    _ name: String, _ first: String, _ second: String, _ third: String, _ rest: String
  ) -> String {
    name.padded(to: 28) + first.padded(to: -12) + second.padded(to: -10) + third.padded(to: -10)
      + rest
  }
}

extension Report {
  /// The report for machines: one object; times in nanoseconds, memory in octets.
  var json: String {
    let report: JSONValue = .object([
      JSONMember("holds", .bool(holds)), JSONMember("libcrypto", .string(library)),
      JSONMember("rounds", .number("\(rounds)")),
      JSONMember("figures", .array(figures.map(value))),
      JSONMember("memory", .array(growths.map(value))),
    ])
    return String(decoding: report.jsonText, as: UTF8.self)
  }

  private func value(_ figure: Figure) -> JSONValue {
    .object([
      JSONMember("name", .string(figure.name)),
      JSONMember("yardstick", .string(figure.yardstick)),
      JSONMember("nanoseconds", .number(figure.nanoseconds.fixed(1))),
      JSONMember("ratio", .number(figure.ratio.fixed(4))),
      JSONMember("ceiling", figure.ceiling.map { .number($0.fixed(4)) } ?? .null),
      JSONMember("holds", .bool(figure.holds)),
    ])
  }

  private func value(_ growth: Growth) -> JSONValue {
    .object([
      JSONMember("name", .string(growth.name)),
      JSONMember("resident", .number("\(growth.resident)")),
      JSONMember("mapped", .number("\(growth.addressSpace)")),
      JSONMember("ceiling", .number("\(growth.ceiling)")),
      JSONMember("holds", .bool(growth.holds)),
    ])
  }
}
