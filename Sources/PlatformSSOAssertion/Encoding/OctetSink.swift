/// Where octets are written: an array, or a buffer that is wiped.
protocol OctetSink: ~Copyable {
  mutating func append(_ octet: UInt8)
}

extension OctetSink where Self: ~Copyable {
  mutating func append(_ text: String) {
    for octet in text.utf8 { append(octet) }
  }

  mutating func append(_ octets: Span<UInt8>) {
    for index in octets.indices { append(octets[index]) }
  }
}

extension [UInt8]: OctetSink {}
