import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Gives `epk`, `apu` or `apv` another type, for decoders that convert or crash.
  static let headerMemberType = Mutator(
    breaking: "header-member-type", .header, [.headerEpkType, .headerApuType, .headerApvType]
  ) { recipe, source throws(Rejection) in
    let members: [(String, Rule)] = [
      ("epk", .headerEpkType), ("apu", .headerApuType), ("apv", .headerApvType),
    ]
    let (name, rule) = try source.element(of: members)
    let value =
      name == "epk"
      ? try keyOfOtherType(recipe, &source) : try source.value(butNo: .string)
    recipe.header[name] = value
    return (source.told("\(name) \(value.shown)"), rule)
  }

  private static func keyOfOtherType(
    _ recipe: TokenRecipe, _ source: inout ChoiceSource
  ) throws(Rejection) -> JSONValue {
    let key = JSONValue.object(recipe.ephemeralMembers)
    let values: [JSONValue] = [
      .string("P-256"), .array([key]), .string(String(decoding: key.jsonText, as: UTF8.self)),
      .base64URL(recipe.ephemeralKey.publicKey.x963),
    ]
    return source.flag() ? try source.element(of: values) : try source.value(butNo: .object)
  }

  /// Encodes `apu` or `apv` as no strict encoder does, for decoders that take what they can.
  static let partyInfoEncoding = Mutator(
    breaking: "party-info-encoding", .header, [.headerApuEncoding, .headerApvEncoding]
  ) { recipe, source throws(Rejection) in
    let isU = !source.flag()
    let name = isU ? "apu" : "apv"
    let (detail, text) = try source.faultyBase64URL(of: isU ? recipe.partyUInfo : recipe.partyVInfo)
    recipe.header[name] = .string(text)
    return ("\(name) \(detail)", isU ? .headerApuEncoding : .headerApvEncoding)
  }
}
