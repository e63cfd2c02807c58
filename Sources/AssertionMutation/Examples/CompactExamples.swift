import PlatformSSOAssertion

extension RuleExample {
  /// The token as text.
  static let compact: [RuleExample] = [
    RuleExample(.compactTokenSize, "one-octet-over") {
      $0.claims.pad(toTokenSize: Sample.limits.tokenSize + 1)
    } keeps: {
      $0.claims.pad(toTokenSize: Sample.limits.tokenSize)
    },
    RuleExample(.compactSegmentCount, "empty-token") { $0.editSegments = { $0 = [] } },
    RuleExample(.compactSegmentCount, "four-segments") { $0.editSegments = { $0.removeLast() } },
    RuleExample(.compactSegmentCount, "six-segments") { $0.editSegments = { $0.append([]) } },
    RuleExample(.compactHeaderMissing, "empty-header") { $0.editSegments = { $0[0] = [] } },
  ]

  /// The segments' encoding.
  static let base64URL: [RuleExample] = [
    RuleExample(.base64URLPadding, "padded-tag") {
      $0.editSegments = { $0[4] += Array("==".utf8) }
    },
    RuleExample(.base64URLPadding, "padded-header") {
      $0.header.pad(toRemainder: 1)
      $0.editSegments = { $0[0] += Array("==".utf8) }
    } keeps: {
      $0.header.pad(toRemainder: 1)
    },
    RuleExample(.base64URLWhitespace, "final-line-feed") {
      $0.editSegments = { $0[4].append(0x0A) }
    },
    RuleExample(.base64URLWhitespace, "space-in-ciphertext") {
      $0.editSegments = { $0[3].insert(0x20, at: 4) }
    },
    RuleExample(.base64URLStandardAlphabet, "plus-for-minus") {
      $0.editSegments = { $0[3].replace(UInt8(ascii: "-"), with: UInt8(ascii: "+")) }
    },
    RuleExample(.base64URLStandardAlphabet, "slash-for-underscore") {
      $0.editSegments = { $0[3].replace(UInt8(ascii: "_"), with: UInt8(ascii: "/")) }
    },
    RuleExample(.base64URLAlphabet, "nul") { $0.editSegments = { $0[3][8] = 0 } },
    RuleExample(.base64URLAlphabet, "octet-beyond-ascii") { $0.editSegments = { $0[3][8] = 0xC3 } },
    RuleExample(.base64URLLength, "one-character-left") {
      $0.editSegments = { $0[2].append(UInt8(ascii: "A")) }
    },
    RuleExample(.base64URLTrailingBits, "last-tag-character") {
      // 128 bits end in four unused ones: of 16 spellings only the one with zeros is canonical.
      $0.editSegments = { $0[4].nudgeLastCharacter() }
    },
  ]
}

extension [UInt8] {
  /// Replaces the first occurrence of an octet; the text must hold one.
  fileprivate mutating func replace(_ octet: UInt8, with other: UInt8) {
    guard let index = firstIndex(of: octet) else {
      preconditionFailure("the sample holds no such character")
    }
    self[index] = other
  }

  /// Sets the lowest unused bit of the last character.
  fileprivate mutating func nudgeLastCharacter() {
    guard let last = popLast() else { return }
    append(last == UInt8(ascii: "9") ? UInt8(ascii: "-") : last + 1)
  }
}

extension [JSONMember] {
  /// Adds a custom claim that brings the token to exactly `size` octets.
  fileprivate mutating func pad(toTokenSize size: Int) {
    let plain = self
    var length = 0
    var recipe = TokenRecipe()
    repeat {
      length += 1
      self = plain + [JSONMember("padding", .string(String(repeating: "x", count: length)))]
      recipe.claims = self
    } while recipe.tokenSize < size
    precondition(recipe.tokenSize == size, "no padding gives this size")
  }

  /// Adds a custom member that leaves the text's length at a remainder of 3.
  fileprivate mutating func pad(toRemainder remainder: Int) {
    let plain = self
    var length = 0
    repeat {
      length += 1
      self = plain + [JSONMember("padding", .string(String(repeating: "x", count: length)))]
    } while JSONValue.object(self).jsonText.count % 3 != remainder
  }
}
