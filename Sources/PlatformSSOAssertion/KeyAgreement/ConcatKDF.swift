/// The Concat KDF with SHA-256 (RFC 7518, 4.6.2; NIST SP 800-56A, 5.8.1).
public enum ConcatKDF {
  /// Why no key can be derived.
  public enum Failure: Error, Equatable, Sendable {
    /// The key's length is not from 1 to 2^32 - 1 bits, which is what SuppPubInfo can state.
    case keyLength
    /// A field of the other information is longer than its 32-bit length can state.
    case fieldLength
  }

  /// Derives a key from a shared secret.
  ///
  /// Each round hashes the counter, then Z, then the other information: the X9.63 KDF, which puts
  /// the counter behind Z, gives another key.
  ///
  /// - Parameters:
  ///   - sharedSecret: Z; 32 octets with leading zeros for P-256.
  ///   - algorithmID: The `enc` value for direct agreement, without its length.
  ///   - partyUInfo: The decoded `apu`, without the length that the KDF adds.
  ///   - partyVInfo: The decoded `apv`, without the length that the KDF adds.
  ///   - keyBits: The key's length in bits, which is SuppPubInfo as well.
  /// - Returns: The leftmost `keyBits` bits; unused low bits of the last octet are zero.
  /// - Throws: `Failure` where a length can't be stated.
  public static func derive(
    sharedSecret: Span<UInt8>, algorithmID: Span<UInt8>, partyUInfo: Span<UInt8>,
    partyVInfo: Span<UInt8>, keyBits: Int
  ) throws(Failure) -> SecretBytes {
    guard keyBits > 0, let suppPubInfo = UInt32(exactly: keyBits) else { throw .keyLength }
    var otherInfo: [UInt8] = []
    otherInfo.reserveCapacity(algorithmID.count + partyUInfo.count + partyVInfo.count + 16)
    guard otherInfo.append(lengthPrefixed: algorithmID),
      otherInfo.append(lengthPrefixed: partyUInfo),
      otherInfo.append(lengthPrefixed: partyVInfo)
    else { throw .fieldLength }
    otherInfo.append(bigEndian: suppPubInfo)

    let rounds = (keyBits - 1) / (SHA256.count * 8) + 1
    let keyCount = (keyBits - 1) / 8 + 1
    var key = SecretBytes()
    key.fill(rounds * SHA256.count) { output in
      for round in 0..<rounds {
        var counter: [UInt8] = []
        // `rounds` is below 2^24, since the bits of the key fit 32 bits.
        counter.append(bigEndian: UInt32(round + 1))
        var hash = SHA256()
        hash.update(counter.span)
        hash.update(sharedSecret)
        hash.update(otherInfo.span)
        hash.finish(output + round * SHA256.count)
      }
      output[keyCount - 1] &= UInt8(truncatingIfNeeded: 0xFF << (keyCount * 8 - keyBits))
    }
    key.truncate(to: keyCount)
    return key
  }
}
