/// A ZIP archive whose octets follow from its entries alone: no time, no owner, no compression.
///
/// Corpora are small, and octets that never differ can be compared and cached.
struct ZipWriter {
  private var records: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// 1980-01-01, the first day that the format knows: year less 1980, month, day in 7, 4, 5 bits.
  private static let day: UInt16 = 1 << 5 | 1
  /// A regular file that everybody reads, as Unix's attributes in the upper half.
  private static let attributes: UInt32 = 0o100644 << 16

  /// Adds a file; false where the archive has no room for it.
  ///
  /// - Parameter name: Its path in the archive, in UTF-8.
  mutating func add(_ name: String, _ content: [UInt8]) -> Bool {
    let path = Array(name.utf8)
    guard let offset = UInt32(exactly: records.count), let size = UInt32(exactly: content.count),
      let length = UInt16(exactly: path.count), count < UInt16.max,
      records.count + content.count + path.count + 64 < Int(UInt32.max)
    else { return false }
    var shared: [UInt8] = []
    // What is needed to extract it, UTF-8 in the name, stored, midnight, the day.
    for number in [10, 1 << 11, 0, 0, Self.day] { shared.appendLittleEndian(number) }
    for number in [CRC32.of(content), size, size] { shared.appendLittleEndian(number) }
    for number in [length, 0] { shared.appendLittleEndian(number) }
    records.appendLittleEndian(ZipFormat.localHeader)
    records += shared + path + content

    directory.appendLittleEndian(ZipFormat.directoryHeader)
    // Made by Unix, for its attributes.
    directory.appendLittleEndian(3 << 8 | 20 as UInt16)
    directory += shared
    // No comment, the first disk, no text.
    for number in [0, 0, 0] as [UInt16] { directory.appendLittleEndian(number) }
    for number in [Self.attributes, offset] { directory.appendLittleEndian(number) }
    directory += path
    count += 1
    return true
  }

  /// The archive.
  func finish() -> [UInt8] {
    var end: [UInt8] = []
    end.appendLittleEndian(ZipFormat.end)
    for number in [0, 0, count, count] as [UInt16] { end.appendLittleEndian(number) }
    end.appendLittleEndian(UInt32(clamping: directory.count))
    end.appendLittleEndian(UInt32(clamping: records.count))
    end.appendLittleEndian(0 as UInt16)
    return records + directory + end
  }
}

/// The numbers that ZIP's records begin with.
enum ZipFormat {
  static let localHeader: UInt32 = 0x0403_4B50
  static let directoryHeader: UInt32 = 0x0201_4B50
  static let end: UInt32 = 0x0605_4B50
}
