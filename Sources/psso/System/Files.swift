import PlatformSSOAssertion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What options name: files to read with a bound, and files to make.
enum Files {
  /// Reads a file, or standard input for `-` or no path at all.
  ///
  /// - Parameters:
  ///   - option: The option that the path belongs to.
  ///   - limit: The number of octets after which reading stops.
  static func read(
    _ option: Option, _ path: String?, atMost limit: Int, _ console: Console
  ) throws(Problem) -> SecretBytes {
    do throws(SystemFailure) {
      guard let path, path != "-" else { return try console.input.read(atMost: limit) }
      return try Descriptor.reading(path).read(atMost: limit)
    } catch {
      throw .input(thing(option, path), error.text)
    }
  }

  /// What to call a file: the option and its path.
  static func thing(_ option: Option, _ path: String?) -> String {
    guard let path, path != "-" else { return "standard input" }
    return "\(option.name) \(path)"
  }

  /// The octets without one final newline, LF or CRLF, unless they are to be taken exactly.
  @_lifetime(copy octets)
  static func trimmed(_ octets: Span<UInt8>, isExact: Bool) -> Span<UInt8> {
    guard !isExact, octets.count > 0, octets[octets.count - 1] == UInt8(ascii: "\n") else {
      return octets
    }
    let hasReturn = octets.count > 1 && octets[octets.count - 2] == UInt8(ascii: "\r")
    return octets.extracting(..<(octets.count - (hasReturn ? 2 : 1)))
  }

  /// Writes a new file, and never over an existing one.
  ///
  /// - Parameter mode: Who may read it; what can't be written whole is removed again.
  static func create(
    _ option: Option, _ path: String, mode: mode_t, _ octets: Span<UInt8>
  ) throws(Problem) {
    let failure: SystemFailure?
    do throws(SystemFailure) {
      let file = try Descriptor.creating(path, mode: mode)
      file.write(octets)
      failure = file.failure
    } catch {
      let why = error.code == EEXIST ? "exists already, and is not overwritten" : error.text
      throw .input(thing(option, path), why)
    }
    guard let failure else { return }
    unlink(path)
    throw .input(thing(option, path), failure.text)
  }

  /// Removes a file that this process has made.
  static func remove(_ path: String) {
    unlink(path)
  }
}
