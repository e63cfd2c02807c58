/// Unpacks DEFLATE (RFC 1951), as far as archives of corpora need it.
struct Inflate {
  private let input: ArraySlice<UInt8>
  private var index: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Why unpacking ends early: the data is damaged, or longer than it claims to be.
  private struct Damage: Error {}

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    self.limit = limit
    index = input.startIndex
  }

  /// The octets that are packed; nil where they are damaged, or more than a limit.
  static func inflated(_ packed: ArraySlice<UInt8>, to limit: Int) -> [UInt8]? {
    var inflate = Inflate(packed, limit: limit)
    do throws(Damage) {
      try inflate.run()
    } catch {
      return nil
    }
    return inflate.output
  }

  private mutating func run() throws(Damage) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try decode(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try readTables()
        try decode(literals, distances)
      default: throw Damage()
      }
    }
  }

  /// Takes a number whose lowest bit comes first.
  private mutating func take(_ count: Int) throws(Damage) -> Int {
    while bitCount < count {
      guard index < input.endIndex else { throw Damage() }
      bits |= UInt32(input[index]) << UInt32(bitCount)
      index += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func append(_ octet: UInt8) throws(Damage) {
    guard output.count < limit else { throw Damage() }
    output.append(octet)
  }

  private mutating func copyStored() throws(Damage) {
    (bits, bitCount) = (0, 0)
    let count = try take(16)
    guard try take(16) == ~count & 0xFFFF, count <= input.endIndex - index,
      count <= limit - output.count
    else { throw Damage() }
    output += input[index..<index + count]
    index += count
  }

  private mutating func symbol(_ table: HuffmanTable) throws(Damage) -> Int {
    var (code, first, place) = (0, 0, 0)
    for count in table.counts.dropFirst() {
      code |= try take(1)
      if code - first < count { return table.symbols[place + code - first] }
      place += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Damage()
  }

  private mutating func decode(
    _ literals: HuffmanTable, _ distances: HuffmanTable
  ) throws(Damage) {
    while true {
      let symbol = try symbol(literals)
      guard symbol != 256 else { return }
      guard symbol > 256 else {
        try append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengths.count else { throw Damage() }
      let length = Self.lengths[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let place = try self.symbol(distances)
      guard place < Self.distances.count else { throw Damage() }
      let distance = Self.distances[place] + (try take(Self.distanceBits[place]))
      guard distance <= output.count else { throw Damage() }
      for _ in 0..<length { try append(output[output.count - distance]) }
    }
  }

  private mutating func readTables() throws(Damage) -> (HuffmanTable, HuffmanTable) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    var codeLengths = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(codeCount) { codeLengths[place] = try take(3) }
    guard let codes = HuffmanTable(codeLengths) else { throw Damage() }
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try symbol(codes)
      switch symbol {
      case 0...15: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += [Int](repeating: last, count: 3 + (try take(2)))
      case 17: lengths += [Int](repeating: 0, count: 3 + (try take(3)))
      default: lengths += [Int](repeating: 0, count: 11 + (try take(7)))
      }
    }
    guard lengths.count == literalCount + distanceCount,
      let literals = HuffmanTable(Array(lengths[..<literalCount])),
      let distances = HuffmanTable(Array(lengths[literalCount...]))
    else { throw Damage() }
    return (literals, distances)
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  private static let fixedLiterals = HuffmanTable(
    complete: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanTable(complete: [Int](repeating: 5, count: 30))
}

/// A canonical Huffman code: how many codes there are of each length, and their symbols in order.
struct HuffmanTable {
  let counts: [Int]
  let symbols: [Int]

  /// Builds the code of lengths that are known to be right.
  init(complete lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = lengths.indices.filter { lengths[$0] > 0 }
      .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }

  /// Builds the code of each symbol's length, of up to 15 bits; nil where there are more codes than
  /// such lengths leave room for.
  init?(_ lengths: [Int]) {
    self.init(complete: lengths)
    var left = 1
    for count in counts.dropFirst() {
      left = left << 1 - count
      guard left >= 0 else { return nil }
    }
  }
}
