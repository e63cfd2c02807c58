import Foundation

/// JSON as the reports write it.
enum ReportJSON {
  /// The value's text: keys in order, so that two reports can be compared line by line.
  static func data(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(TimeText.utc(date))
    }
    // A clock that went wrong must not cost the report of what was found.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value) + [0x0A]
  }
}
