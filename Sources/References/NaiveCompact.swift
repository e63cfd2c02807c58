/// Splits the compact serialization at its dots.
public enum NaiveCompact {
  /// The decoded segments; nil where there are not exactly five of strict base64url.
  ///
  /// Any of them may be empty: what a segment must hold is for the reader of that segment to say.
  public static func segments(_ token: [UInt8]) -> [[UInt8]]? {
    let texts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard texts.count == 5 else { return nil }
    var segments: [[UInt8]] = []
    for text in texts {
      guard let octets = NaiveBase64URL.decode(Array(text)) else { return nil }
      segments.append(octets)
    }
    return segments
  }
}
