import COpenSSL

/// A P-256 key that libcrypto read from PEM: SPKI, PKCS#8 or SEC1 (RFC 7468; RFC 5915).
struct PEMKey: ~Copyable {
  private let key: OpaquePointer

  /// Reads the first key of a kind and checks its curve.
  ///
  /// - Parameter isPrivate: Whether to look for a private key; the other kind is not read then.
  init(_ text: Span<UInt8>, isPrivate: Bool) throws(KeyError) {
    key = try quietly { () throws(KeyError) in
      guard let read = PEMBlock.key(in: text, isPrivate: isPrivate) else { throw .malformedPEM }
      do throws(KeyError) {
        try Self.checkCurve(of: read)
      } catch {
        EVP_PKEY_free(read)
        throw error
      }
      return read
    }
  }

  deinit {
    EVP_PKEY_free(key)
  }

  /// The stated public point, checked to lie on the curve.
  func publicKey() throws(KeyError) -> P256PublicKey {
    try quietly { () throws(KeyError) in
      let x = try coordinate(OSSL_PKEY_PARAM_EC_PUB_X)
      let y = try coordinate(OSSL_PKEY_PARAM_EC_PUB_Y)
      return try P256PublicKey(x: x.span, y: y.span)
    }
  }

  /// The private scalar, which the caller takes over.
  func scalar() throws(KeyError) -> OpaquePointer? {
    try quietly { () throws(KeyError) in
      var number: OpaquePointer?
      guard EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1 else {
        throw .notPrivate
      }
      return number
    }
  }

  private static func checkCurve(of key: OpaquePointer) throws(KeyError) {
    guard EVP_PKEY_get_base_id(key) == EVP_PKEY_EC else { throw .wrongKeyType }
    // A curve is named, never spelled out (RFC 5480, 2.1.1); libcrypto would give the name to
    // parameters that equal the curve's.
    guard text(OSSL_PKEY_PARAM_GROUP_NAME, of: key, is: "prime256v1"),
      text(OSSL_PKEY_PARAM_EC_ENCODING, of: key, is: OSSL_PKEY_EC_ENCODING_GROUP)
    else { throw .wrongCurve }
  }

  private static func text(_ name: String, of key: OpaquePointer, is wanted: String) -> Bool {
    var text = [CChar](repeating: 0, count: 64)
    var count = 0
    let isThere =
      EVP_PKEY_get_utf8_string_param(key, name, &text, text.count, &count) == 1
    return isThere && text.prefix(count).elementsEqual(wanted.utf8.map(CChar.init))
  }

  private func coordinate(_ name: String) throws(KeyError) -> [UInt8] {
    var number: OpaquePointer?
    defer { BN_free(number) }
    var octets = [UInt8](repeating: 0, count: P256.fieldCount)
    guard EVP_PKEY_get_bn_param(key, name, &number) == 1,
      BN_bn2binpad(number, &octets, CInt(octets.count)) == CInt(octets.count)
    else { throw .malformedPEM }
    return octets
  }
}

/// Drops what libcrypto reports about refusals, which belongs to no other caller on this thread.
private func quietly<Result: ~Copyable>(
  _ body: () throws(KeyError) -> Result
) throws(KeyError) -> Result {
  ERR_set_mark()
  defer { ERR_pop_to_mark() }
  return try body()
}

extension P256PublicKey {
  /// Reads a public key in SPKI form, `BEGIN PUBLIC KEY`.
  public init(pem text: Span<UInt8>) throws(KeyError) {
    self = try PEMKey(text, isPrivate: false).publicKey()
  }

  /// The public key in SPKI form.
  public func pem() -> [UInt8] {
    let key = PEMWriter.key(of: self, scalar: nil)
    defer { EVP_PKEY_free(key) }
    let text = PEMWriter.text { PEM_write_bio_PUBKEY($0, key) }
    return [UInt8](copying: text.span)
  }
}

extension P256PrivateKey {
  /// Reads a private key in PKCS#8 or SEC1 form, without a passphrase.
  public init(pem text: Span<UInt8>) throws(KeyError) {
    let source = try PEMKey(text, isPrivate: true)
    guard let key = P256PrivateKey(owning: try source.scalar()) else { throw .scalarOutOfRange }
    self = try key.belonging(to: source.publicKey())
  }

  /// The private key in PKCS#8 form, without a passphrase.
  public func pem() -> SecretBytes {
    withScalar { scalar in
      let key = PEMWriter.key(of: publicKey, scalar: scalar)
      defer { EVP_PKEY_free(key) }
      return PEMWriter.text { PEM_write_bio_PKCS8PrivateKey($0, key, nil, nil, 0, nil, nil) }
    }
  }
}
