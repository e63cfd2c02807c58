import PlatformSSOAssertion

// Keys in PEM: what stands around the base64.
extension Seed {
  static let pemKeys: [Seed] = {
    let own = KeyDER.sample()
    let publicPEM = PEMText.armored("PUBLIC KEY", own.spki)
    let privatePEM = PEMText.armored("PRIVATE KEY", own.pkcs8)
    let comment = Array("a comment\n".utf8)
    let encrypted =
      "Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,000102030405060708090A0B0C0D0E0F\n\n"
    let returns: [UInt8] = privatePEM.flatMap { $0 == 0x0A ? [0x0D, $0] : [$0] }
    let rows: [(KeyForm, KeyError?, String, [UInt8])] = [
      (.publicPEM, nil, "public", publicPEM), (.privatePEM, nil, "private", privatePEM),
      (.privatePEM, nil, "private-text-around", comment + privatePEM + comment),
      (.privatePEM, nil, "private-carriage-returns", returns),
      (.privatePEM, nil, "private-behind-public", publicPEM + privatePEM),
      (.publicPEM, nil, "public-behind-private", privatePEM + publicPEM),
      (.publicPEM, .malformedPEM, "public-empty", []),
      (.publicPEM, .malformedPEM, "public-of-private", privatePEM),
      (.privatePEM, .malformedPEM, "private-of-public", publicPEM),
      (.privatePEM, .malformedPEM, "private-no-content", PEMText.armored("PRIVATE KEY", [])),
      (.privatePEM, .malformedPEM, "private-cut", Array(privatePEM.dropLast(30))),
      (.privatePEM, .malformedPEM, "private-dashes", Array(privatePEM.dropFirst())),
      (
        .privatePEM, .malformedPEM, "private-encrypted-sec1",
        PEMText.armored("EC PRIVATE KEY", headers: encrypted, own.sec1)
      ),
      (
        .privatePEM, nil, "private-label-of-encrypted",
        PEMText.armored("ENCRYPTED PRIVATE KEY", own.pkcs8)
      ),
    ]
    return rows.map { key($0.0, $0.1, "pem-\($0.2)", $0.3) }
  }()
}
