import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension RefusalLaws {
  /// A header that is spelled otherwise after encryption is refused by the tag, and nothing else.
  ///
  /// It is the same header to every JSON reader; the tag covers its text as received.
  public static let headersRespelledAfterwards = Property(
    "refusal-headers-respelled-afterwards", RespelledHeader.generator, share: 0.5
  ) { input, trial in
    var recipe = TokenRecipe()
    recipe.headerText = input.sealed
    let token = recipe.token()
    var segments = Segments(of: token)
    segments.texts[0] = Base64URL.encode(input.received.span)
    let isSame = input.sealed == input.received
    trial.cover(2, "the same text", isSame)
    trial.cover(6, "one octet of white space", input.change == .space)
    trial.cover(10, "another order", input.change == .order)
    trial.cover(10, "another spelling", input.change == .spelling && !isSame)
    let expected =
      isSame ? [] : ["content.authentication at octet of the token \(segments.start(of: 4))"]
    let inspection = Inspection(
      of: segments.token.span, with: Sample.recipient, expecting: Sample.expectations)
    try trial.expectEqual(inspection.broken.map(\.description), expected, "the broken rules")
    let refusals = [
      assertionRefusal(of: segments.token, with: Sample.recipient, Sample.expectations),
      jweRefusal(of: segments.token, with: Sample.recipient),
    ]
    for refusal in refusals {
      try trial.expectEqual(
        refusal.map { [$0.description] } ?? [], expected, "what the token is refused for")
    }
  }

  /// A header and claims that are spelled in any way before encryption are accepted.
  public static let textsRespelledBefore = Property(
    "refusal-texts-respelled-before", RespelledTexts.generator, share: 0.5
  ) { input, trial in
    var recipe = TokenRecipe()
    recipe.headerText = input.header
    recipe.plaintext = input.claims
    let token = recipe.token()
    trial.cover(25, "custom header members", input.customHeader.count > 0)
    trial.cover(25, "custom claims", input.customClaims.count > 0)
    let refusal = assertionRefusal(of: token, with: Sample.recipient, Sample.expectations)
    try trial.expectEqual(refusal?.description, nil, "what the token is refused for")
    let opened = try EmbeddedAssertion.open(
      token.span, with: Sample.recipient, expecting: Sample.expectations)
    let claims = opened.claims
    try trial.expectEqual(opened.header.octets, input.header, "the header as received")
    try trial.expectEqual(opened.plaintext.octets, input.claims, "the plaintext as sent")
    try trial.expectEqual(claims.password.octets, Array("bar".utf8), "the password")
    try trial.expectText(claims.requestNonce, Sample.requestNonce, "the server nonce")
    try trial.expect(
      JSONValue.object(claims.custom).tree.hasMembers(of: input.customClaims.object),
      "the custom claims are other ones")
    try trial.expect(
      JSONValue.object(opened.header.customMembers).tree
        .hasMembers(of: input.customHeader.object),
      "the custom header members are other ones")
  }
}

/// One header in two spellings: as it is sealed, and as it is received.
public struct RespelledHeader: Sendable, CustomStringConvertible {
  enum Change: CaseIterable, Sendable {
    case none
    case space
    case order
    case spelling
  }

  let custom: GeneratedMembers
  let sealed: [UInt8]
  let received: [UInt8]
  let change: Change

  /// The custom members, and what of the received text is not as it was sealed.
  public var description: String {
    "header with \(custom), received with \(Excerpt.of(received, unlike: sealed))"
  }

  static let generator = Generator { source throws(Rejection) in
    let custom = try GeneratedMembers.drawn(&source, avoiding: GeneratedClaims.reservedHeaderNames)
    let members = TokenRecipe().header + custom.members
    let sealed = JSONValue.object(members).jsonText
    let change = Change.allCases[source.place(among: [1, 3, 3, 4])]
    let received: [UInt8]
    switch change {
    case .none: received = sealed
    case .space:
      // Before or behind the value, white space may stand in any text.
      let space = try source.draw(Generator<UInt8>.element(of: [0x20, 0x0A, 0x0D, 0x09]))
      received = source.flag() ? sealed + [space] : [space] + sealed
    case .order:
      let tree = try source.draw(.permuted(JSONValue.object(members).tree))
      received = JSONValue(tree).jsonText
    case .spelling:
      received = try source.draw(.respelled(JSONValue.object(members).tree))
    }
    return RespelledHeader(custom: custom, sealed: sealed, received: received, change: change)
  }
}

/// The sample's header and claims with custom members, in any order and spelling.
public struct RespelledTexts: Sendable, CustomStringConvertible {
  let customHeader: GeneratedMembers
  let customClaims: GeneratedMembers
  let header: [UInt8]
  let claims: [UInt8]

  /// The custom members, and what of the texts is not as they would be written without space.
  public var description: String {
    let recipe = TokenRecipe()
    let compact = (
      (recipe.header + customHeader.members).compactText,
      (recipe.claims + customClaims.members).compactText
    )
    return "header with \(customHeader), \(Excerpt.of(header, unlike: compact.0)),"
      + " claims with \(customClaims), \(Excerpt.of(claims, unlike: compact.1))"
  }

  static let generator = Generator { source throws(Rejection) in
    let recipe = TokenRecipe()
    let header = try GeneratedMembers.drawn(&source, avoiding: GeneratedClaims.reservedHeaderNames)
    let claims = try GeneratedMembers.drawn(&source, avoiding: recipe.claims.map(\.name))
    return RespelledTexts(
      customHeader: header, customClaims: claims,
      header: try source.draw(
        .respelled(JSONValue.object(recipe.header + header.members).tree)),
      claims: try source.draw(
        .respelled(JSONValue.object(recipe.claims + claims.members).tree)))
  }
}

extension JSONText.Tree {
  /// Whether two objects have the same members in any order, at all depths.
  fileprivate func hasMembers(of other: JSONText.Tree) -> Bool {
    switch (self, other) {
    case (.object(let one), .object(let two)):
      one.count == two.count
        && one.allSatisfy { member in
          two.contains {
            $0.name.utf8.elementsEqual(member.name.utf8) && member.value.hasMembers(of: $0.value)
          }
        }
    case (.array(let one), .array(let two)): one == two
    default: self == other
    }
  }
}
