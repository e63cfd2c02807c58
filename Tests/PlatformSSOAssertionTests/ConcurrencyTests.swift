import AssertionMutation
import PlatformSSOAssertion
import Testing

/// One key serves any number of tasks at once.
@Suite struct ConcurrencyTests {
  /// The password, or the rule that refuses the token.
  private enum Outcome: Equatable {
    case password([UInt8])
    case refused(Refusal)
  }

  private static func outcome(of token: [UInt8]) -> Outcome {
    do throws(Refusal) {
      let opened = try EmbeddedAssertion.opened(token)
      return .password(opened.claims.password.copy)
    } catch {
      return .refused(error)
    }
  }

  @Test func eightTasksSeeWhatOneSees() async throws {
    var tokens: [[UInt8]] = []
    for index in 0..<24 {
      var token = try EmbeddedAssertion.sealed(.sample(password: Array("password \(index)".utf8)))
      if index % 3 == 0 { token[token.count - 10] ^= 0x03 }
      tokens.append(token)
    }
    let expected = tokens.map(Self.outcome)
    #expect(expected.contains(.password(Array("password 1".utf8))))
    #expect(expected.contains { if case .refused = $0 { true } else { false } })
    let work = tokens
    let seen = await withTaskGroup(of: [Outcome].self) { group in
      for _ in 0..<8 { group.addTask { work.map(Self.outcome) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(seen.count == 8)
    for outcomes in seen { #expect(outcomes == expected) }
  }

  @Test func tasksSealAndAgreeWithOneKey() async {
    let peer = Sample.ephemeral.publicKey
    let expected = Sample.recipient.sharedSecret(with: peer).copy
    let seen = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { Sample.recipient.sharedSecret(with: peer).copy } }
      return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(seen == [expected])
  }
}
