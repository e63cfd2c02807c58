import PlatformSSOAssertion
import References

/// What a protected header breaks, as the construct's table of members says.
struct HeaderModel {
  /// The broken rules that end in a refusal whatever the policy.
  private(set) var broken: Set<Rule> = []
  /// The broken rules that a policy may take for warnings.
  private(set) var advisory: Set<Rule> = []
  private let members: [JSONMember]

  /// Judges a header.
  ///
  /// - Parameters:
  ///   - members: The header as the naive reader reads it.
  ///   - partyVInfo: The octets of an `apv` that names the recipient.
  ///   - kid: The standard base64 of the digest of that recipient's point, padded.
  init(_ members: [JSONMember], profile: Profile, partyVInfo: [UInt8], kid: String) {
    self.members = members
    judgeAlgorithms()
    if value("zip") != nil { broken.insert(.headerZipPresent) }
    if value("crit") != nil { broken.insert(.headerCritPresent) }
    judgeEphemeralKey()
    let isApple = profile == .assertion
    judgePartyInfo(
      "apu", isApple ? .headerApuMissing : nil, .headerApuType, .headerApuEncoding)
    judgePartyInfo(
      "apv", isApple ? .headerApvMissing : nil, .headerApvType, .headerApvEncoding)
    if let value = value("kid"), value.text == nil { broken.insert(.headerKidType) }
    guard isApple else { return }
    judgeType()
    if ["jku", "jwk", "x5u", "x5c"].contains(where: { value($0) != nil }) {
      advisory.insert(.headerKeyReference)
    }
    let knowsRecipient = value("apv")?.text.flatMap { NaiveBase64URL.decode($0) } == partyVInfo
    if knowsRecipient, let text = value("kid")?.text, !Self.names(text, kid) {
      advisory.insert(.headerKidMismatch)
    }
  }

  private func value(_ name: String) -> JSONValue? {
    members.value(named: name)
  }

  private mutating func judgeAlgorithms() {
    let (alg, enc) = (value("alg"), value("enc"))
    let isDirect = alg == .string("dir")
    if alg?.text.map(Self.isHPKE) == true || isDirect && enc?.text.map(Self.isHPKE) == true {
      broken.insert(.headerHPKEUnsupported)
    } else {
      judge(alg, "ECDH-ES", .headerAlgMissing, .headerAlgUnsupported)
      judge(enc, "A256GCM", .headerEncMissing, .headerEncUnsupported)
    }
    if alg == nil { broken.insert(.headerAlgMissing) }
  }

  private static func isHPKE(_ text: String) -> Bool {
    text.utf8.starts(with: "HPKE-".utf8)
  }

  private mutating func judge(
    _ value: JSONValue?, _ text: String, _ missing: Rule, _ mismatch: Rule
  ) {
    guard let value else {
      broken.insert(missing)
      return
    }
    if value != .string(text) { broken.insert(mismatch) }
  }

  /// Compares `typ` as a media type: without regard to ASCII case, `application/` optional.
  private mutating func judgeType() {
    guard let value = value("typ") else {
      broken.insert(.headerTypMissing)
      return
    }
    let type = "platformsso-encrypted-login-assertion+jwt"
    let folded = value.text.map { $0.utf8.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 } }
    if folded != Array(type.utf8), folded != Array("application/\(type)".utf8) {
      broken.insert(.headerTypMismatch)
    }
  }

  private mutating func judgePartyInfo(
    _ name: String, _ missing: Rule?, _ type: Rule, _ encoding: Rule
  ) {
    guard let value = value(name) else {
      if let missing { broken.insert(missing) }
      return
    }
    guard let text = value.text else {
      broken.insert(type)
      return
    }
    if NaiveBase64URL.decode(text) == nil { broken.insert(encoding) }
  }

  private mutating func judgeEphemeralKey() {
    guard let value = value("epk") else {
      broken.insert(.headerEpkMissing)
      return
    }
    guard case .object(let members) = value else {
      broken.insert(.headerEpkType)
      return
    }
    if members.value(named: "kty") != .string("EC") { broken.insert(.epkKeyType) }
    if members.value(named: "crv") != .string("P-256") { broken.insert(.epkCurve) }
    if members.value(named: "d") != nil { broken.insert(.epkPrivateMember) }
    let x = judgeCoordinate(members.value(named: "x"))
    let y = judgeCoordinate(members.value(named: "y"))
    guard let x, let y else { return }
    if !CurveEquation.holds(x: x, y: y) { broken.insert(.epkNotOnCurve) }
  }

  /// The coordinate's 32 octets, or nil where it breaks a rule.
  private mutating func judgeCoordinate(_ value: JSONValue?) -> [UInt8]? {
    guard let value else {
      broken.insert(.epkCoordinateMissing)
      return nil
    }
    guard let octets = value.text.flatMap({ NaiveBase64URL.decode($0) }) else {
      broken.insert(.epkCoordinateEncoding)
      return nil
    }
    guard octets.count == 32 else {
      broken.insert(.epkCoordinateLength)
      return nil
    }
    guard octets.lexicographicallyPrecedes(HeaderModel.prime) else {
      broken.insert(.epkCoordinateRange)
      return nil
    }
    return octets
  }

  /// Whether a text is this base64 in either alphabet, padded or not.
  private static func names(_ text: String, _ kid: String) -> Bool {
    let standard = text.utf8.map { character -> UInt8 in
      switch Unicode.Scalar(character) {
      case "-": UInt8(ascii: "+")
      case "_": UInt8(ascii: "/")
      default: character
      }
    }
    return standard == Array(kid.utf8) || standard + [UInt8(ascii: "=")] == Array(kid.utf8)
  }

  /// The prime of P-256's field: 2^256 - 2^224 + 2^192 + 2^96 - 1.
  static let prime: [UInt8] =
    [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 12)
    + [UInt8](repeating: 0xFF, count: 12)
}
