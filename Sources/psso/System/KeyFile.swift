import PlatformSSOAssertion

/// A file that holds a key of P-256 in one of the usual forms.
enum KeyFile {
  /// How a key may be written.
  private enum Form {
    case jwk
    case pem
    case point
    case unknown
  }

  /// No key of P-256 comes near this size.
  private static let limit = 64 * 1024

  /// Reads a private key.
  static func privateKey(_ option: Option, _ path: String) throws(Problem) -> P256PrivateKey {
    let octets = try read(option, path)
    do throws(KeyError) {
      switch form(of: octets.span) {
      case .jwk: return try P256PrivateKey(jwk: octets.span)
      case .pem: return try privateKey(pem: octets.span)
      case .point: throw KeyError.notPrivate
      case .unknown: throw KeyError.unrecognized
      }
    } catch {
      throw .input(Files.thing(option, path), error.description)
    }
  }

  /// Reads a public key, or the public half of a private one.
  static func publicKey(_ option: Option, _ path: String) throws(Problem) -> P256PublicKey {
    let octets = try read(option, path)
    do throws(KeyError) {
      switch form(of: octets.span) {
      case .jwk: return try P256PublicKey(jwk: octets.span)
      case .pem: return try publicKey(pem: octets.span)
      case .point: return try P256PublicKey(x963: octets.span)
      case .unknown: throw KeyError.unrecognized
      }
    } catch {
      throw .input(Files.thing(option, path), error.description)
    }
  }

  private static func read(_ option: Option, _ path: String) throws(Problem) -> SecretBytes {
    let octets: SecretBytes
    do throws(SystemFailure) {
      octets = try Descriptor.reading(path).read(atMost: limit + 1)
    } catch {
      throw .input(Files.thing(option, path), error.text)
    }
    guard octets.count > 0 else {
      throw .input(Files.thing(option, path), "not a key: the file is empty")
    }
    guard octets.count <= limit else {
      throw .input(Files.thing(option, path), "not a key: larger than 64 KiB")
    }
    return octets
  }

  private static func privateKey(pem: Span<UInt8>) throws(KeyError) -> P256PrivateKey {
    do throws(KeyError) {
      return try P256PrivateKey(pem: pem)
    } catch {
      guard error == .malformedPEM else { throw error }
      // A public key is no private one to libcrypto, and has to be told from garbage.
      _ = try P256PublicKey(pem: pem)
      throw .notPrivate
    }
  }

  private static func publicKey(pem: Span<UInt8>) throws(KeyError) -> P256PublicKey {
    do throws(KeyError) {
      return try P256PublicKey(pem: pem)
    } catch {
      guard error == .malformedPEM else { throw error }
      return try P256PrivateKey(pem: pem).publicKey
    }
  }

  private static func form(of octets: Span<UInt8>) -> Form {
    if octets.count == P256PublicKey.x963Count, octets[0] == 4 { return .point }
    for index in octets.indices {
      switch octets[index] {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "{"): return .jwk
      default: return holdsPEM(octets) ? .pem : .unknown
      }
    }
    return .unknown
  }

  /// Whether a PEM block begins anywhere: text may stand before it (RFC 7468, 2).
  private static func holdsPEM(_ octets: Span<UInt8>) -> Bool {
    let mark = Array("-----BEGIN ".utf8)
    guard octets.count >= mark.count else { return false }
    for start in 0...octets.count - mark.count where octets[start] == mark[0] {
      var matches = true
      for index in mark.indices where octets[start + index] != mark[index] { matches = false }
      if matches { return true }
    }
    return false
  }
}
