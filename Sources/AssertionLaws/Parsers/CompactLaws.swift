import PlatformSSOAssertion
import PropertyTesting
import References

extension ParserLaws {
  /// A text splits exactly where the naive splitting takes it and its header is not empty, into the
  /// same octets, which join to the text again.
  public static let splittingAgrees = Property(
    "parser-compact-agrees", .compactTexts
  ) { text, trial in
    let token = text.octets
    let segments = NaiveCompact.segments(token)
    let dots = token.count { $0 == UInt8(ascii: ".") }
    trial.cover(10, "accepted", segments?[0].isEmpty == false)
    trial.cover(5, "too few dots", dots < 4)
    trial.cover(5, "too many dots", dots > 4)
    trial.cover(1, "an empty header", segments?[0].isEmpty == true)
    trial.cover(2, "five segments, badly encoded", dots == 4 && segments == nil)
    switch split(token) {
    case .success(let compact):
      let ours = CompactSerialization.Segment.allCases.map {
        compact.octets(of: $0, in: token.span)
      }
      try trial.expectEqual(ours, segments ?? [], "the segments' octets")
      try trial.expect(segments?[0].isEmpty == false, "an empty header is accepted")
      try trial.expectEqual(join(segments ?? []), token, "the segments joined again")
    case .failure(let refusal):
      try trial.expect(
        segments == nil || segments?[0].isEmpty == true,
        "\(refusal) refuses five segments of base64url")
      try trial.expectEqual(
        refusal.rule == .compactSegmentCount, dots != 4, "whether the dots are at fault")
      try trial.expectEqual(
        refusal.rule == .compactHeaderMissing, dots == 4 && token.first == UInt8(ascii: "."),
        "whether the missing header is at fault")
      let offset = refusal.offset ?? -1
      try trial.expect(0...token.count ~= offset, "\(refusal) lies outside of the token")
    }
  }

  /// Splitting inverts joining for any octets but an empty header, which is refused as missing.
  public static let joiningInverts = Property(
    "parser-compact-inverts", Generator<[UInt8]>.octets(count: 0...40).array(count: 5)
  ) { segments, trial in
    trial.cover(1, "an empty header", segments[0].isEmpty)
    trial.cover(20, "another empty segment", segments.dropFirst().contains([]))
    let token = join(segments)
    try trial.expectEqual(NaiveCompact.segments(token), segments, "the naively split segments")
    switch split(token) {
    case .success(let compact):
      for (segment, octets) in Swift.zip(CompactSerialization.Segment.allCases, segments) {
        try trial.expectEqual(
          compact.octets(of: segment, in: token.span), octets, "the octets of \(segment)")
        let text = Base64URL.encode(octets.span)
        try trial.expectEqual(
          Array(token[compact.range(of: segment)]), text, "the text of \(segment)")
      }
    case .failure(let refusal):
      try trial.expectEqual(refusal.rule, .compactHeaderMissing, "the rule")
      try trial.expect(segments[0].isEmpty, "a header is refused as missing")
    }
  }

  /// A token of exactly the limit is read, and one octet more is refused whatever the token holds.
  public static let sizeLimit = Property(
    "parser-compact-size-limit", .limitedTokens
  ) { token, trial in
    trial.cover(10, "at the limit", token.amount == token.limit)
    trial.cover(10, "one beyond", token.amount == token.limit + 1)
    let limits = Limits(tokenSize: token.limit)
    let (unlimited, limited) = (split(token.octets).refusal, split(token.octets, limits).refusal)
    guard token.amount > token.limit else {
      return try trial.expectEqual(limited, unlimited, "the refusal within the limit")
    }
    try trial.expectEqual(limited?.rule, .compactTokenSize, "the rule beyond the limit")
    try trial.expectEqual(limited?.offset, token.limit, "the place beyond the limit")
  }

  private static func split(
    _ token: [UInt8], _ limits: Limits = Limits()
  ) -> Result<CompactSerialization, Refusal> {
    do throws(Refusal) {
      return .success(try CompactSerialization(parsing: token.span, limits: limits))
    } catch {
      return .failure(error)
    }
  }

  private static func join(_ segments: [[UInt8]]) -> [UInt8] {
    guard segments.count == 5 else { return [] }
    let (header, key, vector) = (segments[0], segments[1], segments[2])
    let (ciphertext, tag) = (segments[3], segments[4])
    return CompactSerialization.serialize(
      protectedHeader: header.span, encryptedKey: key.span, initializationVector: vector.span,
      ciphertext: ciphertext.span, authenticationTag: tag.span)
  }
}

extension Result<CompactSerialization, Refusal> {
  fileprivate var refusal: Refusal? {
    if case .failure(let refusal) = self { refusal } else { nil }
  }
}

extension Generator<TextOctets> {
  /// Runs of base64url between dots, mostly four of them.
  static var compactTexts: Generator {
    Generator { source throws(Rejection) in
      let count = [5, 4, 6, 1, 0][source.place(among: [12, 2, 2, 1, 1])]
      let run = Generator<[UInt8]>.octets(count: 0...20).map { Base64URL.encode($0.span) }
      var segments = try source.draw(
        source.flag() ? run.array(count: count) : run.array(count: count...count + 4))
      if source.flag(percent: 30), !segments.isEmpty {
        let place = source.integer(in: 0...segments.count - 1)
        segments[place] = try source.draw(.base64URLTexts).octets
      }
      return TextOctets(Array(segments.joined(separator: [UInt8(ascii: ".")])))
    }
  }
}

extension Generator<LimitedText> {
  /// Tokens, whole and broken, and a limit near to their size.
  fileprivate static var limitedTokens: Generator {
    Generator<TextOctets>.compactTexts.flatMap { text in
      Generator { source throws(Rejection) in
        .drawing(text.octets, text.octets.count, &source)
      }
    }
  }
}
