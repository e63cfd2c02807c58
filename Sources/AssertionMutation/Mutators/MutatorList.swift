extension Mutator {
  /// The variations that keep every rule, by layer from the outside in.
  public static let variations: [Mutator] = [
    headerSpelling,
    headerOrder, customHeaderMembers, kidForm, typForm,
    customKeyMembers, otherEphemeralKey,
    otherVector,
    claimsSpelling,
    claimsOrder, customClaims, audienceArray, otherTimes, anyPassword,
  ]

  /// The variations that leave no room for another change, so that each stands behind all others.
  public static let variationsUpToLimits: [Mutator] = limits

  /// The mutators that break a rule, by layer from the outside in.
  public static let breaking: [Mutator] =
    ofText + ofSegments + ofHeaderText + ofHeader + ofEphemeralKey + ofPartyInfo + ofKeyAgreement
    + ofContent + ofPlaintext + ofClaims

  private static let ofText = [
    tokenTooLong, dots, jsonSerialization, headerMissing, surroundings,
  ]

  private static let ofSegments = [
    segmentPadding, segmentWhitespace, segmentStandardAlphabet, segmentForeign, segmentLength,
    segmentTrailingBits,
  ]

  private static let ofHeaderText = headerTextFaults + [headerNotAnObject, headerTooLong]

  private static let ofHeader = [
    headerMemberAbsent, headerMemberType, algUnsupported, hpke, encUnsupported, typMismatch,
    zipPresent, critPresent, keyReference, kidType, kidMismatch, partyInfoEncoding,
  ]

  private static let ofEphemeralKey = [
    keyType, curve, privateMember, coordinateMissing, coordinateEncoding, coordinateLength,
    coordinateRange, pointOffCurve, pointOfSmallOrder,
  ]

  private static let ofPartyInfo = [
    lengthTruncated, fieldOverrun, trailingOctets, partyInfoTwice, partyLabel, partyPointForm,
    partyKeyMismatch, partyNonceUTF8, partyNonceMismatch,
  ]

  private static let ofKeyAgreement = [
    encryptedKeyPresent, wrongDerivation, shortSecret, otherSecret,
  ]

  private static let ofContent = [
    vectorLength, tagLength, tagMoved, bitFlip, ciphertextLength, splice, otherAdditionalData,
    headerRespelled,
  ]

  private static let ofPlaintext = plaintextFaults + [claimsNotAnObject, emptyPlaintext]

  private static let ofClaims = [
    claimAbsent, claimType, audienceMismatch, userMismatch, nonceMismatch, requestNonceMismatch,
    scopeMismatch, issuedInFuture, expiredInPast, expiresBeforeIssue, lifetimeTooLong, timeRange,
  ]
}
