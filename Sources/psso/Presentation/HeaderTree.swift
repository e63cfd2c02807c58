import PlatformSSOAssertion

/// The members of a protected header, in their order, with what is inside of them.
struct HeaderTree {
  private let header: ProtectedHeader
  private let ephemeralKey: P256PublicKey?
  private let partyVInfo: PartyVInfo?
  private let recipient: P256PublicKey?

  /// Takes what an inspection found.
  init(
    _ header: ProtectedHeader, _ ephemeralKey: P256PublicKey?, _ partyVInfo: PartyVInfo?,
    _ recipient: P256PublicKey?
  ) {
    self.header = header
    self.ephemeralKey = ephemeralKey
    self.partyVInfo = partyVInfo
    self.recipient = recipient
  }

  /// The members.
  var members: [Tree] {
    header.allMembers.map(tree)
  }

  private func tree(_ member: JSONMember) -> Tree {
    let label = MemberText.label(member)
    switch (member.name, member.value) {
    case ("epk", .object(let members)): return Tree(label, point, members.map(coordinate))
    case ("apu", .string(let text)):
      return PartyInfoTree.tree(label, text, of: header.partyUInfo, as: .sender)
    case ("apv", .string(let text)):
      return PartyInfoTree.tree(label, text, of: header.partyVInfo, as: .recipient)
    case ("kid", .string(let kid)):
      return Tree(label, MemberText.text(member), [Tree("names", key(named: kid))])
    default: return Tree(label, MemberText.text(member))
    }
  }

  /// What `epk` is as a whole.
  private var point: String {
    if ephemeralKey != nil { return "a point of P-256" }
    return header.ephemeralPoint == nil ? "not a key of P-256" : "not on the curve P-256"
  }

  /// A member of `epk`; coordinates as the octets that they encode.
  private func coordinate(_ member: JSONMember) -> Tree {
    let label = MemberText.label(member)
    guard member.name == "x" || member.name == "y", case .string(let text) = member.value,
      let octets = try? Base64URL.decode(text.utf8.span), !octets.isEmpty
    else { return Tree(label, MemberText.text(member)) }
    return Tree(label, PartyInfoTree.hex(octets))
  }

  /// Whose key a `kid` is the digest of, as far as the token and the caller's key tell.
  private func key(named kid: String) -> String {
    let stated = partyVInfo.flatMap { try? P256PublicKey(x963: $0.point.span) }
    switch true {
    case recipient?.isNamed(by: kid): return "the recipient's key, by SHA-256 of its X9.63 point"
    case stated?.isNamed(by: kid): return "apv's point, by SHA-256 of it"
    case ephemeralKey?.isNamed(by: kid): return "epk, where the recipient's key is expected"
    default: return "no key of this token"
    }
  }
}
