import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether somebody asked the process to stop, by Ctrl-C or SIGTERM.
///
/// The first request lets the command put away what it has; the second ends the process.
enum StopRequest {
  private static let count = Atomic<Int>(0)

  /// Takes requests from here on.
  static func listen() {
    // Made here, and not in the handler: its first use would allocate.
    _ = count.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      // What was to be ignored, as by nohup, stays so.
      let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
      guard unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != ignored else {
        continue
      }
      signal(number) { _ in
        if StopRequest.count.add(1, ordering: .relaxed).newValue > 1 { _exit(130) }
      }
    }
  }

  /// Whether there was a request.
  static var isMade: Bool { count.load(ordering: .relaxed) > 0 }
}
