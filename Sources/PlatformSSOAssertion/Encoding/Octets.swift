extension Span<UInt8> {
  /// Whether two runs of octets are equal, one by one.
  ///
  /// Text is compared so as well: Swift's `String ==` takes NFC and NFD spellings for equal.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
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
  init(copying octets: Span<UInt8>) {
    // The buffer is read within the closure, for exactly its count.
    self = octets.withUnsafeBufferPointer { Array($0) }
  }
}
