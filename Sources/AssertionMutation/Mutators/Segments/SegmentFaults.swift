import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Pads a segment, for decoders that use one decoder for all base64.
  static let segmentPadding = Mutator(breaking: "segment-padding", .segments, [.base64URLPadding]) {
    recipe, source throws(Rejection) in
    let segment = try source.segment()
    let count = 1 + (try source.index(below: 3))
    let place = source.flag() ? try source.index(below: 1000) : nil
    recipe.thenSegments { segments in
      let padding = [UInt8](repeating: UInt8(ascii: "="), count: count)
      segments.put(padding, into: segment, at: place)
    }
    return (source.told("\(count) in segment \(segment + 1) \(shown(place))"), .base64URLPadding)
  }

  /// Puts white space into a segment, for decoders that skip it.
  static let segmentWhitespace = Mutator(
    breaking: "segment-whitespace", .segments, [.base64URLWhitespace]
  ) { recipe, source throws(Rejection) in
    let segment = try source.segment()
    let octet = try source.element(of: ForeignCharacters.whitespace)
    let place = source.flag() ? try source.index(below: 1000) : nil
    recipe.thenSegments { $0.put([octet], into: segment, at: place) }
    return (
      source.told("\(Description.hexadecimal([octet])) in segment \(segment + 1) \(shown(place))"),
      .base64URLWhitespace
    )
  }

  /// Writes a segment in the standard alphabet, or puts one of its characters in, for decoders that
  /// know both.
  static let segmentStandardAlphabet = Mutator(
    breaking: "segment-standard-alphabet", .segments, [.base64URLStandardAlphabet]
  ) { recipe, source throws(Rejection) in
    let segment = try source.segment()
    let octet = try source.element(of: ForeignCharacters.standard)
    let place = try source.index(below: 1000)
    let isWhole = source.flag()
    recipe.thenSegments { segments in
      guard segments.indices.contains(segment) else { return }
      let standard = segments[segment].map { octet in
        octet == UInt8(ascii: "-") ? UInt8(ascii: "+") : octet == 0x5F ? UInt8(ascii: "/") : octet
      }
      if isWhole, standard != segments[segment] {
        segments[segment] = standard
      } else {
        segments.replace(in: segment, at: place, with: octet)
      }
    }
    return (
      source.told("\(isWhole ? "all" : "one") of segment \(segment + 1) \(shown(place))"),
      .base64URLStandardAlphabet
    )
  }

  /// Puts a character of no alphabet into a segment, for decoders that skip what they do not know.
  static let segmentForeign = Mutator(breaking: "segment-foreign", .segments, [.base64URLAlphabet])
  {
    recipe, source throws(Rejection) in
    let segment = try source.segment()
    let octet = try source.element(of: ForeignCharacters.other)
    let place = source.flag() ? try source.index(below: 1000) : nil
    let replaces = source.flag()
    recipe.thenSegments { segments in
      if replaces {
        segments.replace(in: segment, at: place ?? 0, with: octet)
      } else {
        segments.put([octet], into: segment, at: place)
      }
    }
    let action = replaces ? "instead of a character" : "added"
    return (
      source.told(
        "\(Description.hexadecimal([octet])) \(action) in segment \(segment + 1) \(shown(place))"),
      .base64URLAlphabet
    )
  }

  /// Leaves a segment with one character that encodes nothing, for decoders that drop it.
  static let segmentLength = Mutator(breaking: "segment-length", .segments, [.base64URLLength]) {
    recipe, source throws(Rejection) in
    let segment = try source.segment()
    let character = try source.element(of: ForeignCharacters.alphabet)
    let cuts = source.flag()
    recipe.thenSegments { segments in
      guard segments.indices.contains(segment) else { return }
      while segments[segment].count % 4 != 1 {
        if cuts, segments[segment].count > 1 {
          segments[segment].removeLast()
        } else {
          segments[segment].append(character)
        }
      }
    }
    return (source.told("segment \(segment + 1) \(cuts ? "cut" : "extended")"), .base64URLLength)
  }

  private static func shown(_ place: Int?) -> String { place.map { "near \($0)" } ?? "at its end" }
}

extension ChoiceSource {
  /// Chooses a segment; not the second, which a rule of its own wants empty.
  mutating func segment() throws(Rejection) -> Int {
    try element(of: [4, 3, 2, 0])
  }
}

extension [[UInt8]] {
  /// Puts octets into a segment at a place, counted over its places again and again, or at its end.
  mutating func put(_ octets: [UInt8], into segment: Int, at place: Int?) {
    guard indices.contains(segment) else { return }
    let count = self[segment].count
    self[segment].insert(contentsOf: octets, at: place.map { $0 % (count + 1) } ?? count)
  }

  /// Replaces a segment's character at a place, or makes it the only one.
  mutating func replace(in segment: Int, at place: Int, with octet: UInt8) {
    guard indices.contains(segment) else { return }
    guard !self[segment].isEmpty else {
      self[segment] = [octet]
      return
    }
    self[segment][place % self[segment].count] = octet
  }
}
