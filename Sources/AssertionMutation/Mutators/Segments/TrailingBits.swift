import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Sets bits behind a segment's last octet, for decoders to which several texts are one token.
  static let segmentTrailingBits = Mutator(
    breaking: "segment-trailing-bits", .segments, [.base64URLTrailingBits]
  ) { recipe, source throws(Rejection) in
    let segment = try source.element(of: [4, 3, 0])
    let bits = 1 + (try source.index(below: 15))
    // White space behind a text leaves a remainder where there is none, and changes nothing else.
    if segment == 0, recipe.renderedHeader.count % 3 == 0 {
      recipe.headerText = recipe.renderedHeader + [0x20]
    }
    if segment == 3, recipe.renderedPlaintext.count % 3 == 0 {
      recipe.plaintext = recipe.renderedPlaintext + [0x20]
    }
    recipe.thenSegments { segments in
      guard segments.indices.contains(segment) else { return }
      let unused = segments[segment].count % 4 == 2 ? 15 : 3
      segments[segment].setTrailingBits(bits & unused == 0 ? 1 : bits)
    }
    return (source.told("\(bits) in segment \(segment + 1)"), .base64URLTrailingBits)
  }
}
