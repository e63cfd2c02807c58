import FuzzTargets

/// Which targets a command is about.
public enum TargetSelection {
  /// The names of all targets, in the order in which a token meets what they read.
  public static let names = allFuzzTargets.map { $0.name }

  /// The targets of these names, in the order of the list, or all where none is named.
  public static func targets(named names: [String]) throws(Obstacle) -> [any FuzzTarget.Type] {
    var wanted: Set<String> = []
    for name in names { wanted.insert(try target(named: name).name) }
    return names.isEmpty ? allFuzzTargets : allFuzzTargets.filter { wanted.contains($0.name) }
  }

  /// The target of a name.
  public static func target(named name: String) throws(Obstacle) -> any FuzzTarget.Type {
    guard let target = allFuzzTargets.first(where: { $0.name == name }) else {
      throw Obstacle(
        .usage, "target \(name)", Suggestion.absence(of: name, among: Self.names, "target"))
    }
    return target
  }
}
