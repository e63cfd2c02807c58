import PlatformSSOAssertion

extension RuleExample {
  /// The encrypted key, the initialization vector, the tag.
  static let content: [RuleExample] = [
    RuleExample(.agreementEncryptedKeyPresent, "one-octet") { $0.encryptedKey = [0] },
    RuleExample(.agreementEncryptedKeyPresent, "wrapped-key") {
      $0.encryptedKey = [UInt8](repeating: 0xA6, count: 40)
    },
    octets(.contentIVLength, "11-octets", of: 2) { $0.removeLast() },
    octets(.contentIVLength, "13-octets", of: 2) { $0.append(0) },
    octets(.contentIVLength, "empty", of: 2) { $0 = [] },
    octets(.contentTagLength, "15-octets", of: 4) { $0.removeLast() },
    octets(.contentTagLength, "17-octets", of: 4) { $0.append(0) },
    octets(.contentTagLength, "one-octet", of: 4) { $0 = Array($0.prefix(1)) },
    octets(.contentTagLength, "empty", of: 4) { $0 = [] },
    octets(.contentAuthentication, "tag-bit", of: 4) { $0[15] ^= 1 },
    octets(.contentAuthentication, "ciphertext-bit", of: 3) { $0[0] ^= 0x80 },
    octets(.contentAuthentication, "ciphertext-cut", of: 3) { $0.removeLast() },
    octets(.contentAuthentication, "iv-bit", of: 2) { $0[0] ^= 1 },
    // The same members in other white space: another text, so another additional data.
    RuleExample(.contentAuthentication, "header-respaced") {
      $0.editSegments = { segments in
        let text = segments[0]
        guard let header = try? Base64URL.decode(text.span) else { return }
        let respaced = header.filter { $0 != 0x0A }
        segments[0] = Base64URL.encode(respaced.span)
      }
    } keeps: {
      $0.headerText = $0.renderedHeader.filter { $0 != 0x0A }
    },
  ]

  /// Changes a segment's octets in place.
  private static func octets(
    _ rule: Rule, _ name: String, of segment: Int,
    _ edit: @escaping @Sendable (inout [UInt8]) -> Void
  ) -> RuleExample {
    RuleExample(rule, name) {
      $0.editSegments = { segments in
        let text = segments[segment]
        guard var octets = try? Base64URL.decode(text.span) else { return }
        edit(&octets)
        segments[segment] = Base64URL.encode(octets.span)
      }
    }
  }
}
