/// Every target, in the order in which a token meets what they read.
public let allFuzzTargets: [any FuzzTarget.Type] = [
  Base64URLTarget.self,
  CompactSerializationTarget.self,
  JSONReaderTarget.self,
  ProtectedHeaderTarget.self,
  HeaderVerdictTarget.self,
  EphemeralKeyTarget.self,
  PartyInfoTarget.self,
  ConcatKDFTarget.self,
  ClaimsTarget.self,
  OpenAssertionTarget.self,
  ResealedAssertionTarget.self,
  SealOpenTarget.self,
  DifferentialOpenTarget.self,
]
