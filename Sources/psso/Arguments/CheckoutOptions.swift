import Campaign

/// The option that says which checkout to work on, for all commands of the fuzzing harness.
enum CheckoutOptions {
  static let packagePath = Option(
    "--package-path", "DIR", "a folder inside the checkout to work on (the working directory)")

  static let state = Option("--state", "DIR", "where to keep what fuzzing learns (.fuzz)")

  /// The checkout that holds the folder.
  static func checkout(_ arguments: ParsedArguments) throws(Problem) -> Checkout {
    do throws(Obstacle) {
      return try Checkout(
        containing: arguments.text(packagePath) ?? ".", state: arguments.text(state))
    } catch {
      let thing = arguments.has(packagePath) ? packagePath.name : "working directory"
      throw .input(thing, error.why)
    }
  }
}
