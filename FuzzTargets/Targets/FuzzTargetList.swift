/// Every target, in the order in which a token meets what they read.
public let allFuzzTargets: [any FuzzTarget.Type] = [
  CompactSerializationTarget.self,
  ProtectedHeaderTarget.self,
  PartyInfoTarget.self,
  OpenAssertionTarget.self,
]
