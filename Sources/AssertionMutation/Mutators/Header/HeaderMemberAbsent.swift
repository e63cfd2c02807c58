import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Leaves out a required member of the header, or gives it another name.
  static let headerMemberAbsent = Mutator(
    breaking: "header-member-absent", .header,
    [
      .headerAlgMissing, .headerEncMissing, .headerTypMissing, .headerEpkMissing, .headerApuMissing,
      .headerApvMissing,
    ]
  ) { recipe, source throws(Rejection) in
    let members: [(String, Rule)] = [
      ("alg", .headerAlgMissing), ("enc", .headerEncMissing), ("typ", .headerTypMissing),
      ("epk", .headerEpkMissing), ("apu", .headerApuMissing), ("apv", .headerApvMissing),
    ]
    let (name, rule) = members[source.place(among: members.map { _ in 1 })]
    // The KDF takes nothing where there is no party info, so that the profile `jose` goes on.
    if name == "apu" { recipe.partyUInfo = [] }
    if name == "apv" { recipe.partyVInfo = [] }
    let other = source.nearNameOrNone(of: name)
    if let other, let value = recipe.header[name] {
      recipe.header[other] = value
    }
    recipe.header[name] = nil
    return (source.told(other.map { "\(name) renamed to \($0.shown)" } ?? "without \(name)"), rule)
  }
}
