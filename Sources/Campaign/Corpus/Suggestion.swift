/// Finds the word that somebody may have meant.
public enum Suggestion {
  /// The nearest of some words where it is near enough to be worth a question.
  ///
  /// Case does not count, since names are remembered by their sound.
  public static func nearest(to word: String, among words: [String]) -> String? {
    let wanted = Array(word.lowercased())
    let rated = words.map { (word: $0, distance: distance(wanted, Array($0.lowercased()))) }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, wanted.count / 3) ? best.word : nil
  }

  /// That there is no such thing, with a suggestion where there is one.
  public static func absence(of word: String, among words: [String], _ noun: String) -> String {
    let near = nearest(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
    return "no such \(noun)\(near)"
  }

  /// How many characters must be added, left out, replaced or swapped with their neighbours.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var older: [Int] = []
    var previous = Array(0...other.count)
    for (row, character) in one.enumerated() {
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        var cost = min(
          previous[column] + (character == candidate ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, character == other[column - 1], candidate == one[row - 1] {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      older = previous
      previous = current
    }
    return previous[other.count]
  }
}
