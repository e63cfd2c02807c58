import Glibc

/// Takes the crash signals back from Swift's backtracer, so that libFuzzer gets them.
///
/// The Swift runtime installs its handlers before `main`, and libFuzzer leaves a signal alone that
/// has a handler: a trap would print a backtrace, and the input that caused it would be lost.
/// Whatever handles SIGQUIT is the backtracer, because AddressSanitizer never takes that signal. Those
/// that AddressSanitizer did take keep its better report: SIGSEGV, SIGBUS, SIGFPE, and where its options
/// say so, SIGILL and SIGABRT. libFuzzer then writes the input from its death callback.
func leaveCrashesToLibFuzzer() {
  guard let backtracer = handler(of: SIGQUIT) else { return }
  for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  where handler(of: crash) == backtracer {
    signal(crash, SIG_DFL)
  }
}

/// The address of a signal's handler, or `nil` where the signal has its default action.
private func handler(of number: CInt) -> UnsafeRawPointer? {
  var action = sigaction()
  sigaction(number, nil, &action)
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UnsafeRawPointer?.self)
}
