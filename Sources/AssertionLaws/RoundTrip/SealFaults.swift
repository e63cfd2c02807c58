import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// What is wrong with claims that must not be sealed.
public enum SealFault: Sendable, Equatable {
  /// Where custom members stand.
  public enum Place: Sendable {
    case claims
    case header
  }

  /// A custom member that has a name of the construct, or of another custom member.
  case takenName(Place, String)
  /// The server nonce's claim under the name of a claim of the construct.
  case nonceClaimName(String)
  /// A custom member whose value holds a fault, at any depth.
  case value(Place, JSONText.Tree, SealError)
  /// Octets in the password that make it no UTF-8.
  case password([UInt8])
  /// An initialization vector of another size.
  case vector([UInt8])

  /// The fault's kind, to count the cases by.
  var kind: String {
    switch self {
    case .takenName(let place, _): "taken name in the \(place)"
    case .nonceClaimName: "reserved nonce claim"
    case .value(_, _, .malformedNumber): "malformed number"
    case .value: "repeated name within a value"
    case .password: "password beyond UTF-8"
    case .vector: "vector of another size"
    }
  }

  /// How sealing must be refused.
  var error: SealError {
    switch self {
    case .takenName(_, let name), .nonceClaimName(let name): .reservedName(name)
    case .value(_, _, let error): error
    case .password: .passwordNotUTF8
    case .vector: .initializationVectorLength
    }
  }
}

extension SealFault: CustomStringConvertible {
  /// The fault and its place.
  public var description: String {
    switch self {
    case .takenName(let place, let name): "taken name \(name.quoted) in the \(place)"
    case .nonceClaimName(let name): "nonce claim \(name.quoted)"
    case .value(let place, let tree, _): "value \(tree.shown) in the \(place)"
    case .password(let octets): "password \(Description.hexadecimal(octets))"
    case .vector(let octets): "vector \(Description.hexadecimal(octets))"
    }
  }
}

/// Claims without a fault, a fault, and where among the custom members it goes.
public struct FaultyClaims: Sendable, CustomStringConvertible {
  let sound: GeneratedClaims
  let fault: SealFault
  let position: Int

  /// The fault and the claims that it is put into.
  public var description: String { "\(fault) at \(position) of \(sound)" }

  /// Seals with the fault: a token, or why it is refused.
  ///
  /// - Parameter end: What the password has behind it; ASCII mends no octets that are no UTF-8.
  func sealed(
    behindPassword end: [UInt8] = []
  ) throws(Falsification) -> Result<[UInt8], SealError> {
    var claims = sound.claims
    var password = sound.password
    var options = sound.options
    var vector = sound.initializationVector
    switch fault {
    case .takenName(let place, let name):
      insert(JSONMember(name, .null), place, &claims.custom, &options.customHeader)
    case .nonceClaimName(let name): options.serverNonceClaimName = name
    case .value(let place, let tree, _):
      insert(
        JSONMember(freeName, JSONValue(tree)), place, &claims.custom, &options.customHeader)
    case .password(let octets): password = octets
    case .vector(let octets): vector = octets
    }
    password += end
    claims.password = SecretBytes(copying: password.span)
    return try sound.sealing(claims, options, vector)
  }

  /// A name that no other member has.
  private var freeName: String {
    let members = sound.custom.members + sound.header.members
    var names = FreeNames(taken: members.map(\.name) + [sound.nonceClaimName])
    return names.name(like: "x")
  }

  private func insert(
    _ member: JSONMember, _ place: SealFault.Place, _ claims: inout [JSONMember],
    _ header: inout [JSONMember]
  ) {
    switch place {
    case .claims: claims.insert(member, at: min(position, claims.count))
    case .header: header.insert(member, at: min(position, header.count))
    }
  }
}
