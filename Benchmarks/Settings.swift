/// What the command line asks for.
struct Settings {
  /// How often each operation is held against its yardstick.
  var rounds = 1000
  /// Whether the report is for machines.
  var isJSON = false

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--json":
        isJSON = true
      case "--rounds":
        guard let text = arguments.next(), let number = Int(text), (1...1_000_000).contains(number)
        else { throw UsageError(description: "--rounds needs a whole number from 1 to 1000000") }
        rounds = number
      default:
        throw UsageError(description: "usage: Benchmarks [--json] [--rounds N]")
      }
    }
  }
}

/// Why a command line can't be followed.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
