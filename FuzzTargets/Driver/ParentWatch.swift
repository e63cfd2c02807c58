import Glibc

/// Ends the process when whoever started it is gone, where `FUZZ_WATCH_PARENT` asks for it.
///
/// A campaign that is killed can't stop its targets. Each has the read end of a pipe as its standard
/// input, and the system closes the other end with the campaign, whatever it died of.
func endWithParent() {
  guard getenv("FUZZ_WATCH_PARENT") != nil else { return }
  var thread = pthread_t()
  let started = pthread_create(
    &thread, nil,
    { _ in
      var octet: UInt8 = 0
      // Nobody ever writes: the call returns at the end of the file, or interrupted.
      while true {
        let count = read(STDIN_FILENO, &octet, 1)
        guard count > 0 || (count < 0 && errno == EINTR) else { break }
      }
      // libFuzzer prints its statistics and ends; an input that hangs is not waited for.
      kill(getpid(), SIGINT)
      sleep(2)
      _exit(0)
    }, nil)
  if started == 0 { pthread_detach(thread) }
}
