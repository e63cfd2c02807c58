import PlatformSSOAssertion
import PropertyTesting

extension RefusalLaws {
  /// What an assertion is refused with, or nil where it is accepted.
  package static func assertionRefusal(
    of token: [UInt8], with key: borrowing P256PrivateKey, _ expectations: Expectations,
    limits: Limits = Limits()
  ) -> Refusal? {
    do throws(Refusal) {
      _ = try EmbeddedAssertion.open(
        token.span, with: key, expecting: expectations, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// What a bare JWE is refused with, or nil where it is accepted.
  package static func jweRefusal(
    of token: [UInt8], with key: borrowing P256PrivateKey, limits: Limits = Limits()
  ) -> Refusal? {
    do throws(Refusal) {
      _ = try DirectJWE.open(token.span, with: key, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}

extension Trial {
  /// Fails the run where an altered token is accepted, under either profile.
  func expectRefused(
    _ token: [UInt8], of claims: GeneratedClaims, with key: borrowing P256PrivateKey,
    _ what: @autoclosure () -> String, file: StaticString = #fileID, line: Int = #line
  ) throws(Falsification) {
    let assertion = RefusalLaws.assertionRefusal(of: token, with: key, claims.expectations)
    try expect(
      assertion != nil, "\(what()), and is accepted as an assertion", file: file, line: line)
    let jwe = RefusalLaws.jweRefusal(of: token, with: key)
    try expect(jwe != nil, "\(what()), and is accepted as a JWE", file: file, line: line)
  }
}

extension Trial {
  /// Fails the run unless `open` under both profiles, and `inspect`, find certain broken rules.
  ///
  /// - Parameter rules: The broken rules and their offsets as text; `open` stops at the first.
  func expectBroken(
    _ token: [UInt8], of claims: GeneratedClaims, with key: borrowing P256PrivateKey,
    _ rules: [String], _ what: @autoclosure () -> String, file: StaticString = #fileID,
    line: Int = #line
  ) throws(Falsification) {
    let assertion = RefusalLaws.assertionRefusal(of: token, with: key, claims.expectations)
    let jwe = RefusalLaws.jweRefusal(of: token, with: key)
    let inspection = Inspection(of: token.span, with: key, expecting: claims.expectations)
    let readers = [
      ("the assertion", assertion.map { [$0] } ?? [], Array(rules.prefix(1))),
      ("the JWE", jwe.map { [$0] } ?? [], Array(rules.prefix(1))),
      ("the inspection", inspection.broken, rules),
    ]
    for (reader, broken, expected) in readers where broken.map(\.description) != expected {
      let (found, wanted) = (broken.map(\.description).listed, expected.listed)
      throw Falsification(
        "\(what()): \(reader) finds \(found), not \(wanted)", at: "\(file):\(line)")
    }
  }
}

extension [String] {
  fileprivate var listed: String { isEmpty ? "nothing" : joined(separator: ", ") }
}
