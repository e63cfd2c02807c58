import Glibc

/// How many inputs were run, in memory shared with whoever watches; `nil` when nobody does.
///
/// libFuzzer gives its own count only when it finds something and at powers of two, which is too
/// seldom to watch. It runs inputs on one thread, and so this needs no lock.
@usableFromInline
nonisolated(unsafe) var executions: UnsafeMutablePointer<UInt64>?

/// Puts the count into the file that `FUZZ_EXECUTIONS` names.
///
/// A file that cannot be had costs only the display: fuzzing goes on without.
func shareExecutionCount() {
  guard let path = getenv("FUZZ_EXECUTIONS") else { return }
  let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
  guard file >= 0 else { return }
  defer { close(file) }
  let size = MemoryLayout<UInt64>.size
  guard ftruncate(file, size) == 0,
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
  else { return }
  executions = memory.bindMemory(to: UInt64.self, capacity: 1)
  executions?.pointee = 0
}
