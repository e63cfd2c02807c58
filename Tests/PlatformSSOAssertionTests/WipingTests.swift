import AssertionMutation
import COpenSSL
import Glibc
import Testing

@testable import PlatformSSOAssertion

/// Secrets are overwritten before their memory is given back.
///
/// Each test runs in a process of its own, whose libcrypto frees through `CheckedHeap`.
@Suite struct WipingTests {
  private static let password = Array("korrekt-Pferd-Batterie-Klammer".utf8)
  /// Z and the content key of the sample's keys and party infos, as in `embedded-assertion.json`.
  private static let derived: [[UInt8]] = [
    [
      0x2F, 0xCE, 0xF2, 0xC2, 0x60, 0xF7, 0x68, 0xBA, 0x55, 0x95, 0x7B, 0x2A, 0x02, 0xFA, 0xBB,
      0xB9, 0xDC, 0xAB, 0xE2, 0xCE, 0x8C, 0xD3, 0x2F, 0x4C, 0x8D, 0x00, 0xB2, 0xB4, 0x4E, 0xF5,
      0x7A, 0x90,
    ],
    [
      0x4E, 0x14, 0x1B, 0x95, 0x30, 0x96, 0xB4, 0x3D, 0x4C, 0xFC, 0x7D, 0x25, 0x19, 0xE8, 0x12,
      0x64, 0x24, 0x84, 0xEF, 0xA8, 0x61, 0xB2, 0x6E, 0x69, 0x66, 0x33, 0x53, 0x50, 0x05, 0x73,
      0xA8, 0x4A,
    ],
  ]
  private static let scalar: [UInt8] = [
    0xD5, 0xBA, 0xAA, 0x9A, 0x9A, 0x05, 0x12, 0xDC, 0xD2, 0x9D, 0x03, 0x2A, 0xA7, 0xD3, 0x7D,
    0x65, 0x1C, 0x9B, 0x9C, 0xFF, 0x2F, 0x8C, 0x55, 0x22, 0x67, 0x21, 0x9A, 0x4A, 0x02, 0x95,
    0x18, 0xCC,
  ]

  @Test func theWatchedOctetsAreTheSecrets() throws {
    let vector = try Vector("embedded-assertion")
    let expected = [
      try vector.base64URL("shared_secret"), try vector.base64URL("content_encryption_key"),
    ]
    #expect(Self.derived == expected)
    let scalar = Sample.recipient.scalarOctets().copy
    #expect(Self.scalar == scalar)
  }

  @Test func openingWipesPasswordSecretAndContentKey() async {
    await #expect(processExitsWith: .success) {
      // The scalar is left out: libcrypto's multiplication frees a recoded copy as it stands.
      CheckedHeap.install(watchingFor: [WipingTests.password] + WipingTests.derived)
      var recipe = TokenRecipe()
      // With escapes and without, the password is copied by different paths.
      for spelling in ["", "\\u0021"] {
        let password = String(decoding: WipingTests.password, as: UTF8.self)
        recipe.plaintext = Array(
          String(decoding: TokenRecipe().renderedPlaintext, as: UTF8.self)
            .replacing("\"bar\"", with: "\"\(password)\(spelling)\"").utf8)
        let token = recipe.token()
        let key = try P256PrivateKey(scalar: WipingTests.scalar.span)
        let opened = try EmbeddedAssertion.open(
          token.span, with: key, expecting: Sample.expectations)
        guard opened.claims.password.copy.starts(with: WipingTests.password) else { exit(2) }
        _ = Inspection(of: token.span, with: key, expecting: Sample.expectations)
        var changed = token
        changed[token.count - 10] ^= 0x03
        guard (try? EmbeddedAssertion.opened(changed)) == nil else { exit(3) }
      }
    }
  }

  @Test func sealingWipesPasswordSecretAndContentKey() async {
    await #expect(processExitsWith: .success) {
      CheckedHeap.install(watchingFor: [WipingTests.password] + WipingTests.derived)
      let material = SealingMaterial(
        reusing: try P256PrivateKey(scalar: Sample.ephemeral.scalarOctets().span),
        initializationVector: Sample.initializationVector)
      let token = try EmbeddedAssertion.seal(
        .sample(password: WipingTests.password), to: Sample.recipient.publicKey,
        material: material)
      guard try EmbeddedAssertion.opened(token).warnings.isEmpty else { exit(2) }
    }
  }

  @Test func keysAreWiped() async {
    // PEM is left out: libcrypto's ASN.1 code frees the scalar's octet string as it stands.
    await #expect(processExitsWith: .success) {
      let text = Array("1bqqmpoFEtzSnQMqp9N9ZRybnP8vjFUiZyGaSgKVGMw".utf8)
      CheckedHeap.install(watchingFor: [WipingTests.scalar, text])
      let key = try P256PrivateKey(scalar: WipingTests.scalar.span)
      let jwk = key.jwk()
      let again = try P256PrivateKey(jwk: jwk.span)
      guard again.scalarOctets().copy == WipingTests.scalar else { exit(2) }
    }
  }

  @Test func aGrowingSecretLeavesNothingBehind() async {
    await #expect(processExitsWith: .success) {
      CheckedHeap.install(watchingFor: [WipingTests.password])
      var secret = SecretBytes(copying: WipingTests.password.span)
      for _ in 0..<1000 { secret.append(0) }
      for _ in 0..<100 { secret.append(WipingTests.password.span) }
      guard secret.count == 1000 + 101 * WipingTests.password.count else { exit(2) }
      secret.truncate(to: 10)
      for _ in 0..<10_000 { secret.append(1) }
    }
  }

  @Test func theHeapNoticesWhatIsNotWiped() async {
    await #expect(processExitsWith: .exitCode(CheckedHeap.leaked)) {
      CheckedHeap.install(watchingFor: [WipingTests.password])
      guard let block = CRYPTO_malloc(200, nil, 0) else { exit(2) }
      memcpy(block + 100, WipingTests.password, WipingTests.password.count)
      CRYPTO_free(block, nil, 0)
    }
    await #expect(processExitsWith: .exitCode(CheckedHeap.leaked)) {
      CheckedHeap.install(watchingFor: [WipingTests.scalar])
      let number = WipingTests.scalar.withUnsafeBufferPointer {
        BN_bin2bn($0.baseAddress, 32, nil)
      }
      BN_free(number)
    }
    await #expect(processExitsWith: .exitCode(CheckedHeap.leaked)) {
      CheckedHeap.install(watchingFor: [WipingTests.password])
      guard let block = CRYPTO_malloc(64, nil, 0) else { exit(2) }
      memcpy(block, WipingTests.password, WipingTests.password.count)
      _ = CRYPTO_realloc(block, 4096, nil, 0)
    }
  }
}
