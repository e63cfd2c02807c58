import AssertionMutation
import PlatformSSOAssertion

/// What the library does with a token, each held against scalar multiplications.
enum TokenOperations {
  /// Every operation, those with a ceiling first.
  static func comparisons(_ multiplication: ScalarMultiplication) -> [Comparison] {
    let one = multiplication.times(1)
    let token = TokenRecipe().token()
    return [
      Comparison(operation: open(token), yardstick: one, ceiling: 1.3),
      Comparison(operation: parse(appleToken()), yardstick: one, ceiling: 0.13),
      Comparison(operation: openJWE(token), yardstick: one),
      Comparison(operation: inspect(token), yardstick: one),
      Comparison(operation: seal(), yardstick: multiplication.times(2)),
    ]
  }

  private static func appleToken() -> [UInt8] {
    let path = "Corpus/CompactSerialization/accept.apple-embedded-assertion"
    guard let token = readRepositoryFile(path) else { end(3, "can't read \(path)") }
    return token
  }

  private static func open(_ token: [UInt8]) -> Operation {
    Operation(name: "open, assertion") {
      do throws(Refusal) {
        let assertion = try EmbeddedAssertion.open(
          token.span, with: Sample.recipient, expecting: Sample.expectations)
        return assertion.warnings.isEmpty
      } catch {
        return false
      }
    }
  }

  private static func openJWE(_ token: [UInt8]) -> Operation {
    Operation(name: "open, jose") {
      do throws(Refusal) {
        let jwe = try DirectJWE.open(token.span, with: Sample.recipient)
        return jwe.plaintext.count > 0
      } catch {
        return false
      }
    }
  }

  private static func inspect(_ token: [UInt8]) -> Operation {
    Operation(name: "inspect with the key") {
      Inspection(
        of: token.span, with: Sample.recipient, expecting: Sample.expectations
      ).isAccepted
    }
  }

  private static func parse(_ token: [UInt8]) -> Operation {
    Operation(name: "parse and decode the header") {
      do throws(Refusal) {
        let compact = try CompactSerialization(parsing: token.span)
        guard let header = compact.octets(of: .protectedHeader, in: token.span) else {
          return false
        }
        return try ProtectedHeader(parsing: header.span).ephemeralPoint != nil
      } catch {
        return false
      }
    }
  }

  /// Sealing multiplies twice: by the ephemeral key that it makes, and for the agreement.
  private static func seal() -> Operation {
    let password: [UInt8] = Array("bar".utf8)
    let claims = AssertionClaims(
      audience: "060798FF-814E-4C38-97F8-28C954B7E058", userName: "foo",
      issuedAt: Sample.issuedAt, nonce: "D1DEE607-0F44-43F5-8B3E-042E91F425A7",
      requestNonce: Sample.requestNonce, password: SecretBytes(copying: password.span))
    let recipient = Sample.recipient.publicKey
    return Operation(name: "seal, new ephemeral key") {
      (try? EmbeddedAssertion.seal(claims, to: recipient)) != nil
    }
  }
}
