import PlatformSSOAssertion

extension RuleExample {
  /// The header's members.
  static let headerMembers: [RuleExample] =
    algorithms + types + keyNames + [
      removing("epk", .headerEpkMissing),
      RuleExample(.headerEpkType, "string") { $0.header["epk"] = .string("P-256") },
      RuleExample(.headerEpkType, "array") {
        $0.header["epk"] = $0.header["epk"].map { .array([$0]) }
      },
      removing("apu", .headerApuMissing) { $0.partyUInfo = [] },
      removing("apv", .headerApvMissing) { $0.partyVInfo = [] },
      RuleExample(.headerApuType, "number") { $0.header["apu"] = .number("0") },
      RuleExample(.headerApvType, "null") { $0.header["apv"] = .null },
      RuleExample(.headerApuEncoding, "padded") { $0.header.pad("apu") },
      RuleExample(.headerApuEncoding, "line-feed") { $0.header.append("\n", to: "apu") },
      RuleExample(.headerApvEncoding, "padded") { $0.header.pad("apv") },
      RuleExample(.headerApvEncoding, "trailing-bits") { $0.header.setTrailingBit(of: "apv") },
      RuleExample(.headerZipPresent, "deflate") {
        $0.header["zip"] = .string("DEF")
      } keeps: {
        $0.header["Zip"] = .string("DEF")
      },
      RuleExample(.headerZipPresent, "null") { $0.header["zip"] = .null },
      RuleExample(.headerCritPresent, "unknown-extension") {
        $0.header["crit"] = .array([.string("exp")])
        $0.header["exp"] = .number("1")
      } keeps: {
        $0.header["exp"] = .number("1")
      },
      RuleExample(.headerCritPresent, "empty") {
        $0.header["crit"] = .array([])
      } keeps: {
        $0.header["cri"] = .array([])
      },
    ]

  private static let algorithms: [RuleExample] = [
    removing("alg", .headerAlgMissing),
    replacing("alg", "ECDH-ES+A256KW", .headerAlgUnsupported, "key-wrapping"),
    replacing("alg", "ecdh-es", .headerAlgUnsupported, "lower-case"),
    replacing("alg", "none", .headerAlgUnsupported, "none"),
    replacing("alg", "dir", .headerAlgUnsupported, "dir"),
    RuleExample(.headerAlgUnsupported, "number") { $0.header["alg"] = .number("1") },
    replacing("alg", "HPKE-0", .headerHPKEUnsupported, "integrated"),
    RuleExample(.headerHPKEUnsupported, "under-dir") {
      $0.header["alg"] = .string("dir")
      $0.header["enc"] = .string("HPKE-P256-SHA256-A256GCM")
    },
    removing("enc", .headerEncMissing),
    replacing("enc", "A128GCM", .headerEncUnsupported, "half-the-key"),
    replacing("enc", "A256CBC-HS512", .headerEncUnsupported, "cbc"),
    RuleExample(.headerEncUnsupported, "array") {
      $0.header["enc"] = .array([.string("A256GCM")])
    },
  ]

  private static let types: [RuleExample] = [
    removing("typ", .headerTypMissing),
    RuleExample(.headerTypMismatch, "login-response") {
      $0.header["typ"] = .string("JWT")
    } keeps: {
      $0.header["typ"] = .string("application/PlatformSSO-encrypted-login-assertion+JWT")
    },
    RuleExample(.headerTypMismatch, "parameter") {
      $0.header.append(";v=1", to: "typ")
    } keeps: {
      $0.header["typ"] = .string("PLATFORMSSO-ENCRYPTED-LOGIN-ASSERTION+JWT")
    },
    // U+212A is a K that folds to k in Unicode, not in ASCII.
    RuleExample(.headerTypMismatch, "unicode-case") {
      $0.header["typ"] = .string("platformsso-encrypted-login-assertion+\u{212A}wt")
    },
    RuleExample(.headerTypMismatch, "null") { $0.header["typ"] = .null },
  ]

  private static let keyNames: [RuleExample] = [
    RuleExample(.headerKeyReference, "jku") {
      $0.header["jku"] = .string("https://attacker.example/keys")
    } keeps: {
      $0.header["jkuu"] = .string("https://attacker.example/keys")
    },
    RuleExample(.headerKeyReference, "jwk") { $0.header["jwk"] = $0.header["epk"] },
    RuleExample(.headerKeyReference, "x5u") {
      $0.header["x5u"] = .string("https://attacker.example/certificate")
    },
    RuleExample(.headerKeyReference, "x5c") { $0.header["x5c"] = .array([]) },
    RuleExample(.headerKidType, "number") {
      $0.header["kid"] = .number("7")
    } keeps: {
      $0.header["kid"] = nil
    },
    RuleExample(.headerKidMismatch, "ephemeral-key") {
      $0.header["kid"] = .string(Sample.ephemeral.publicKey.keyIdentifier)
    } keeps: {
      // The same digest as unpadded base64url.
      $0.header["kid"] = .string("pScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk8")
    },
    RuleExample(.headerKidMismatch, "not-base64") { $0.header["kid"] = .string("key 1") },
  ]

  private static func removing(
    _ name: String, _ rule: Rule, then repair: (inout TokenRecipe) -> Void = { _ in }
  ) -> RuleExample {
    RuleExample(rule, "absent") {
      repair(&$0)
      $0.header[name] = nil
    } keeps: {
      // Another spelling of the name is the same member.
      let text = String(decoding: JSONValue.object($0.header).jsonText, as: UTF8.self)
      let spelled = "\\u00" + String(name.utf8.first ?? 0, radix: 16) + name.dropFirst()
      $0.headerText = Array(text.replacing("\"\(name)\"", with: "\"\(spelled)\"").utf8)
    }
  }

  private static func replacing(
    _ name: String, _ value: String, _ rule: Rule, _ example: String
  ) -> RuleExample {
    RuleExample(rule, example) { $0.header[name] = .string(value) }
  }
}

extension [JSONMember] {
  fileprivate mutating func append(_ suffix: String, to name: String) {
    guard case .string(let text) = self[name] else { return }
    self[name] = .string(text + suffix)
  }

  /// Adds the padding that a base64 encoder with padding writes, and at least one character.
  fileprivate mutating func pad(_ name: String) {
    guard case .string(let text) = self[name] else { return }
    self[name] = .string(text + String(repeating: "=", count: 4 - text.count % 4))
  }

  /// Sets an unused bit of the last character; the text must end in zero bits.
  fileprivate mutating func setTrailingBit(of name: String) {
    guard case .string(let text) = self[name] else { return }
    precondition(text.count % 4 != 0 && text.last == "E" || text.last == "A" || text.last == "Q")
    self[name] = .string(text.dropLast() + (text.last == "E" ? "F" : text.last == "A" ? "B" : "R"))
  }
}
