import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Writes an initialization vector of another length, for decoders that take what they get.
  static let vectorLength = Mutator(
    breaking: "iv-length", .contentEncryption, [.contentIVLength]
  ) { recipe, source throws(Rejection) in
    let count = try source.element(of: [11, 13, 0, 1, 4, 8, 15, 16, 24, 32])
    recipe.thenContent { content in
      let vector = content.initializationVector
      content.initializationVector = Array(
        (vector + [UInt8](repeating: 0, count: 32)).prefix(count))
    }
    return (source.told("\(count) octets"), .contentIVLength)
  }

  /// Cuts or extends the tag, for decoders that let the token choose its length.
  static let tagLength = Mutator(
    breaking: "tag-length", .contentEncryption, [.contentTagLength]
  ) { recipe, source throws(Rejection) in
    let count = try source.element(of: [15, 17, 0, 1, 4, 8, 12, 13, 14, 32, 64, 160])
    let repeats = source.flag()
    recipe.thenContent { content in
      let tail = repeats ? content.tag : [UInt8](repeating: 0, count: 16)
      content.tag = Array((content.tag + (0..<10).flatMap { _ in tail }).prefix(count))
    }
    return (source.told("\(count) octets\(repeats ? ", repeating it" : "")"), .contentTagLength)
  }

  /// Moves the tag into the ciphertext or part of the ciphertext into the tag, for decoders that
  /// join the two before they decrypt.
  static let tagMoved = Mutator(
    breaking: "tag-moved", .contentEncryption, [.contentTagLength]
  ) { recipe, source throws(Rejection) in
    let moved = 1 + (try source.index(below: 16))
    let isIntoTag = source.flag()
    recipe.thenContent { content in
      let joined = content.ciphertext + content.tag
      let end = content.ciphertext.count + (isIntoTag ? -moved : moved)
      content.ciphertext = Array(joined.prefix(max(end, 0)))
      content.tag = Array(joined.dropFirst(max(end, 0)))
    }
    return (
      isIntoTag
        ? "\(moved) octets of the ciphertext in front of it" : "\(moved) of its octets cut off",
      .contentTagLength
    )
  }
}
