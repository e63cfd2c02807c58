/// A mistake that a peer may make in the key derivation, and the key that it gives.
///
/// The table serves twice: each mistake must give another key than the right construction, and
/// where a peer has derived a wrong key, `explaining` tells which mistake gives that key.
public struct WrongConstruction: Sendable {
  /// The part of the construction that is wrong.
  public enum Part: String, CaseIterable, Sendable {
    case counter, lengths, algorithmID = "AlgorithmID"
    case partyInfo = "party info"
    case supplements, secret, function
  }

  private enum Kind: Sendable {
    /// The rounds hash something else.
    case change(@Sendable (inout DerivationRound) -> Void)
    /// The key is computed in another way.
    case function(@Sendable (DerivationInput) -> [UInt8])
  }

  /// A few words joined by hyphens, unique in the table.
  public let name: String
  /// The part that is wrong.
  public let part: Part
  /// What is wrong, in one sentence.
  public let explanation: String
  private let kind: Kind

  /// A construction that hashes something else in each round.
  init(
    _ name: String, _ part: Part, _ explanation: String,
    change: @escaping @Sendable (inout DerivationRound) -> Void
  ) {
    (self.name, self.part, self.explanation) = (name, part, explanation)
    kind = .change(change)
  }

  /// A construction that is not the Concat KDF with SHA-256.
  init(
    _ name: String, _ explanation: String,
    computing key: @escaping @Sendable (DerivationInput) -> [UInt8]
  ) {
    (self.name, part, self.explanation) = (name, .function, explanation)
    kind = .function(key)
  }

  /// The key that the mistake gives.
  public func key(for input: DerivationInput) -> [UInt8] {
    switch kind {
    case .change(let change): NaiveConcatKDF.key(for: input, change)
    case .function(let key): key(input)
    }
  }

  /// Whether the mistake shows: what it hashes for this input differs from what the standard hashes.
  ///
  /// A mistake with leading zeros, for example, shows only where Z has some.
  public func shows(for input: DerivationInput) -> Bool {
    guard case .change(let change) = kind else { return true }
    let rounds = (UInt32(input.keyBits) + 255) / 256
    return (1...rounds).contains { number in
      let right = DerivationRound(input, number: number)
      var wrong = right
      change(&wrong)
      return wrong != right && wrong.octets != right.octets
    }
  }

  /// All mistakes of the table.
  public static let all: [WrongConstruction] =
    ofCounter + ofLengths + ofAlgorithmID + ofPartyInfo + ofSupplements + ofSecret + ofFunction

  /// The names of the mistakes that give a key; none for the right key.
  ///
  /// - Parameters:
  ///   - key: What the peer has derived; at least 128 bits of it, or chance explains it as well.
  ///   - input: What the key should have been derived from.
  public static func explaining(key: [UInt8], for input: DerivationInput) -> [String] {
    guard key != NaiveConcatKDF.key(for: input) else { return [] }
    return all.filter { $0.key(for: input) == key }.map(\.name)
  }
}
