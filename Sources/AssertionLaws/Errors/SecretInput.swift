import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// A token that carries a password, whole or broken somewhere, and all that is secret about it.
public struct SecretInput: Sendable, CustomStringConvertible {
  /// The example whose rule the token breaks, or nil for none.
  let example: RuleExample?
  let place: SecretPlace
  /// The password.
  let password: String
  /// How it is spelled in the plaintext, with its quotes.
  let spelled: [UInt8]
  /// The layers.
  let recipe: TokenRecipe
  /// The token as it is sent.
  package let token: [UInt8]

  /// Whether the tool can tell that all places where the password stands are those of a password.
  package var isNamedPassword: Bool { place.isNamedPassword }

  /// What the token breaks and where its password is.
  public var description: String {
    let example = example.map { "\($0.rule.id) by \($0.name)" } ?? "no rule's example"
    return "\(example), password \(spelled.shown) at \(place), plaintext "
      + recipe.renderedPlaintext.shown
  }

  /// Tokens of all the examples, with passwords in all places.
  package static let generator = Generator<SecretInput> { source throws(Rejection) in
    let example = source.flag() ? try source.draw(.ruleExamples) : nil
    // Letters that stand nowhere else in a row, even where all are the simplest.
    let letters = Generator<UInt8>.element(of: Array("qxzQXZjJvVkK".utf8))
    let password =
      "Kq" + String(decoding: try source.draw(letters.array(count: 8...16)), as: UTF8.self)
      + (source.text(count: 0...2))
    let spelled = source.spelled(.string(password)).octets.filter { $0 > 0x20 }
    let place = try source.draw(SecretPlace.generator)
    var recipe = example?.breaking ?? TokenRecipe()
    place.apply(to: &recipe)
    let name = source.spelled(.string("password")).octets.filter { $0 > 0x20 }
    let text = recipe.renderedPlaintext.replacing(Array("\"password\"".utf8), with: name)
    recipe.plaintext = place.edit(text, spelled: spelled)
    return SecretInput(
      example: example, place: place, password: password, spelled: spelled, recipe: recipe,
      token: recipe.tokenOfAnyContent())
  }

  /// The private key that opens the tokens, as a JWK.
  package static var recipientKey: [UInt8] { Sample.recipient.jwk().octets }

  /// What must not be seen: the password as text, the keys and the plaintext as octets.
  package func secrets() throws -> [Secret] {
    let sharedSecret = Sample.ephemeral.sharedSecret(with: Sample.recipient.publicKey)
    let agreed = sharedSecret.octets
    let contentKey = try DirectAgreement.contentKey(
      sharedSecret: sharedSecret, partyUInfo: recipe.partyUInfo, partyVInfo: recipe.partyVInfo)
    let plaintext = recipe.renderedPlaintext
    return [
      Secret("the private scalar", octets: Sample.recipient.scalarOctets().octets),
      Secret("the shared secret", octets: agreed),
      Secret("the content key", octets: contentKey.octets),
      Secret("the password", text: Array(password.utf8)),
      Secret("the password as spelled", text: spelled.dropFirst().dropLast() + []),
    ] + (plaintext.count < 40 ? [] : [Secret("the plaintext", octets: plaintext)])
  }
}
