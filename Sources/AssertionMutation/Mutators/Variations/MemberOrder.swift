import PropertyTesting

extension Mutator {
  /// Rearranges the header's members and those of `epk`, for decoders that expect an order.
  static let headerOrder = Mutator(varying: "header-order", .header) {
    recipe, source throws(Rejection) in
    recipe.header = try source.rearranged(recipe.header)
    let key = try source.rearranged(recipe.ephemeralMembers)
    recipe.header["epk"] = .object(key)
    return source.told(
      (recipe.header.map(\.name) + key.map { "epk.\($0.name)" }).joined(separator: ", "))
  }

  /// Rearranges the claims, for decoders that expect an order.
  static let claimsOrder = Mutator(varying: "claims-order", .claims) {
    recipe, source throws(Rejection) in
    recipe.claims = try source.rearranged(recipe.claims)
    return source.told(recipe.claims.map(\.name).joined(separator: ", "))
  }
}
