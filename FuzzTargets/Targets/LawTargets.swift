import AssertionLaws
import PropertyTesting

// Laws of which coverage-guided octets make more than random ones do: their inputs are texts and
// values that the construct parses, decides on, or computes over.

/// Reads the members of headers.
///
/// Oracle: a model of which rules each member breaks.
public enum HeaderVerdictTarget: PropertyTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "HeaderVerdict"
  /// What an input is.
  public static let reads = "the choices of a header"
  /// What must hold besides not crashing.
  public static let oracle = """
    a model of the header says exactly which rules break (the law `parser-header-verdict`)
    """
  /// The law.
  public static let property = ParserLaws.headerVerdict
}

/// Decides on claims behind the tag, under generated expectations.
///
/// Oracle: a model of the claims.
public enum ClaimsTarget: PropertyTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "Claims"
  /// What an input is.
  public static let reads = "the choices of claims and expectations"
  /// What must hold besides not crashing.
  public static let oracle = """
    a model of the claims says exactly which rules break (the law `claims-verdict`)
    """
  /// The law.
  public static let property = ClaimsLaws.verdict
}

/// Seals claims that have a fault.
///
/// Oracle: the fault is why they are refused, whatever the password is, and without it they open.
public enum SealRefusalTarget: PropertyTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "SealRefusal"
  /// What an input is.
  public static let reads = "the choices of claims with a fault"
  /// What must hold besides not crashing.
  public static let oracle = """
    the fault is why sealing refuses them, in the same words for any password; without it they \
    open (the law `round-trip-seal-refuses-one-fault`)
    """
  /// The law.
  public static let property = RoundTripLaws.sealRefusesOneFault
}

/// Seals and opens.
///
/// Oracle: what goes in comes out.
public enum SealOpenTarget: PropertyTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "SealOpen"
  /// What an input is.
  public static let reads = "the choices of claims to seal"
  /// What must hold besides not crashing.
  public static let oracle = "what goes in comes out (the law `round-trip-claims-come-out`)"
  /// The law.
  public static let property = RoundTripLaws.claimsComeOut
}
