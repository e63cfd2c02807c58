import CCJose

extension CJose {
  /// A key of P-256 in cjose's form, imported once for many calls.
  public final class Key {
    /// cjose's key, which must not outlive this one.
    let key: OpaquePointer

    /// Imports a private key and its public point; nil where cjose refuses.
    ///
    /// Measured: cjose computes the point from the scalar and asks neither whether the stated one is
    /// it, nor whether the scalar is below the order or has 32 octets.
    ///
    /// - Parameter points: Uncompressed points to remember Z for, for a key that opens a great many
    ///   tokens; they need a scalar of 32 octets.
    public convenience init?(
      privateScalar: [UInt8], publicX: [UInt8], publicY: [UInt8], remembering points: [[UInt8]] = []
    ) {
      self.init(scalar: privateScalar, publicX, publicY, points)
    }

    /// Imports a public key; nil where the point is not on the curve.
    public convenience init?(publicX: [UInt8], publicY: [UInt8]) {
      self.init(scalar: nil, publicX, publicY, [])
    }

    private init?(scalar: [UInt8]?, _ x: [UInt8], _ y: [UInt8], _ points: [[UInt8]]) {
      // Without a seed that is stated before its first object, jansson orders members in another way in
      // each process, and two runs of the same inputs would not be the same run.
      json_object_seed(1)
      var imported: OpaquePointer?
      CJoseMemory.keeping {
        if let scalar, !points.isEmpty {
          CJoseAgreement.remembering(points, scalar: scalar) {
            imported = Self.imported(scalar: scalar, x, y)
          }
        } else {
          imported = Self.imported(scalar: scalar ?? [], x, y)
        }
      }
      guard let imported else { return nil }
      key = imported
    }

    private static func imported(scalar: [UInt8], _ x: [UInt8], _ y: [UInt8]) -> OpaquePointer? {
      var (d, x, y) = (scalar, x, y)
      var fault = cjose_err()
      // The three buffers are read within their counts while the closures run; cjose copies them.
      return d.withUnsafeMutableBufferPointer { d in
        x.withUnsafeMutableBufferPointer { x in
          y.withUnsafeMutableBufferPointer { y in
            var specification = cjose_jwk_ec_keyspec(
              crv: CJOSE_JWK_EC_P_256, d: d.baseAddress, dlen: d.count, x: x.baseAddress,
              xlen: x.count, y: y.baseAddress, ylen: y.count)
            return cjose_jwk_create_EC_spec(&specification, &fault)
          }
        }
      }
    }

    deinit {
      CJoseMemory.keeping { cjose_jwk_release(key) }
    }
  }
}

// cjose's key is never changed after its import, and every call that gets it holds one lock.
extension CJose.Key: @unchecked Sendable {}
