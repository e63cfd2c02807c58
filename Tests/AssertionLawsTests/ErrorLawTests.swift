import PropertyTesting
import Testing

@testable import AssertionLaws

/// The refusals' laws.
@Suite struct ErrorLawTests {
  @Test func keepsSecrets() throws { try check(ErrorLaws.keepsSecrets) }
  @Test func keysKeepSecrets() throws { try check(ErrorLaws.keysKeepSecrets) }
  @Test func refusalIsUniform() throws { try check(ErrorLaws.refusalIsUniform) }
  @Test func refusalHasAPlace() throws { try check(ErrorLaws.refusalHasAPlace) }

  /// The search is worth something: whatever prints octets is seen through.
  @Test func secretsAreFoundInEveryForm() {
    let octets = (0..<32).map { UInt8($0 * 37 & 0xFF) }
    let secret = Secret("octets", octets: octets)
    var dumped = ""
    dump(["a": [octets]], to: &dumped)
    let hex = octets.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    for text in [
      dumped, "\(octets)", String(reflecting: octets), "<" + hex.joined() + ">",
      hex.joined(separator: " "), hex.joined().uppercased(),
      "ACVKb5S53gMoTXKXvOEGK1B1mr_kCS5TeJ3C5wwxVns=",
    ] {
      #expect(secret.form(in: SearchedText(Array(text.utf8))) != nil, "\(text)")
    }
    let password = Secret("text", text: Array("correct horse".utf8))
    for text in ["say 'correct horse'", "rect hor", "\(Array("correct horse".utf8))"] {
      #expect(password.form(in: SearchedText(Array(text.utf8))) != nil, "\(text)")
    }
    #expect(password.form(in: SearchedText(Array("a corrected horse".utf8))) == nil)
  }
}
