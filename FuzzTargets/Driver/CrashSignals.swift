import Glibc

/// Takes the crash signals back from Swift's backtracer, so that libFuzzer gets them.
///
/// The Swift runtime installs its handlers before `main`, and libFuzzer leaves a signal alone that
/// has a handler: a trap would print a backtrace, and the input that caused it would be lost.
/// Whatever handles SIGQUIT is the backtracer, because AddressSanitizer never takes that signal; where it
/// is ignored, as a shell's background commands ignore it, the backtracer is what handles a signal in
/// another way than SIGSEGV, which AddressSanitizer takes first. Those that AddressSanitizer did take
/// keep its better report: SIGSEGV, SIGBUS, SIGFPE, and where its options say so, SIGILL, SIGTRAP and
/// SIGABRT. libFuzzer then writes the input from its death callback.
func leaveCrashesToLibFuzzer() {
  let segmentation = handler(of: SIGSEGV)
  let others = [SIGTRAP, SIGABRT, SIGILL].compactMap(handler).filter { $0 != segmentation }
  guard let backtracer = handler(of: SIGQUIT) ?? others.first else { return }
  for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  where handler(of: crash) == backtracer {
    signal(crash, SIG_DFL)
  }
}

/// The address of a signal's handler, or `nil` where the signal has its default action or is ignored.
private func handler(of number: CInt) -> UnsafeRawPointer? {
  var action = sigaction()
  sigaction(number, nil, &action)
  let address = unsafeBitCast(action.__sigaction_handler.sa_handler, to: UnsafeRawPointer?.self)
  // SIG_IGN, which C writes as a function at the address 1.
  return address == UnsafeRawPointer(bitPattern: 1) ? nil : address
}
