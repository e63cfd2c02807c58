import Foundation
import PlatformSSOAssertion
import Testing

/// A file of known answers.
struct Vector {
  private let members: [String: Any]

  init(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: "Vectors/\(name)", withExtension: "json"))
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    members = try #require(object as? [String: Any])
  }

  private init(members: [String: Any]) {
    self.members = members
  }

  func text(_ name: String) throws -> String {
    try #require(members[name] as? String)
  }

  func number(_ name: String) throws -> Int {
    try #require(members[name] as? Int)
  }

  func octets(_ name: String) throws -> [UInt8] {
    try #require(members[name] as? [Int]).map { try #require(UInt8(exactly: $0)) }
  }

  func base64URL(_ name: String) throws -> [UInt8] {
    let text = try text(name)
    return try Base64URL.decode(text.utf8.span)
  }

  func hex(_ name: String) throws -> [UInt8] {
    let digits = Array(try text(name))
    return try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(digits[$0...$0 + 1]), radix: 16))
    }
  }

  func object(_ name: String) throws -> Vector {
    Vector(members: try #require(members[name] as? [String: Any]))
  }

  /// A member as JSON text.
  func json(_ name: String) throws -> [UInt8] {
    let value = try #require(members[name] as? [String: Any])
    return Array(try JSONSerialization.data(withJSONObject: value))
  }

  func privateKey(_ name: String) throws -> P256PrivateKey {
    let jwk = try json(name)
    return try P256PrivateKey(jwk: jwk.span)
  }
}

extension SecretBytes {
  /// A copy to compare with, in tests only.
  var copy: [UInt8] {
    span.indices.map { span[$0] }
  }
}
