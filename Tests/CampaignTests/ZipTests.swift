import Testing

@testable import Campaign

/// Archives as this project writes them, and as others do.
@Suite struct ZipTests {
  private static let content = Array("abc\n".utf8)

  private static func archive(_ files: [(String, [UInt8])]) -> [UInt8] {
    var writer = ZipWriter()
    for (name, content) in files {
      let isAdded = writer.add(name, content)
      #expect(isAdded)
    }
    return writer.finish()
  }

  @Test func whatIsWrittenIsRead() throws {
    let files = [("a", Self.content), ("b/c", []), ("\u{E9}", [UInt8](0...255))]
    let reader = try #require(ZipReader(Self.archive(files)))
    #expect(reader.entries.map(\.name) == files.map(\.0))
    for (entry, file) in zip(reader.entries, files) {
      #expect(reader.content(of: entry, atMost: 256) == file.1)
    }
  }

  @Test func theSameFilesGiveTheSameOctets() {
    let files = [("a", Self.content)]
    #expect(Self.archive(files) == Self.archive(files))
  }

  @Test func anEmptyArchiveIsOne() {
    #expect(ZipReader(Self.archive([]))?.entries.isEmpty == true)
  }

  @Test func checksumsAreCRC32() {
    #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }

  @Test func aLongerEntryThanAllowedIsNotUnpacked() throws {
    let reader = try #require(ZipReader(Self.archive([("a", Self.content)])))
    #expect(reader.content(of: reader.entries[0], atMost: 4) == Self.content)
    #expect(reader.content(of: reader.entries[0], atMost: 3) == nil)
  }

  @Test func aChangedOctetShowsInTheChecksum() throws {
    var octets = Self.archive([("a", Self.content)])
    octets[31] ^= 1
    let reader = try #require(ZipReader(octets))
    #expect(reader.content(of: reader.entries[0], atMost: 4) == nil)
  }

  @Test func noCutAndNoChangedOctetTraps() {
    let octets = Self.archive([("a", Self.content), ("b", Self.content)])
    for count in octets.indices { _ = ZipReader(Array(octets[..<count])) }
    for index in octets.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var changed = octets
        changed[index] = value
        guard let reader = ZipReader(changed) else { continue }
        for entry in reader.entries { _ = reader.content(of: entry, atMost: 1 << 20) }
      }
    }
  }

  @Test func textThatIsNoArchiveIsRefused() {
    #expect(ZipReader([]) == nil)
    #expect(ZipReader(Array("{\"a\": 1}, and more than the twenty-two octets".utf8)) == nil)
  }
}
