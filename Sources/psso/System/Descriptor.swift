import PlatformSSOAssertion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file of the system: standard input and output, or a file that an option names.
final class Descriptor {
  private let number: Int32
  private let isOwned: Bool
  private var isClosedByReader = false
  private(set) var failure: SystemFailure?

  /// Uses a descriptor, and closes it in the end where it is owned.
  init(_ number: Int32, isOwned: Bool = false) {
    self.number = number
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { close(number) }
  }

  /// Opens a file to read.
  static func reading(_ path: String) throws(SystemFailure) -> Descriptor {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard number >= 0 else { throw .last }
    return Descriptor(number, isOwned: true)
  }

  /// Makes a file that must not exist yet.
  ///
  /// - Parameter mode: Who may read it, from the moment at which it exists.
  static func creating(_ path: String, mode: mode_t) throws(SystemFailure) -> Descriptor {
    let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
    return Descriptor(number, isOwned: true)
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Waits where a descriptor that does not block is not ready; whether to try again.
  private func retries(_ events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}

extension Descriptor: OctetSource {
  func read(atMost limit: Int) throws(SystemFailure) -> SecretBytes {
    try read(atMost: limit, stoppingAtNewline: false)
  }

  func readHidden(atMost limit: Int) throws(SystemFailure) -> SecretBytes {
    var settings = termios()
    guard tcgetattr(number, &settings) == 0 else { throw .last }
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ECHONL)
    guard tcsetattr(number, TCSAFLUSH, &silent) == 0 else { throw .last }
    defer { tcsetattr(number, TCSAFLUSH, &settings) }
    return try read(atMost: limit, stoppingAtNewline: true)
  }

  private func read(
    atMost limit: Int, stoppingAtNewline: Bool
  ) throws(SystemFailure) -> SecretBytes {
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.blockCount)
    defer {
      explicit_bzero(buffer, Self.blockCount)
      buffer.deallocate()
    }
    var octets = SecretBytes()
    while octets.count < limit {
      // At most `blockCount` octets go into the buffer, which holds as many.
      let wanted = min(Self.blockCount, limit - octets.count)
      #if canImport(Glibc)
        let count = Glibc.read(number, buffer, wanted)
      #else
        let count = Musl.read(number, buffer, wanted)
      #endif
      if count < 0, retries(POLLIN) { continue }
      guard count >= 0 else { throw .last }
      guard count > 0 else { break }
      for index in 0..<count { octets.append(buffer[index]) }
      if stoppingAtNewline, buffer[count - 1] == UInt8(ascii: "\n") { break }
    }
    return octets
  }

  private static let blockCount = 16 * 1024
}

extension Descriptor: OctetDestination {
  var isFileForOthers: Bool {
    var status = stat()
    guard fstat(number, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_mode & (S_IRWXG | S_IRWXO) != 0
  }

  func write(_ octets: Span<UInt8>) {
    var offset = 0
    while offset < octets.count, failure == nil, !isClosedByReader {
      // The pointer is read for exactly the octets that are left, within the closure.
      let count = octets.extracting(offset...).withUnsafeBytes { rest in
        #if canImport(Glibc)
          Glibc.write(number, rest.baseAddress, rest.count)
        #else
          Musl.write(number, rest.baseAddress, rest.count)
        #endif
      }
      if count >= 0 {
        offset += count
      } else if errno == EPIPE {
        // `psso rules | head`: the reader has had enough, which is no fault of anybody's.
        isClosedByReader = true
      } else if !retries(POLLOUT) {
        failure = .last
      }
    }
  }
}
