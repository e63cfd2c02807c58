import PropertyTesting

/// Laws of sealing and opening: what goes in comes out, for all claims, keys and other readers.
public enum RoundTripLaws {
  /// All laws of the family.
  public static let all: [any RunnableProperty] = [
    claimsComeOut, passwordIsNotShown, headerComesOut, inspectionAgrees, plaintextHoldsTheClaims,
    headerHoldsTheMembers, otherReadersAgree, cjoseSealsForUs, sealingIsAFunction,
    otherMaterialGivesAnotherToken,
    serializationIsItself, sealRefusesOneFault, sealTakesWhatReadsBack, otherKeysAreRefused,
  ]
}
