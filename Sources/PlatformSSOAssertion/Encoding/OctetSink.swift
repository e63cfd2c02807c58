/// Where octets are written: an array, or a buffer that is wiped.
protocol OctetSink: ~Copyable {
  mutating func append(_ octet: UInt8)

  /// Appends a run of octets at once.
  mutating func append(_ octets: Span<UInt8>)
}

extension OctetSink where Self: ~Copyable {
  mutating func append(_ text: String) {
    append(text.utf8.span)
  }
}

extension [UInt8]: OctetSink {}
