/// Where octets are written: an array, memory of a known size, or a buffer that is wiped.
protocol OctetSink: ~Copyable, ~Escapable {
  mutating func append(_ octet: UInt8)
}

extension OctetSink where Self: ~Copyable & ~Escapable {
  mutating func append(_ text: String) {
    for octet in text.utf8 { append(octet) }
  }

  mutating func append(_ octets: Span<UInt8>) {
    for index in octets.indices { append(octets[index]) }
  }
}

extension [UInt8]: OctetSink {}
extension OutputSpan<UInt8>: OctetSink {}
