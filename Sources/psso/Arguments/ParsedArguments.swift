/// A command's arguments, told apart by its options.
struct ParsedArguments {
  /// What is no option.
  private(set) var operands: [String] = []
  /// Whether the help was asked for; what else was given does not count then.
  private(set) var asksForHelp = false
  private var values: [Option: [String]] = [:]

  /// Tells options from operands.
  ///
  /// - Parameter takesOperands: Whether the command has any.
  init(
    _ arguments: [String], options: [Option], takesOperands: Bool = false
  ) throws(Problem) {
    var known: [String: Option] = [:]
    for option in options { known[option.name] = option }
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--help" || argument == "-h" {
        asksForHelp = true
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        // Not repeated in the message: it may be a password that lost its way.
        guard takesOperands else {
          throw .usage("argument \(index)", "unexpected; each value follows its option")
        }
        operands.append(argument)
        continue
      }
      let (name, attached) = Self.split(argument)
      guard let option = known[name] else { throw .usage(name, "unknown option") }
      guard option.isRepeatable || values[option] == nil else { throw .usage(name, "given twice") }
      guard let placeholder = option.value else {
        guard attached == nil else { throw .usage(name, "takes no value") }
        values[option] = [""]
        continue
      }
      if let attached {
        values[option, default: []].append(attached)
        continue
      }
      // A nonce may start with a dash; only a name that this command knows is taken for an option.
      guard index < arguments.count, known[Self.split(arguments[index]).name] == nil else {
        throw .usage(name, "needs a value: \(placeholder)")
      }
      values[option, default: []].append(arguments[index])
      index += 1
    }
  }

  /// Splits `--name=value`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }
}

extension ParsedArguments {
  /// Whether an option was given.
  func has(_ option: Option) -> Bool {
    values[option] != nil
  }

  /// An option's value, or nil where it was not given.
  func text(_ option: Option) -> String? {
    values[option]?.first
  }

  /// The values of an option that may be repeated.
  func texts(_ option: Option) -> [String] {
    values[option] ?? []
  }

  /// The value of an option that must be given.
  func required(_ option: Option) throws(Problem) -> String {
    guard let text = text(option) else { throw .usage(option.name, "missing") }
    return text
  }

  /// A whole number in decimal digits.
  func number<Number: FixedWidthInteger>(
    _ option: Option, in range: ClosedRange<Number>
  ) throws(Problem) -> Number? {
    guard let text = text(option) else { return nil }
    guard !text.hasPrefix("+"), let number = Number(text), range.contains(number) else {
      throw .usage(
        option.name, "not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One of several words.
  func choice<Choice: RawRepresentable>(
    _ option: Option, of choices: [Choice]
  ) throws(Problem) -> Choice? where Choice.RawValue == String {
    guard let text = text(option) else { return nil }
    for choice in choices where choice.rawValue == text { return choice }
    let words = choices.map(\.rawValue).joined(separator: ", ")
    throw .usage(option.name, "not one of: \(words)")
  }

  /// Refuses two options that contradict each other.
  func refuse(_ option: Option, beside other: Option) throws(Problem) {
    guard has(option), has(other) else { return }
    throw .usage(option.name, "not together with \(other.name)")
  }
}
