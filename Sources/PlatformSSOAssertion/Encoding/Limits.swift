/// How much a decoder takes before it refuses.
public struct Limits: Sendable {
  /// The token's size in octets; a longer one is refused before any of it is read.
  public var tokenSize: Int
  /// The decoded header's size in octets.
  public var headerSize: Int
  /// How deep JSON objects and arrays may nest; 1 is an object that holds only scalars.
  public var depth: Int
  /// How many object members and array elements one JSON text may have in all.
  public var members: Int

  /// 256 KiB of token, 64 KiB of header, depth 32 and 1,024 members unless told otherwise.
  public init(
    tokenSize: Int = 256 * 1024, headerSize: Int = 64 * 1024, depth: Int = 32, members: Int = 1024
  ) {
    self.tokenSize = tokenSize
    self.headerSize = headerSize
    self.depth = depth
    self.members = members
  }
}
