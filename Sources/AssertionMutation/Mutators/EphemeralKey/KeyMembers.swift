import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// States another `kty`, for decoders that read the point whatever the key is, or dispatch on it.
  static let keyType = Mutator(breaking: "epk-key-type", .ephemeralKey, [.epkKeyType]) {
    recipe, source throws(Rejection) in
    let value = try otherName("EC", ["oct", "RSA", "OKP", "AKP", "EC2", "ECDH", ""], &source)
    recipe.changeKey { $0["kty"] = value }
    return (source.told(value?.shown ?? "absent"), .epkKeyType)
  }

  /// States another `crv`, for decoders that read the point on whatever curve is named.
  static let curve = Mutator(breaking: "epk-curve", .ephemeralKey, [.epkCurve]) {
    recipe, source throws(Rejection) in
    let names = [
      "P-384", "P-521", "secp256k1", "P-256K", "X25519", "BP-256", "prime256v1", "secp256r1",
      "P256", "P-224", "",
    ]
    let value = try otherName("P-256", names, &source)
    recipe.changeKey { $0["crv"] = value }
    return (source.told(value?.shown ?? "absent"), .epkCurve)
  }

  /// Another value than the right name; nil for none.
  private static func otherName(
    _ right: String, _ names: [String], _ source: inout ChoiceSource
  ) throws(Rejection) -> JSONValue? {
    switch source.place(among: [1, 3, 2, 1]) {
    case 0: nil
    case 1: .string(try source.element(of: names))
    case 2: .string(source.nearMiss(of: right))
    default: try source.value(butNo: .string)
    }
  }

  /// Puts a private member into `epk`: right, wrong or of any type, for decoders that import it.
  static let privateMember = Mutator(
    breaking: "epk-private-member", .ephemeralKey, [.epkPrivateMember]
  ) { recipe, source throws(Rejection) in
    let value: JSONValue =
      switch source.place(among: [1, 1, 1]) {
      case 0: .base64URL([UInt8](copying: Sample.ephemeral.scalarOctets().span))
      case 1: .base64URL(try source.draw(.octets(count: 0...33)))
      default: try source.value()
      }
    recipe.changeKey { $0["d"] = value }
    return (source.told(value.shown), .epkPrivateMember)
  }

  /// Leaves a coordinate out or gives it another name, for decoders that fill in what is missing.
  static let coordinateMissing = Mutator(
    breaking: "epk-coordinate-missing", .ephemeralKey, [.epkCoordinateMissing]
  ) { recipe, source throws(Rejection) in
    let name = source.flag() ? "y" : "x"
    let other = try source.element(of: [
      nil, name.uppercased(), "\0" + name, name + "\0", name + name,
    ])
    recipe.changeKey { key in
      if let other { key[other] = key[name] }
      key[name] = nil
    }
    return (
      source.told(other.map { "\(name) renamed to \($0.shown)" } ?? "without \(name)"),
      .epkCoordinateMissing
    )
  }
}

extension TokenRecipe {
  /// Changes the members of `epk`.
  mutating func changeKey(_ change: (inout [JSONMember]) -> Void) {
    var members = ephemeralMembers
    change(&members)
    header["epk"] = .object(members)
  }

  /// Puts a point into `epk` and PartyUInfo, on the curve or not.
  mutating func setPoint(x: [UInt8], y: [UInt8]) {
    changeKey { key in
      key["x"] = .base64URL(x)
      key["y"] = .base64URL(y)
    }
    setPartyU { $0.point = [4] + x + y }
  }
}
