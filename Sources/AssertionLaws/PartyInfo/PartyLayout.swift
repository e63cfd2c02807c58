import AssertionMutation
import PlatformSSOAssertion

/// One of the two layouts of party info, with its reader.
public enum PartyLayout: String, CaseIterable, Sendable {
  case partyU = "PartyUInfo"
  case partyV = "PartyVInfo"

  /// How many fields the layout has.
  var fieldCount: Int { self == .partyU ? 2 : 3 }

  /// The other layout.
  var other: PartyLayout { self == .partyU ? .partyV : .partyU }

  /// Reads fields with the library.
  func read(_ octets: [UInt8]) throws(Refusal) -> [[UInt8]] {
    switch self {
    case .partyU:
      let info = try PartyUInfo(parsing: octets.span)
      return [info.label, info.point]
    case .partyV:
      let info = try PartyVInfo(parsing: octets.span)
      return [info.prefix, info.point, info.nonce]
    }
  }

  /// Builds fields with the library.
  func build(_ fields: [[UInt8]]) -> [UInt8] {
    switch self {
    case .partyU:
      var info = PartyUInfo(ephemeralKey: Sample.ephemeral.publicKey)
      (info.label, info.point) = (fields[0], fields[1])
      return info.octets
    case .partyV:
      var info = PartyVInfo(recipient: Sample.recipient.publicKey, nonce: "")
      (info.prefix, info.point, info.nonce) = (fields[0], fields[1], fields[2])
      return info.octets
    }
  }

  /// The fields of the sample token, with the labels as Apple writes them.
  var sampleFields: [[UInt8]] {
    switch self {
    case .partyU: [Array("APPLE".utf8), Sample.ephemeral.publicKey.x963]
    case .partyV:
      [
        Array("APPLEEMBEDDED".utf8), Sample.recipient.publicKey.x963,
        Array(Sample.requestNonce.utf8),
      ]
    }
  }

  var truncated: Rule { self == .partyU ? .partyULengthTruncated : .partyVLengthTruncated }
  var overrun: Rule { self == .partyU ? .partyUFieldOverrun : .partyVFieldOverrun }
  var trailing: Rule { self == .partyU ? .partyUTrailingOctets : .partyVTrailingOctets }

  /// Why octets are not of the layout, found from the definition; nil where they are.
  func fault(in octets: [UInt8]) -> PartyFault? {
    var rest = octets[...]
    for _ in 0..<fieldCount {
      let start = rest.startIndex
      guard rest.count >= 4 else { return PartyFault(truncated, start) }
      let length = rest.prefix(4).reduce(UInt64(0)) { $0 * 256 + UInt64($1) }
      guard length <= UInt64(rest.count - 4) else { return PartyFault(overrun, start) }
      rest = rest.dropFirst(4 + Int(length))
    }
    return rest.isEmpty ? nil : PartyFault(trailing, rest.startIndex)
  }

  /// What the library says to octets; nil where it reads them.
  func refusal(of octets: [UInt8]) -> PartyFault? {
    do throws(Refusal) {
      _ = try read(octets)
      return nil
    } catch {
      return PartyFault(error)
    }
  }
}

/// A rule that party info breaks, and where.
struct PartyFault: Equatable, CustomStringConvertible {
  let rule: Rule
  let offset: Int?

  init(_ rule: Rule, _ offset: Int) {
    (self.rule, self.offset) = (rule, offset)
  }

  init(_ refusal: Refusal) {
    (rule, offset) = (refusal.rule, refusal.offset)
  }

  var description: String { "\(rule.id) at \(offset.map { "\($0)" } ?? "no place")" }
}
