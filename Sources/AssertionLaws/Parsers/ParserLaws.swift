import PropertyTesting

/// Laws of what reads text: base64url, JSON, numbers, the compact serialization, the header.
public enum ParserLaws {
  /// All laws of the family, in the order of its files.
  public static let all: [any RunnableProperty] =
    [encodingInverts, decodingAgrees]
    + [readsTree, mutatedAgrees, soupAgrees]
    + [faultIsNamed, encodingFaultIsNamed, markIsNamed, trailingDataIsNamed]
    + [depthLimit, memberLimit]
    + [duplicateIsFound, closeNamesDiffer]
    + [numberIsExact]
    + [splittingAgrees, joiningInverts, sizeLimit]
    + [headerVerdict, mediaType, algorithms]
}
