import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// What libFuzzer mutates `ResealedAssertion`'s inputs with.
///
/// A token is taken apart with the known key, changed at one layer and put together again; a choice
/// sequence is mutated as octets or replaced by a fresh one. What is neither, or can't be taken apart,
/// is left to libFuzzer's own mutation.
public struct ResealingMutator {
  /// libFuzzer's own mutation of an octet string.
  public typealias OctetMutation = ([UInt8]) -> [UInt8]

  private let mutateOctets: OctetMutation
  private let tokensOnly: Bool

  /// Makes a mutator for one call.
  ///
  /// - Parameters:
  ///   - mutateOctets: libFuzzer's own mutation.
  ///   - tokensOnly: For a target that reads nothing but tokens.
  public init(octets mutateOctets: @escaping OctetMutation, tokensOnly: Bool = false) {
    self.mutateOctets = mutateOctets
    self.tokensOnly = tokensOnly
  }

  /// Mutates an input; the same seed does the same, as far as the octet mutation does.
  public func mutate(_ input: [UInt8], seed: UInt32) -> [UInt8] {
    guard let plan = MutationPlan.generator.value(seed: UInt64(seed)) else { return input }
    guard ResealedAssertionTarget.isToken(input.span) else {
      return tokensOnly ? mutateOctets(input) : mutate(choices: input, plan)
    }
    if let token = mutate(token: input, plan) { return token }
    // What does not open stays so under most mutations: a share of the calls begins anew.
    guard plan.startsAnew, !tokensOnly else { return mutateOctets(input) }
    return Self.freshChoices(plan)
  }

  private func mutate(choices: [UInt8], _ plan: MutationPlan) -> [UInt8] {
    switch plan.choiceStep {
    case .octets: return mutateOctets(choices)
    case .fresh: return Self.freshChoices(plan)
    // With a generator's taste for the ends of ranges, and at a generator's cost.
    case .planned:
      return MutatedToken.generator.random(seed: plan.number)?.choices ?? choices
    case .token: return MutatedToken.generator.value(of: choices)?.token() ?? choices
    }
  }

  /// A choice sequence of any octets, the first of them one that no text begins with.
  private static func freshChoices(_ plan: MutationPlan) -> [UInt8] {
    var octets = ChoiceFile.octets(seed: plan.number)
    if !octets.isEmpty { octets[0] &= 0x1F }
    return octets
  }

  /// nil where the token can't be taken apart or put together.
  private func mutate(token: [UInt8], _ plan: MutationPlan) -> [UInt8]? {
    guard var layers = UnpackedToken(token) else { return nil }
    switch plan.tokenStep {
    case .plaintext: layers.plaintext = mutateOctets(layers.plaintext)
    case .header: layers.headerText = mutateOctets(layers.headerText)
    case .claim:
      layers.plaintext = changed(layers.plaintext, plan) ?? mutateOctets(layers.plaintext)
    case .headerMember:
      layers.headerText = changed(layers.headerText, plan) ?? mutateOctets(layers.headerText)
    case .text: return nil
    }
    return layers.token()
  }

  /// Changes one member of a JSON object; nil where the text is none.
  private func changed(_ text: [UInt8], _ plan: MutationPlan) -> [UInt8]? {
    guard case .object(var members) = try? JSONValue(parsing: text.span), !members.isEmpty else {
      return nil
    }
    let index = Int(plan.number % UInt64(members.count))
    switch plan.memberStep {
    case .value: members[index].value = changed(members[index].value)
    case .replacement:
      members[index].value = JSONValue(MutationPlan.value(seed: plan.number))
    case .name: members[index].name = mutated(members[index].name)
    case .removal: members.remove(at: index)
    case .exchange:
      let other = Int((plan.number >> 32) % UInt64(members.count))
      let value = members[index].value
      members[index].value = members[other].value
      members[other].value = value
    }
    return JSONValue.object(members).jsonText
  }

  private func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(mutated(text))
    case .number(let text): .number(mutated(text))
    default: value
    }
  }

  private func mutated(_ text: String) -> String {
    String(decoding: mutateOctets(Array(text.utf8)), as: UTF8.self)
  }

  /// Makes one input of two of a kind: the header of one token and the plaintext of the other, or the
  /// choices of one up to a place and those of the other from there on.
  ///
  /// - Returns: nil where they are not of a kind or can't be taken apart, and for most tokens: half of
  ///   what libFuzzer does is crossing, and two tokens cost more than they have to give each other.
  public static func cross(_ one: [UInt8], _ other: [UInt8], seed: UInt32) -> [UInt8]? {
    switch (ResealedAssertionTarget.isToken(one.span), ResealedAssertionTarget.isToken(other.span))
    {
    case (true, true):
      guard seed % 8 == 0, var layers = UnpackedToken(one), let second = UnpackedToken(other) else {
        return nil
      }
      layers.plaintext = second.plaintext
      return layers.token()
    case (false, false):
      guard !one.isEmpty else { return nil }
      let place = Int(seed) % one.count
      return Array(one[..<place]) + other.dropFirst(place)
    default:
      return nil
    }
  }
}
