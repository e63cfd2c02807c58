/// Reads a ZIP archive that somebody else made, and believes nothing in it.
struct ZipReader {
  /// One file of the archive.
  struct Entry: Equatable {
    /// Its path in the archive, which says nothing of where anything is written.
    let name: String
    let method: UInt16
    let checksum: UInt32
    let packedCount: Int
    let count: Int
    let offset: Int
    let isEncrypted: Bool

    /// Whether it is a folder, or what macOS keeps beside a file.
    var isNoInput: Bool {
      name.hasSuffix("/") || name.hasPrefix("__MACOSX/")
    }
  }

  private let octets: [UInt8]
  /// The files, in the order of the directory.
  let entries: [Entry]

  /// Reads the directory; nil where the octets are no archive, or one in several parts or of 4 GiB.
  init?(_ octets: [UInt8]) {
    self.octets = octets
    guard let end = Self.end(of: octets),
      let count = octets.littleEndian(UInt16.self, at: end + 10),
      let start = octets.littleEndian(UInt32.self, at: end + 16), count != .max, start != .max
    else { return nil }
    var entries: [Entry] = []
    var index = Int(start)
    for _ in 0..<count {
      guard let (entry, length) = Self.entry(octets, at: index) else { return nil }
      entries.append(entry)
      index += length
    }
    self.entries = entries
  }

  /// The content of an entry of up to so many octets; nil where it is longer, or damaged.
  func content(of entry: Entry, atMost limit: Int) -> [UInt8]? {
    guard entry.count <= limit, !entry.isEncrypted,
      octets.littleEndian(UInt32.self, at: entry.offset) == ZipFormat.localHeader,
      let name = octets.littleEndian(UInt16.self, at: entry.offset + 26),
      let extra = octets.littleEndian(UInt16.self, at: entry.offset + 28)
    else { return nil }
    let start = entry.offset + 30 + Int(name) + Int(extra)
    guard start <= octets.count - entry.packedCount else { return nil }
    let packed = octets[start..<start + entry.packedCount]
    let content: [UInt8]?
    switch entry.method {
    case 0: content = Array(packed)
    case 8: content = Inflate.inflated(packed, to: entry.count)
    default: content = nil
    }
    guard let content, content.count == entry.count, CRC32.of(content) == entry.checksum
    else { return nil }
    return content
  }

  /// Where the end record begins: the last one, behind which only a comment may stand.
  private static func end(of octets: [UInt8]) -> Int? {
    let first = max(0, octets.count - 22 - Int(UInt16.max))
    guard octets.count >= 22 else { return nil }
    return (first...octets.count - 22).last {
      octets[$0] == 0x50 && octets.littleEndian(UInt32.self, at: $0) == ZipFormat.end
    }
  }

  private static func entry(_ octets: [UInt8], at index: Int) -> (Entry, length: Int)? {
    guard octets.littleEndian(UInt32.self, at: index) == ZipFormat.directoryHeader,
      let flags = octets.littleEndian(UInt16.self, at: index + 8),
      let method = octets.littleEndian(UInt16.self, at: index + 10),
      let checksum = octets.littleEndian(UInt32.self, at: index + 16),
      let packed = octets.littleEndian(UInt32.self, at: index + 20),
      let count = octets.littleEndian(UInt32.self, at: index + 24),
      let name = octets.littleEndian(UInt16.self, at: index + 28),
      let extra = octets.littleEndian(UInt16.self, at: index + 30),
      let comment = octets.littleEndian(UInt16.self, at: index + 32),
      let offset = octets.littleEndian(UInt32.self, at: index + 42),
      index + 46 + Int(name) <= octets.count
    else { return nil }
    let path = octets[index + 46..<index + 46 + Int(name)]
    return (
      Entry(
        name: String(decoding: path, as: UTF8.self), method: method, checksum: checksum,
        packedCount: Int(packed), count: Int(count), offset: Int(offset),
        isEncrypted: flags & 1 == 1),
      46 + Int(name) + Int(extra) + Int(comment)
    )
  }
}
