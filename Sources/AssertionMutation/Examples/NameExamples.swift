import PlatformSSOAssertion

extension RuleExample {
  /// Names that differ from known ones in an octet of zero before them.
  ///
  /// A decoder that packs names into numbers, or that ends them at NUL, takes them for the same.
  static let names: [RuleExample] =
    [
      headerName("alg", .headerAlgMissing), headerName("enc", .headerEncMissing),
      headerName("typ", .headerTypMissing), headerName("epk", .headerEpkMissing),
      headerName("apu", .headerApuMissing) { $0.partyUInfo = [] },
      headerName("apv", .headerApvMissing) { $0.partyVInfo = [] },
      RuleExample(.headerZipPresent, "beside-nul-before-name") {
        $0.header["\0zip"] = .string("DEF")
        $0.header["zip"] = .string("DEF")
      } keeps: {
        $0.header["\0zip"] = .string("DEF")
      },
      RuleExample(.headerKidType, "beside-nul-before-name") {
        $0.header["\0kid"] = .number("7")
        $0.header["kid"] = .number("7")
      } keeps: {
        $0.header["\0kid"] = .number("7")
      },
    ] + claimNames

  private static let claimNames: [RuleExample] = [
    claimName("aud", .claimsAudMissing), claimName("iss", .claimsIssMissing),
    claimName("sub", .claimsSubMissing), claimName("iat", .claimsIatMissing),
    claimName("exp", .claimsExpMissing), claimName("nonce", .claimsNonceMissing),
    claimName("request_nonce", .claimsRequestNonceMissing),
    claimName("scope", .claimsScopeMissing), claimName("password", .claimsPasswordMissing),
  ]

  private static func headerName(
    _ name: String, _ rule: Rule, then repair: (inout TokenRecipe) -> Void = { _ in }
  ) -> RuleExample {
    RuleExample(rule, "nul-before-name") {
      repair(&$0)
      $0.header["\0" + name] = $0.header[name]
      $0.header[name] = nil
    } keeps: {
      $0.header["\0" + name] = .null
    }
  }

  private static func claimName(_ name: String, _ rule: Rule) -> RuleExample {
    RuleExample(rule, "nul-before-name") {
      $0.claims["\0" + name] = $0.claims[name]
      $0.claims[name] = nil
    } keeps: {
      $0.claims["\0" + name] = .null
    }
  }
}
