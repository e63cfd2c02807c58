import PropertyTesting

extension DerivationInput {
  /// Inputs of all kinds, with the construct's own sizes most often.
  static let generator = Generator { source throws(Rejection) in
    var input = try source.draw(inputs(keyBits: keyLengths))
    if source.flag(percent: 6) {
      // Only then is the second octet of a length other than 0.
      let field = try source.draw(
        .element(of: [\.partyUInfo, \.partyVInfo, \.algorithmID] as [Field]))
      let count = try source.draw(.element(of: [65_536, 65_535, 70_000]))
      input[keyPath: field] = [UInt8](repeating: 0x61, count: count)
    }
    if source.flag(percent: 5) {
      // Only then is an octet of the counter but the last other than 0.
      input.keyBits = try source.draw(.element(of: [65_537, 65_536, 70_000]))
    }
    return input
  }

  /// Inputs for keys long enough that no two of them are equal by chance.
  static let generatorOfStrongKeys = inputs(
    keyBits: .weighted([
      (4, .always(256)), (2, .element(of: [128, 192, 129, 255, 257, 512, 513, 1024])),
      (2, .integers(in: 128...1024, origin: 256)),
    ]))

  /// The fields of octets.
  typealias Field = WritableKeyPath<DerivationInput, [UInt8]> & Sendable

  private static func inputs(keyBits: Generator<Int>) -> Generator<DerivationInput> {
    Generator { source throws(Rejection) in
      DerivationInput(
        secret: try source.draw(secrets), algorithmID: try source.draw(algorithmIDs),
        partyUInfo: try source.draw(partyInfos(published.partyUInfo)),
        partyVInfo: try source.draw(partyInfos(published.partyVInfo)),
        keyBits: try source.draw(keyBits))
    }
  }

  private static let keyLengths: Generator<Int> = .weighted([
    (4, .always(256)), (1, .always(128)),
    (2, .element(of: [1, 7, 8, 9, 192, 255, 257, 511, 512, 513, 1023, 1024])),
    (3, .integers(in: 1...1024, origin: 256)),
  ])

  private static let secrets: Generator<[UInt8]> = .weighted([
    (5, .octets(count: 32)), (3, .element(of: CurveSecret.all)),
    (2, Generator<[UInt8]>.octets(count: 31).map { [0] + $0 }), (1, .octets(count: 0...40)),
    (1, repeated(count: 0...200)),
  ])

  private static let algorithmIDs: Generator<[UInt8]> = .weighted([
    (5, .always(encryption)),
    (
      2,
      Generator<String>.element(of: ["A128GCM", "A256CBC-HS512", "ECDH-ES"]).map { Array($0.utf8) }
    ),
    (2, .octets(count: 0...20)), (1, repeated(count: 0...300)),
  ])

  private static func partyInfos(_ published: [UInt8]) -> Generator<[UInt8]> {
    .weighted([
      (2, .always([])), (2, .octets(count: 1)), (4, .always(published)),
      (2, .octets(count: 0...40)),
      (2, repeated(count: 0...600)),
    ])
  }

  /// Long octet strings of few choices: a short piece again and again.
  private static func repeated(count: ClosedRange<Int>) -> Generator<[UInt8]> {
    Generator { source throws(Rejection) in
      let piece = try source.draw(.octets(count: 1...4))
      let count = source.integer(in: count)
      return (0..<count).map { piece[$0 % piece.count] }
    }
  }
}
