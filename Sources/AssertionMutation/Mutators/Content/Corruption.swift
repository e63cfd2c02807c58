import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Flips one bit behind the seal, for decoders that verify less than all.
  static let bitFlip = Mutator(
    breaking: "bit-flip", .contentEncryption, [.contentAuthentication]
  ) { recipe, source throws(Rejection) in
    let part = try source.element(of: SealedPart.allCases)
    let bit = try source.draw(.integers(in: 0...Int(UInt16.max)))
    recipe.thenContent { $0[part].flip(bit) }
    return (source.told("\(part.rawValue), bit \(bit) from its start on"), .contentAuthentication)
  }

  /// Cuts or extends the ciphertext, for decoders that decrypt before they verify.
  static let ciphertextLength = Mutator(
    breaking: "ciphertext-length", .contentEncryption, [.contentAuthentication]
  ) { recipe, source throws(Rejection) in
    let octets = try source.draw(.octets(count: 1...20))
    let count = octets.count
    switch source.place(among: [1, 1, 1, 1]) {
    case 0:
      recipe.thenContent { $0.ciphertext.removeLast(min(count, $0.ciphertext.count)) }
      return (source.told("\(count) octets less"), .contentAuthentication)
    case 1:
      recipe.thenContent { $0.ciphertext += octets }
      return (source.told("\(count) octets more"), .contentAuthentication)
    case 2:
      recipe.thenContent { $0.ciphertext.removeFirst(min(count, $0.ciphertext.count)) }
      return (source.told("\(count) octets less at the start"), .contentAuthentication)
    default:
      recipe.thenContent { $0.ciphertext = [] }
      return ("nothing left", .contentAuthentication)
    }
  }

  /// Puts parts of another token for the same recipient into this one, for decoders that do not bind
  /// them together.
  static let splice = Mutator(
    breaking: "splice", .contentEncryption, [.contentAuthentication]
  ) { recipe, source throws(Rejection) in
    let sets: [[SealedPart]] = [
      [.ciphertext, .tag], [.vector, .ciphertext, .tag], [.vector], [.ciphertext], [.tag],
    ]
    let parts = try source.element(of: sets)
    let own = recipe.ephemeralKey.publicKey
    let others = OtherToken.all.filter { $0.ephemeralKey != own }
    let other = try source.element(of: others)
    recipe.thenContent { content in
      let earlier = content
      for part in parts { content[part] = other.content[part] }
      // Never this token again, whatever the other changes were.
      if content.isSame(as: earlier) { content.tag.flip(0) }
    }
    let names = parts.map(\.rawValue).joined(separator: ", ")
    return (source.told("\(names) of \(other.name)"), .contentAuthentication)
  }
}

/// A part of the sealed content.
enum SealedPart: String, CaseIterable {
  case tag
  case ciphertext
  case vector = "initialization vector"
}

extension SealedContent {
  /// A part's octets.
  subscript(part: SealedPart) -> [UInt8] {
    get {
      switch part {
      case .tag: tag
      case .ciphertext: ciphertext
      case .vector: initializationVector
      }
    }
    set {
      switch part {
      case .tag: tag = newValue
      case .ciphertext: ciphertext = newValue
      case .vector: initializationVector = newValue
      }
    }
  }

  fileprivate func isSame(as other: SealedContent) -> Bool {
    SealedPart.allCases.allSatisfy { self[$0] == other[$0] }
  }
}

extension [UInt8] {
  /// Flips a bit, counted on over the octets again and again; nothing where there are none.
  fileprivate mutating func flip(_ bit: Int) {
    guard !isEmpty else { return }
    self[bit / 8 % count] ^= 0x80 >> UInt8(bit % 8)
  }
}

/// A token of another sender for the same recipient, sealed once.
private struct OtherToken: Sendable {
  let name: String
  let ephemeralKey: P256PublicKey
  let content: SealedContent

  static let all: [OtherToken] = EphemeralKey.others.prefix(3).map { key in
    var recipe = TokenRecipe()
    recipe.use(key)
    recipe.initializationVector = key.publicKey.x.suffix(12)
    return OtherToken(
      name: "a token of \(key.name)", ephemeralKey: key.publicKey, content: recipe.sealed())
  }
}
