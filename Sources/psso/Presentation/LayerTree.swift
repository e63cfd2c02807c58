import PlatformSSOAssertion

/// The layers of an inspected token, made ready to be shown.
struct LayerTree {
  /// The token with all that could be read of it.
  let tree: Tree
  /// The claims without the password, where they could be read and the profile reads them.
  let claims: [JSONMember]?
  /// The decoded sizes of the segments, nil for one that is not base64url.
  let segmentSizes: [Int?]

  /// Takes out of an inspection what is shown of it.
  ///
  /// - Parameter token: The token that was inspected.
  init(_ inspection: borrowing Inspection, _ token: Span<UInt8>, _ limits: Limits) {
    claims = Self.claims(inspection, limits)
    guard let compact = inspection.compact else {
      segmentSizes = []
      let isCut = token.count > limits.tokenSize
      tree = Tree(
        "token", isCut ? "more than \(limits.tokenSize) characters" : "\(token.count) characters")
      return
    }
    segmentSizes = CompactSerialization.Segment.allCases.map {
      compact.octets(of: $0, in: token)?.count
    }
    var segments: [Tree] = []
    for (segment, size) in zip(CompactSerialization.Segment.allCases, segmentSizes) {
      let count = compact.range(of: segment).count
      let octets = size.map { "\($0) octets" } ?? "not strict base64url"
      let text = count == 0 ? "empty" : "\(count) characters, \(octets)"
      guard let content = compact.octets(of: segment, in: token) else {
        let range = compact.range(of: segment)
        let place = inspection.broken.lazy.filter { $0.stage == .base64url }
          .compactMap(\.offset).first { range.contains($0) }
        let excerpt = place.map { [Self.excerpt(token, within: range, around: $0)] }
        segments.append(Tree(segment.label, text, excerpt ?? []))
        continue
      }
      segments.append(
        Tree(segment.label, text, Self.content(of: segment, content, inspection, claims)))
    }
    let profile = inspection.profile.rawValue
    tree = Tree(
      "token", "\(token.count) characters, 5 segments; read by profile \(profile)", segments)
  }

  private static func claims(
    _ inspection: borrowing Inspection, _ limits: Limits
  ) -> [JSONMember]? {
    // What the profile jose carries may be a secret as a whole.
    guard inspection.profile == .assertion else { return nil }
    switch inspection.plaintext {
    case .some(let plaintext): return AssertionClaims.shown(in: plaintext.span, limits: limits)
    case nil: return nil
    }
  }

  private static func content(
    of segment: CompactSerialization.Segment, _ octets: [UInt8],
    _ inspection: borrowing Inspection, _ claims: [JSONMember]?
  ) -> [Tree] {
    switch segment {
    case .protectedHeader:
      guard let header = inspection.header else {
        let place = inspection.broken.first { $0.stage == .headerJSON }?.offset ?? 0
        return octets.isEmpty
          ? [] : [excerpt(octets.span, within: octets.indices, around: place)]
      }
      return HeaderTree(
        header, inspection.ephemeralKey, inspection.partyVInfo, inspection.recipient
      ).members
    case .encryptedKey: return []
    case .initializationVector, .authenticationTag:
      let isShort = 1...64 ~= octets.count
      return isShort ? [Tree("octets", Printable.hex(octets))] : []
    case .ciphertext:
      guard let size = inspection.plaintext.size else { return [] }
      let members = (claims ?? []).map { Tree(MemberText.label($0), MemberText.text($0)) }
      return [Tree("plaintext", "\(size) octets", members)]
    }
  }

  /// A text that can't be read, around the place where it stops being readable.
  private static func excerpt(
    _ octets: Span<UInt8>, within range: Range<Int>, around place: Int
  ) -> Tree {
    let reach = 36
    let place = min(place, range.upperBound)
    let start = max(range.lowerBound, place - reach)
    let end = min(range.upperBound, place + reach)
    // What is not UTF-8, or is cut in two here, shows as a replacement character.
    func text(_ range: Range<Int>) -> String {
      let octets = range.map { octets[$0] }
      return Printable.quoted(String(decoding: octets, as: UTF8.self))
    }
    return Tree(
      "not readable", "at octet \(place)",
      [Tree("before", text(start..<place)), Tree("from there", text(place..<end))])
  }
}

extension CompactSerialization.Segment {
  /// What RFC 7516 calls the segment.
  var label: String {
    switch self {
    case .protectedHeader: "protected header"
    case .encryptedKey: "encrypted key"
    case .initializationVector: "initialization vector"
    case .ciphertext: "ciphertext"
    case .authenticationTag: "authentication tag"
    }
  }
}

extension SecretBytes? {
  /// The number of octets, or nil where there are none to count.
  var size: Int? {
    switch self {
    case .some(let octets): octets.count
    case nil: nil
    }
  }
}
