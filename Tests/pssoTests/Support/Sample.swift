import Foundation
import PlatformSSOAssertion
import Testing

/// The published and computed tokens, and the arguments that fit them.
enum Sample {
  /// A time at which the computed assertion is valid.
  static let now: Int64 = 1_685_732_200
  static let audience = "060798FF-814E-4C38-97F8-28C954B7E058"
  static let nonce = "D1DEE607-0F44-43F5-8B3E-042E91F425A7"
  static let scope = "openid offline_access urn:apple:platformsso"
  /// A password that appears nowhere else by accident.
  static let password = "korrekt-Pferd-Batterie"

  /// A member of one of the library's vectors.
  static func vector(_ name: String, _ member: String) throws -> Any {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PlatformSSOAssertionTests/Vectors/\(name).json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    return try #require((value as? [String: Any])?[member])
  }

  /// A text of one of the library's vectors.
  static func text(_ name: String, _ member: String) throws -> String {
    try #require(try vector(name, member) as? String)
  }

  /// The computed assertion's token.
  static func token() throws -> String {
    try text("embedded-assertion", "token")
  }

  /// Arguments whose every expectation the computed assertion meets.
  static func arguments(key: String) throws -> [String: String] {
    [
      "--key": key, "--audience": audience, "--subject": "foo", "--nonce": nonce,
      "--request-nonce": try text("embedded-assertion", "request_nonce"), "--scope": scope,
      "--at": "\(now)",
    ]
  }

  /// Arguments that make a token for a recipient.
  static func sealing(to recipient: String) -> [String] {
    [
      "seal", "--recipient", recipient, "--audience", "A", "--user", "alice", "--nonce", "n1",
      "--request-nonce", "r1", "--iat", "\(now)",
    ]
  }

  /// The computed token with another header text; its tag does not verify any more.
  static func token(replacing old: String, with new: String) throws -> String {
    let header = try text("embedded-assertion", "header")
    let segments = try token().split(separator: ".", omittingEmptySubsequences: false)
    let changed = header.replacing(old, with: new)
    try #require(changed != header)
    let encoded = String(decoding: Base64URL.encode(changed.utf8.span), as: UTF8.self)
    return ([encoded] + segments.dropFirst().map(String.init)).joined(separator: ".")
  }
}
