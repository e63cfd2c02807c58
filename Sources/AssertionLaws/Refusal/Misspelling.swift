import PropertyTesting

/// One fault in how a token is spelled, for a token that is not known yet.
struct Misspelling: Sendable {
  enum Kind: CaseIterable, Sendable {
    case padding
    case whiteSpace
    case standardAlphabet
    case foreignOctet
    case percentEscape
    case length
    case unusedBits
    case fifthDot
    case missingDot
    case emptySegment
    case missingSegment
  }

  let kind: Kind
  /// Which segment.
  let segment: Int
  /// Which place of the segment, counted around its end.
  let place: Int
  /// Which of the kind's characters, counted around their number.
  let choice: Int

  static let generator = Generator { source throws(Rejection) in
    Misspelling(
      kind: source.one(of: Kind.allCases),
      segment: source.integer(in: 0...4),
      place: try source.draw(places),
      choice: source.integer(in: 0...59))
  }
}

extension Misspelling {
  /// The end, any place, or the end of a block and the next one's start: readers take octets in
  /// blocks of 16 or 64.
  fileprivate static let places: Generator<Int> = .weighted([
    (2, .always(-1)), (4, .integers(in: 0...2047)),
    (4, .element(of: [63, 64, 15, 16, 31, 32, 127, 128, 191, 192])),
  ])
}

/// A misspelled token, and the rule that it breaks with the offset.
struct MisspelledToken {
  let token: [UInt8]
  let refusal: String

  init(_ token: [UInt8], _ rule: String, at offset: Int) {
    self.token = token
    refusal = "\(rule) at octet of the token \(offset)"
  }
}

extension Misspelling {
  /// Puts the fault into a token.
  func apply(to token: [UInt8]) -> MisspelledToken {
    switch kind {
    case .padding: inserting("=", "base64url.padding", into: token)
    case .whiteSpace:
      inserting(
        pick([" ", "\n", "\r\n", "\t", "\r", "\u{B}", "\u{C}"]), "base64url.whitespace", into: token
      )
    case .standardAlphabet: standardAlphabet(of: token)
    case .foreignOctet:
      inserting(
        pick(["\0", "~", ",", "\u{80}", "\u{E9}", "@", "[", "`", "{", ":", "\\", "\u{7F}"]),
        "base64url.alphabet", into: token)
    case .percentEscape: percentEscape(of: token)
    case .length: length(of: token)
    case .unusedBits: unusedBits(of: token)
    case .fifthDot: fifthDot(of: token)
    case .missingDot: missingDot(of: token)
    case .emptySegment: emptySegment(of: token)
    case .missingSegment: missingSegment(of: token)
    }
  }

  private func pick(_ texts: [String]) -> String {
    texts[choice % texts.count]
  }

  private func inserting(_ text: String, _ rule: String, into token: [UInt8]) -> MisspelledToken {
    var segments = Segments(of: token)
    let position = place.wrapped(to: segments.texts[segment].count + 1)
    segments.texts[segment].insert(contentsOf: text.utf8, at: position)
    return MisspelledToken(segments.token, rule, at: segments.start(of: segment) + position)
  }

  /// `+` for `-` or `/` for `_` where the segment has one, and put in where it has none.
  private func standardAlphabet(of token: [UInt8]) -> MisspelledToken {
    var segments = Segments(of: token)
    let twins: [UInt8: UInt8] = [0x2D: 0x2B, 0x5F: 0x2F]
    let text = segments.texts[segment]
    let places = text.indices.filter { twins[text[$0]] != nil }
    guard !places.isEmpty, let twin = twins[text[places[place.wrapped(to: places.count)]]] else {
      return inserting(pick(["+", "/"]), "base64url.standard-alphabet", into: token)
    }
    let position = places[place.wrapped(to: places.count)]
    segments.texts[segment][position] = twin
    return MisspelledToken(
      segments.token, "base64url.standard-alphabet", at: segments.start(of: segment) + position)
  }

  /// A character as in a URL's escape.
  private func percentEscape(of token: [UInt8]) -> MisspelledToken {
    var segments = Segments(of: token)
    let text = segments.texts[segment]
    guard !text.isEmpty else { return inserting("%41", "base64url.alphabet", into: token) }
    let position = place.wrapped(to: text.count)
    let digits = String(text[position], radix: 16, uppercase: choice % 2 == 0)
    segments.texts[segment].replaceSubrange(position...position, with: Array("%\(digits)".utf8))
    return MisspelledToken(
      segments.token, "base64url.alphabet", at: segments.start(of: segment) + position)
  }

  /// A character or more too many, so that the length is 1 modulo 4.
  private func length(of token: [UInt8]) -> MisspelledToken {
    var segments = Segments(of: token)
    repeat {
      segments.texts[segment].append(UInt8(ascii: "A"))
    } while segments.texts[segment].count % 4 != 1
    return MisspelledToken(
      segments.token, "base64url.length",
      at: segments.start(of: segment) + segments.texts[segment].count - 1)
  }

  /// A bit set behind the last octet, of the tag where the segment has no such bits.
  private func unusedBits(of token: [UInt8]) -> MisspelledToken {
    var segments = Segments(of: token)
    let chosen = segments.texts[segment].count % 4 > 1 ? segment : 4
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    let last = segments.texts[chosen].count - 1
    let bits = last % 4 == 1 ? 1 + choice % 15 : 1 + choice % 3
    if let value = alphabet.firstIndex(of: segments.texts[chosen][last]) {
      segments.texts[chosen][last] = alphabet[value | bits]
    }
    return MisspelledToken(
      segments.token, "base64url.trailing-bits", at: segments.start(of: chosen) + last)
  }
}

extension Misspelling {
  /// A dot more at any place: the fifth of all is where a sixth segment begins.
  private func fifthDot(of token: [UInt8]) -> MisspelledToken {
    var segments = Segments(of: token)
    let position = place.wrapped(to: segments.texts[segment].count + 1)
    segments.texts[segment].insert(Segments.dot, at: position)
    let altered = segments.token
    return MisspelledToken(
      altered, "compact.segment-count", at: altered.lastIndex(of: Segments.dot) ?? 0)
  }

  private func missingDot(of token: [UInt8]) -> MisspelledToken {
    var altered = token
    let dots = token.indices.filter { token[$0] == Segments.dot }
    altered.remove(at: dots[segment % 4])
    return MisspelledToken(altered, "compact.segment-count", at: altered.count)
  }

  private func missingSegment(of token: [UInt8]) -> MisspelledToken {
    var segments = Segments(of: token)
    segments.texts.remove(at: segment)
    return MisspelledToken(segments.token, "compact.segment-count", at: segments.token.count)
  }

  /// A segment without octets; the encrypted key has none, and the vector's turn comes for it.
  private func emptySegment(of token: [UInt8]) -> MisspelledToken {
    var segments = Segments(of: token)
    let chosen = segment == 1 ? 2 : segment
    segments.texts[chosen] = []
    let (rule, place) =
      switch chosen {
      case 0: ("compact.header-missing", 0)
      case 2: ("content.iv-length", 2)
      // Nothing is decrypted, and the tag is not that of nothing.
      case 3: ("content.authentication", 4)
      default: ("content.tag-length", 4)
      }
    return MisspelledToken(segments.token, rule, at: segments.start(of: place))
  }
}
