import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// The party infos of the sample token with the fields of one replaced.
public struct TokenFields: CustomStringConvertible, Sendable {
  let info: PartyFields
  /// Whether any prefix and any nonce are allowed, so that nothing but the layout binds the octets.
  let isLenient: Bool

  /// The fields, and what is compared with them.
  public var description: String {
    "\(info)\(isLenient ? ", with any prefix and nonce allowed" : "")"
  }

  /// The token, sealed over the replaced fields.
  var recipe: TokenRecipe {
    var recipe = TokenRecipe()
    let octets = info.layout.build(info.fields)
    switch info.layout {
    case .partyU: recipe.partyUInfo = octets
    case .partyV: recipe.partyVInfo = octets
    }
    return recipe
  }

  var expectations: Expectations {
    var expectations = Sample.expectations
    guard isLenient else { return expectations }
    expectations.policy.partyVPrefix = .any
    expectations.requestNonce = .unchecked
    return expectations
  }

  /// The first rule that the fields break, from the definition; nil where they break none.
  var fault: PartyFault? {
    let (fields, sample, borders) = (info.fields, info.layout.sampleFields, info.borders)
    let isPoint = fields[1].count == 65 && fields[1][0] == 4
    let isU = info.layout == .partyU
    if fields[0] != sample[0], isU || !isLenient {
      return PartyFault(isU ? .partyULabel : .partyVPrefixMismatch, 4)
    }
    if !isPoint { return PartyFault(isU ? .partyUPointForm : .partyVPointForm, borders[1] + 4) }
    if fields[1] != sample[1] {
      return PartyFault(isU ? .partyUKeyMismatch : .partyVRecipientMismatch, borders[1] + 4)
    }
    guard !isU else { return nil }
    if String(validating: fields[2], as: UTF8.self) == nil {
      return PartyFault(.partyVNonceUTF8, borders[2] + 4)
    }
    return fields[2] == sample[2] || isLenient
      ? nil : PartyFault(.partyVNonceMismatch, borders[2] + 4)
  }
}
