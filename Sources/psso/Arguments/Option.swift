/// One option of a command.
struct Option: Hashable, Sendable {
  /// The name with its dashes.
  let name: String
  /// What its value is called in the help, or nil for a flag.
  let value: String?
  /// What it does, in the help.
  let help: String
  /// Whether it may be given more than once.
  let isRepeatable: Bool

  /// Describes an option with a value.
  init(_ name: String, _ value: String, isRepeatable: Bool = false, _ help: String) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// Describes a flag.
  init(_ name: String, _ help: String) {
    self.name = name
    value = nil
    isRepeatable = false
    self.help = help
  }

  /// The option as the help lists it.
  var usage: String {
    value.map { "\(name) \($0)" } ?? name
  }
}

/// Options that the help lists under one title.
struct OptionGroup: Sendable {
  /// The title.
  let title: String
  /// The options in their order.
  let options: [Option]

  /// Puts options under a title.
  init(_ title: String, _ options: [Option]) {
    self.title = title
    self.options = options
  }
}
