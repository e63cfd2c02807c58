import AssertionMutation

@testable import PlatformSSOAssertion

/// What a call is refused with, or nil where it is not; keeps the type of the error.
func refusal(_ body: () throws(Refusal) -> Void) -> Refusal? {
  do throws(Refusal) {
    try body()
    return nil
  } catch {
    return error
  }
}

/// Why a key is not taken, or nil where it is.
func keyError(_ body: () throws(KeyError) -> Void) -> KeyError? {
  do throws(KeyError) {
    try body()
    return nil
  } catch {
    return error
  }
}

/// Why claims are not sealed, or nil where they are.
func sealError(_ body: () throws(SealError) -> Void) -> SealError? {
  do throws(SealError) {
    try body()
    return nil
  } catch {
    return error
  }
}

/// The first fault of a JSON text, or nil where it has none.
func jsonFault(_ text: [UInt8], _ limits: Limits = Limits()) -> JSONFault? {
  do throws(JSONFault) {
    _ = try JSONReader.read(text.span, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// The first fault of a base64url text, which both ways of reading it must find.
func base64URLFault(_ text: [UInt8]) -> (decoding: Base64URL.Fault?, validating: Base64URL.Fault?) {
  var decoding: Base64URL.Fault?
  var validating: Base64URL.Fault?
  do throws(Base64URL.Fault) { _ = try Base64URL.decode(text.span) } catch { decoding = error }
  do throws(Base64URL.Fault) { try Base64URL.validate(text.span) } catch { validating = error }
  return (decoding, validating)
}

extension TokenRecipe {
  /// The sample token with some claims changed; nil removes one.
  init(_ claims: KeyValuePairs<String, JSONValue?>) {
    self.init()
    for (name, value) in claims { self.claims[name] = value }
  }

  /// The rule at which `open` refuses the token, or nil where it accepts.
  func refused(
    by expectations: Expectations = Sample.expectations, limits: Limits = Limits()
  ) -> Rule? {
    let token = token()
    return refusal { () throws(Refusal) in
      _ = try EmbeddedAssertion.open(
        token.span, with: Sample.recipient, expecting: expectations, limits: limits)
    }?.rule
  }
}

extension Expectations {
  /// The sample's expectations with something changed.
  static func sample(_ change: (inout Expectations) -> Void) -> Expectations {
    var expectations = Sample.expectations
    change(&expectations)
    return expectations
  }
}
