import Foundation

/// A function's name as sources have it, made from a symbol that was demangled without types.
enum FunctionName {
  /// The name with its labels; a closure goes by the function that it is in.
  static func of(_ symbol: String) -> String {
    let plain = withoutGenerics(symbol)
    // `closure #1 in static T.f(x:)`, `variable initialization expression of T.x`.
    let owner = plain.components(separatedBy: " in ").last ?? plain
    var words = owner.components(separatedBy: " of ").last ?? owner
    if words.hasPrefix("static ") { words.removeFirst("static ".count) }
    return String(words.prefix { $0 != " " })
  }

  /// The text without what stands between angle brackets; the arrow of a function's type is none.
  private static func withoutGenerics(_ text: String) -> String {
    var (result, depth) = ("", 0)
    var previous: Character = " "
    for character in text {
      if character == "<" {
        depth += 1
      } else if character == ">", previous != "-" {
        depth -= 1
      } else if depth == 0 {
        result.append(character)
      }
      previous = character
    }
    return result
  }
}
