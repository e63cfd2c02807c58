import COpenSSL

/// Calls libcrypto and drops what it reports about refusals, which belongs to no other caller.
func quietly<Result>(_ body: () -> Result) -> Result {
  ERR_set_mark()
  defer { ERR_pop_to_mark() }
  return body()
}

/// A name for libcrypto that never moves: parameters keep the pointer, and a `String` would lend one
/// for the call alone.
func constant(_ text: StaticString) -> UnsafePointer<CChar> {
  // A literal's octets end with a zero and are of the size of `CChar`.
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
