#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Span<UInt8> {
  /// Whether two runs of octets are equal, one by one.
  ///
  /// Text is compared so as well: Swift's `String ==` takes NFC and NFD spellings for equal. By memcmp,
  /// which libFuzzer watches: it sees both runs whole, and tries the one in the other's place.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { one in
      other.withUnsafeBytes { another in
        // memcmp reads `count` octets of each, which lie within their closures. Only runs without an
        // octet have no base.
        guard let one = one.baseAddress, let another = another.baseAddress else { return true }
        return memcmp(one, another, count) == 0
      }
    }
  }

  /// Whether the octets are the UTF-8 text of `string`.
  func equals(_ string: String) -> Bool {
    // The count is at hand, a span of the text is not: most comparisons end here.
    count == string.utf8.count && equals(string.utf8.span)
  }

  /// Whether the octets are well-formed UTF-8.
  var isUTF8: Bool {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: self)
      return true
    } catch {
      return false
    }
  }
}

extension [UInt8] {
  /// Copies octets into an array.
  package init(copying octets: Span<UInt8>) {
    // The buffer is read within the closure, for exactly its count.
    self = octets.withUnsafeBufferPointer { Array($0) }
  }

  /// Appends a copy of octets.
  mutating func append(_ octets: Span<UInt8>) {
    // The buffer is read within the closure, for exactly its count.
    octets.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
