/// Every target, in the order in which a token meets what they read, or the key that opens it.
public let allFuzzTargets: [any FuzzTarget.Type] = [
  Base64URLTarget.self,
  CompactSerializationTarget.self,
  JSONReaderTarget.self,
  ProtectedHeaderTarget.self,
  HeaderVerdictTarget.self,
  EphemeralKeyTarget.self,
  PartyInfoTarget.self,
  ConcatKDFTarget.self,
  KeysTarget.self,
  ClaimsTarget.self,
  OpenAssertionTarget.self,
  ResealedAssertionTarget.self,
  SealOpenTarget.self,
  SealRefusalTarget.self,
  DifferentialOpenTarget.self,
]
