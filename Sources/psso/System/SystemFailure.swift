#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A call to the system that failed.
struct SystemFailure: Error, Equatable {
  /// The value of `errno`.
  let code: Int32

  /// Takes the reason of the call that has just failed.
  static var last: SystemFailure { SystemFailure(code: errno) }

  /// What the system says of it.
  ///
  /// No locale is ever set in this process, so the text is English.
  var text: String {
    var buffer = [CChar](repeating: 0, count: 256)
    // The C library's buffer may be shared between threads, which a test process has.
    let message = strerror_r(code, &buffer, buffer.count)
    return text(from: message, buffer)
  }

  /// GNU's function returns the text, which may stand elsewhere than in the buffer.
  private func text(from message: UnsafeMutablePointer<CChar>?, _ buffer: [CChar]) -> String {
    message.map { String(cString: $0) } ?? "error \(code)"
  }

  /// POSIX's function returns a status, and the text stands in the buffer.
  private func text(from status: Int32, _ buffer: [CChar]) -> String {
    let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
    return String(decoding: buffer[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
