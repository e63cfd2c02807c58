import PlatformSSOAssertion

/// The fields of `apu` or `apv`, each with its place.
enum PartyInfoTree {
  /// Whose party info it is.
  enum Party {
    /// PartyUInfo.
    case sender
    /// PartyVInfo.
    case recipient

    /// What NIST SP 800-56A calls it.
    var name: String {
      switch self {
      case .sender: "PartyUInfo"
      case .recipient: "PartyVInfo"
      }
    }
  }

  /// A field with the offset of its first octet, behind its length.
  struct Field {
    let name: String
    let offset: Int
    let octets: [UInt8]
  }

  /// One member of the header.
  ///
  /// - Parameters:
  ///   - text: The member's string.
  ///   - octets: What it encodes, or nil where it is not strict base64url.
  static func tree(
    _ label: String, _ text: String, of octets: [UInt8]?, as party: Party
  ) -> Tree {
    guard let octets else {
      return Tree(label, "not strict base64url: \(Printable.quoted(text))")
    }
    let size = "\(text.utf8.count) characters, \(octets.count) octets"
    do throws(Refusal) {
      let fields = try fields(of: octets, as: party)
      return Tree(label, "\(size): \(party.name)", fields.map(tree))
    } catch {
      let place = error.place.map { " at \($0)" } ?? ""
      return Tree(
        label, "\(size), not laid out as Apple's \(party.name): \(error.rule.id)\(place)",
        octets.isEmpty ? [] : content(octets))
    }
  }

  /// The fields of a party info.
  ///
  /// - Throws: The rule on lengths that it breaks.
  static func fields(of octets: [UInt8], as party: Party) throws(Refusal) -> [Field] {
    let parts: [(String, [UInt8])]
    switch party {
    case .sender:
      let info = try PartyUInfo(parsing: octets.span)
      parts = [("label", info.label), ("point", info.point)]
    case .recipient:
      let info = try PartyVInfo(parsing: octets.span)
      parts = [("prefix", info.prefix), ("point", info.point), ("nonce", info.nonce)]
    }
    var offset = 0
    return parts.map { name, octets in
      offset += 4
      defer { offset += octets.count }
      return Field(name: name, offset: offset, octets: octets)
    }
  }

  /// Octets without a layout: as digits, and as text where they are one.
  private static func content(_ octets: [UInt8]) -> [Tree] {
    let text = String(validating: octets, as: UTF8.self).map { Tree("text", Printable.quoted($0)) }
    return [Tree("octets", hex(octets))] + (text.map { [$0] } ?? [])
  }

  private static func tree(_ field: Field) -> Tree {
    let place = "at \(field.offset), \(field.octets.count) octets"
    guard field.name == "point" else {
      return Tree(field.name, "\(place): \(Printable.quoted(field.octets))")
    }
    guard field.octets.count == P256PublicKey.x963Count, field.octets[0] == 4 else {
      return Tree(field.name, "\(place), not an uncompressed point: \(hex(field.octets))")
    }
    return Tree(
      field.name, "\(place): uncompressed",
      [Tree("x", hex(Array(field.octets[1..<33]))), Tree("y", hex(Array(field.octets[33...])))])
  }

  /// Octets as digits, as many as a reader can take in.
  static func hex(_ octets: [UInt8]) -> String {
    let most = 128
    let digits = Printable.hex(octets.prefix(most))
    return octets.count > most ? "\(digits) and \(octets.count - most) octets more" : digits
  }
}
