/// The protected header of an assertion: its text and the members that the construct knows.
public struct ProtectedHeader: Sendable {
  /// The decoded header as it was received.
  public let octets: [UInt8]
  /// The decoded `apu`, or nil where it is absent.
  public private(set) var partyUInfo: [UInt8]?
  /// The decoded `apv`, or nil where it is absent.
  public private(set) var partyVInfo: [UInt8]?
  /// `epk` as an uncompressed X9.63 encoding, its coordinates below the prime; not yet known to be
  /// a point of the curve.
  public private(set) var ephemeralPoint: [UInt8]?

  let tape: JSONTape
  let members: HeaderMembers

  /// Decodes a header and checks its members.
  ///
  /// - Parameters:
  ///   - octets: The decoded first segment.
  ///   - profile: Whether `typ`, `apu` and `apv` must be there.
  /// - Throws: A `header` or `epk` rule with an offset in `octets`.
  public init(
    parsing octets: Span<UInt8>, profile: Profile = .assertion, limits: Limits = Limits()
  ) throws(Refusal) {
    var recorder = FirstBroken()
    guard octets.count <= limits.headerSize else {
      throw Refusal(.headerSize, at: limits.headerSize)
    }
    // The recorder throws at each broken rule, so a result is always there.
    guard var header = try Self.read([UInt8](copying: octets), limits, &recorder) else {
      throw Refusal(.headerJSONSyntax)
    }
    try header.check(profile, &recorder)
    self = header
  }

  /// Reads the text through a recorder; nil where it is not a strict JSON object.
  static func read(
    _ octets: [UInt8], _ limits: Limits, _ recorder: inout some RuleRecorder
  ) throws(Refusal) -> ProtectedHeader? {
    let tape: JSONTape
    do throws(JSONFault) {
      tape = try JSONReader.read(octets.span, limits: limits)
    } catch {
      try recorder.breaks(.headerJSON(error.kind), at: error.offset)
      return nil
    }
    guard tape.nodes[0].kind == .object else {
      try recorder.breaks(.headerNotAnObject, at: tape.nodes[0].start)
      return nil
    }
    recorder.keepsRest(of: Rule.headerJSONRules)
    return ProtectedHeader(octets: octets, tape: tape)
  }

  private init(octets: [UInt8], tape: JSONTape) {
    self.octets = octets
    self.tape = tape
    members = HeaderMembers(of: JSONView(octets.span, tape))
  }

  /// Checks all members, and decodes those that carry octets.
  mutating func check(
    _ profile: Profile, _ recorder: inout some RuleRecorder
  ) throws(Refusal) {
    try checkAlgorithms(&recorder)
    try checkExtensions(&recorder)
    if profile == .assertion { try checkType(&recorder) }
    try checkKeyIdentifierType(&recorder)
    ephemeralPoint = try checkEphemeralKey(&recorder)
    partyUInfo = try decode(
      members.apu, profile, .headerApuMissing, .headerApuType, .headerApuEncoding, &recorder)
    partyVInfo = try decode(
      members.apv, profile, .headerApvMissing, .headerApvType, .headerApvEncoding, &recorder)
  }

  /// The text that `kid` stands for, or nil where there is none.
  public var keyIdentifier: String? {
    let view = JSONView(octets.span, tape)
    guard let kid = members.kid, view.node(kid).kind == .string else { return nil }
    return view.string(kid)
  }

  /// The members that the construct does not know, in their order.
  public var customMembers: [JSONMember] {
    let view = JSONView(octets.span, tape)
    var custom: [JSONMember] = []
    var name = 1
    while name < view.node(0).next {
      if HeaderMembers.knownName(at: name, in: view) == nil {
        custom.append(JSONMember(view.string(name), view.value(name + 1)))
      }
      name = view.node(name + 1).next
    }
    return custom
  }

  /// All members, in their order.
  public var allMembers: [JSONMember] {
    guard case .object(let members) = JSONView(octets.span, tape).value(0) else { return [] }
    return members
  }
}
