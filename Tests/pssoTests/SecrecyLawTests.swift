import AssertionLaws
import PropertyTesting
import Testing

/// The tool shows no password of any token, whole or broken, in any of its reports.
@Suite struct SecrecyLawTests {
  private let scratch: Scratch
  private let key: String

  init() throws {
    scratch = try Scratch()
    key = try scratch.file("recipient.jwk", SecretInput.recipientKey)
  }

  @Test func reportsKeepSecrets() throws {
    let key = ["--key", key]
    let commands = Generator<[String]>.element(of: [
      ["inspect"] + key, ["inspect", "--json"] + key, ["open"] + key, ["open", "--json"] + key,
      ["open", "--audience", "x"] + key, ["inspect", "--audience", "x", "--json"] + key,
      ["inspect", "--rules", "broken"], ["inspect", "--json"],
      ["open", "--profile", "jose"] + key, ["inspect", "--profile", "jose", "--json"] + key,
    ])
    let input = zip(SecretInput.generator, commands)
    try check("psso-reports-keep-secrets", input, share: 0.5) { input, trial in
      let (input, command) = input
      let session = Session(command, octets: input.token)
      trial.cover(8, "accepted", session.status == 0)
      trial.cover(15, "refused", session.status == 1)
      trial.cover(15, "named a password", input.isNamedPassword)
      for option in ["open", "inspect", "--json", "--key", "jose"] {
        trial.label(option, if: command.contains(option))
      }
      let secrets = try input.secrets()
      let text = SearchedText(session.outputOctets + session.error.utf8)
      for secret in secrets where input.isNamedPassword || !secret.isPassword {
        let form = secret.form(in: text)
        try trial.expect(form == nil, "\(secret.name) is shown as \(form ?? "")")
      }
    }
  }
}
