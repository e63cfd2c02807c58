/// An elliptic-curve key as a JSON Web Key (RFC 7517; RFC 7518, 6.2).
struct JWK: ~Escapable {
  /// The point that `x` and `y` state.
  let publicKey: P256PublicKey
  private let view: JSONView

  /// Reads a key, public or private; members beside `kty`, `crv`, `x`, `y` and `d` are ignored.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>) throws(KeyError) {
    guard let tape = try? JSONReader.read(text, limits: Limits()) else { throw .malformedJWK }
    let view = JSONView(text, tape)
    guard view.node(0).kind == .object, let keyType = view.member("kty", ofObject: 0) else {
      throw .malformedJWK
    }
    guard view.isString(keyType, "EC") else { throw .wrongKeyType }
    guard let curve = view.member("crv", ofObject: 0) else { throw .malformedJWK }
    guard view.isString(curve, "P-256") else { throw .wrongCurve }
    let x = try Self.coordinate("x", view)
    let y = try Self.coordinate("y", view)
    publicKey = try P256PublicKey(x: x.span, y: y.span)
    self.view = view
  }

  /// Decodes the private scalar.
  func scalar() throws(KeyError) -> SecretBytes {
    guard let index = view.member("d", ofObject: 0) else { throw .notPrivate }
    // `d` is read where it stands: an escaped spelling would have to be copied to be resolved.
    guard view.node(index).kind == .string, !view.node(index).hasEscapes else {
      throw .malformedJWK
    }
    do throws(Base64URL.Fault) {
      return try Base64URL.decodeSecret(view.content(index))
    } catch {
      throw .malformedJWK
    }
  }

  private static func coordinate(
    _ name: String, _ view: borrowing JSONView
  ) throws(KeyError) -> [UInt8] {
    guard let index = view.member(name, ofObject: 0), view.node(index).kind == .string,
      let octets = view.base64URL(index)
    else { throw .malformedJWK }
    return octets
  }
}

extension P256PublicKey {
  /// Reads a JWK, public or private; members beside `kty`, `crv`, `x` and `y` are ignored.
  public init(jwk text: Span<UInt8>) throws(KeyError) {
    self = try JWK(text).publicKey
  }

  /// The public key as a JWK.
  public var jwk: [UInt8] {
    var writer = JSONWriter(into: [UInt8]())
    writer.beginObject()
    writeMembers(to: &writer)
    writer.endObject()
    return writer.finish()
  }

  /// Writes `kty`, `crv`, `x` and `y`.
  func writeMembers(to writer: inout JSONWriter<some OctetSink & ~Copyable>) {
    for (name, value) in [
      ("kty", Array("EC".utf8)), ("crv", Array("P-256".utf8)),
      ("x", Base64URL.encode(x.span)), ("y", Base64URL.encode(y.span)),
    ] {
      writer.name(name)
      writer.string(value.span)
    }
  }
}

extension P256PrivateKey {
  /// Reads a private JWK and checks that its public key belongs to its scalar.
  public init(jwk text: Span<UInt8>) throws(KeyError) {
    let jwk = try JWK(text)
    let scalar = try jwk.scalar()
    self = try P256PrivateKey(scalar: scalar.span).belonging(to: jwk.publicKey)
  }

  /// The private key as a JWK.
  public func jwk() -> SecretBytes {
    var writer = JSONWriter(into: SecretBytes())
    writer.beginObject()
    publicKey.writeMembers(to: &writer)
    writer.name("d")
    let scalar = scalarOctets()
    let text = Base64URL.encodeSecret(scalar.span)
    writer.string(text.span)
    writer.endObject()
    return writer.finish()
  }
}
