/// Lengths of time as they are written on a command line: `30s`, `20m`, `8h`, `1h30m`.
enum DurationText {
  /// The number of seconds; nil where the text is no length of time, or none at all.
  static func seconds(_ text: String) -> Int? {
    let units: [Character: Int] = ["h": 3_600, "m": 60, "s": 1]
    var total = 0
    var digits = ""
    var last = Int.max
    for character in text {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      // Larger units come first, each once.
      guard let unit = units[character], unit < last, let number = Int(digits) else { return nil }
      let (product, overflows) = number.multipliedReportingOverflow(by: unit)
      guard !overflows, product <= 10_000_000 else { return nil }
      total += product
      digits = ""
      last = unit
    }
    return digits.isEmpty && total > 0 ? total : nil
  }

  /// A length of time for people, such as `1 h 5 min` or `42 s`.
  static func text(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    if hours > 0 { return "\(hours) h \(minutes) min" }
    return minutes > 0 ? "\(minutes) min \(rest) s" : "\(rest) s"
  }
}

extension ParsedArguments {
  /// A length of time in seconds; nil where it was not given.
  func seconds(_ option: Option) throws(Problem) -> Int? {
    guard let text = text(option) else { return nil }
    guard let seconds = DurationText.seconds(text) else {
      throw .usage(option.name, "not a time such as 30s, 20m, 8h or 1h30m")
    }
    return seconds
  }
}
