import PlatformSSOAssertion
import References
import Testing

/// OpenSSL's KDF and agreement give the published values, and refuse what their comments say.
@Suite struct DerivationTests {
  private static let a256GCM = Array("A256GCM".utf8)

  @Test func theKeyOfRFC7518AppendixC() {
    let vector = RFC7518AppendixC.self
    let key = SSKDF.key(
      secret: vector.sharedSecret, algorithmID: Array("A128GCM".utf8),
      partyUInfo: Array("Alice".utf8), partyVInfo: Array("Bob".utf8), keyBits: 128)
    #expect(key == vector.derivedKey)
    #expect(vector.derivedKey.count == 16)
  }

  @Test(arguments: [
    (AppleLoginResponse.partyVInfo, AppleLoginResponse.contentKey),
    (IndependentAssertion.partyVInfo, IndependentAssertion.contentKey),
  ])
  func contentKeys(_ partyVInfo: [UInt8], _ expected: [UInt8]) {
    let apple = AppleLoginResponse.self
    let key = SSKDF.key(
      secret: apple.sharedSecret, algorithmID: Self.a256GCM, partyUInfo: apple.partyUInfo,
      partyVInfo: partyVInfo, keyBits: 256)
    #expect(key == expected)
    #expect(expected.count == 32)
  }

  @Test func applesPublishedHashInput() throws {
    let input = AppleHashInput.octets
    let info = Array(input[36...])
    #expect(
      SSKDF.derive(secret: Array(input[4..<36]), info: info, octets: 32) == AppleHashInput.key)
    // Behind the algorithm and before the key's length stand the two party infos.
    let prefixed = Array(info.dropLast(4))
    let split = NaivePartyInfo.fields(prefixed.span)
    let fields = try #require(split)
    #expect(fields.count == 3)
    let rebuilt = SSKDF.otherInfo(
      algorithmID: Self.a256GCM, partyUInfo: fields[1], partyVInfo: fields[2], keyBits: 256)
    #expect(rebuilt == info)
  }

  @Test(arguments: [1, 2, 7, 8, 9, 128, 255, 256, 257, 511, 512, 513, 1023, 1024, 4099])
  func anyNumberOfBitsAsOursDerives(_ bits: Int) throws {
    let secret = [UInt8](1...32)
    let (algorithm, apu, apv): ([UInt8], [UInt8], [UInt8]) = ([0x41], [], [0x56])
    let ours = try ConcatKDF.derive(
      sharedSecret: secret.span, algorithmID: algorithm.span, partyUInfo: apu.span,
      partyVInfo: apv.span, keyBits: bits)
    let octets = ours.octets
    let key = SSKDF.key(
      secret: secret, algorithmID: algorithm, partyUInfo: apu, partyVInfo: apv,
      keyBits: UInt32(bits))
    #expect(key == octets)
    #expect(octets.count == (bits + 7) / 8)
  }

  @Test func whatTheKDFRefuses() {
    #expect(SSKDF.derive(secret: [], info: [1], octets: 32) == nil)
    #expect(SSKDF.derive(secret: [1], info: [], octets: 0) == nil)
    #expect(SSKDF.derive(secret: [1], info: [], octets: -1) == nil)
    #expect(SSKDF.derive(secret: [1], info: [], octets: .max) == nil)
    #expect(SSKDF.derive(secret: [1], info: [], octets: 1)?.count == 1)
  }

  @Test func sharedSecretsFromBothSides() {
    let (rfc, apple) = (RFC7518AppendixC.self, AppleLoginResponse.self)
    let agreements: [([UInt8], [UInt8], [UInt8])] = [
      (rfc.aliceScalar, [4] + rfc.bobX + rfc.bobY, rfc.sharedSecret),
      (rfc.bobScalar, [4] + rfc.aliceX + rfc.aliceY, rfc.sharedSecret),
      (apple.scalar, [4] + apple.ephemeralX + apple.ephemeralY, apple.sharedSecret),
      (apple.ephemeralScalar, [4] + apple.x + apple.y, apple.sharedSecret),
    ]
    for (scalar, point, secret) in agreements {
      #expect(OpenSSLAgreement.sharedSecret(scalar: scalar, point: point) == secret)
    }
  }

  @Test func whatTheAgreementRefuses() {
    let apple = AppleLoginResponse.self
    let (x, y, zeros) = (apple.x, apple.y, [UInt8](repeating: 0, count: 32))
    let points: [[UInt8]] = [
      [], [4], [4] + x, [2] + x, [6] + x + y, [4] + y + x, [4] + zeros + zeros, [4] + x + y + [0],
      [4] + [UInt8](repeating: 255, count: 32) + y, [0],
    ]
    for point in points {
      #expect(OpenSSLAgreement.sharedSecret(scalar: apple.scalar, point: point) == nil)
    }
    for scalar in [[], [1], zeros, [0] + apple.scalar, Array(apple.scalar.dropLast())] {
      #expect(OpenSSLAgreement.sharedSecret(scalar: scalar, point: [4] + x + y) == nil)
    }
  }
}

extension SecretBytes {
  /// A copy to compare.
  var octets: [UInt8] {
    var octets: [UInt8] = []
    for index in span.indices { octets.append(span[index]) }
    return octets
  }
}
