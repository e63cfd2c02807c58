/// A token's five segments as text, to take apart and to put together.
struct Segments: Equatable {
  /// The five texts.
  var texts: [[UInt8]]

  /// Splits a token at its dots.
  init(of token: [UInt8]) {
    texts = token.split(separator: Self.dot, omittingEmptySubsequences: false).map { Array($0) }
  }

  /// The text with dots between.
  var token: [UInt8] { Array(texts.joined(separator: [Self.dot])) }

  /// Where a segment starts in the token; its end where there are fewer segments.
  func start(of segment: Int) -> Int {
    guard segment < texts.count else { return texts.reduce(texts.count - 1) { $0 + $1.count } }
    return texts[..<segment].reduce(0) { $0 + $1.count + 1 }
  }

  /// The names of the segments.
  static let names = ["header", "encrypted key", "vector", "ciphertext", "tag"]

  static let dot = UInt8(ascii: ".")
}
