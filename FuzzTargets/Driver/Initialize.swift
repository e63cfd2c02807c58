/// Prepares the process; libFuzzer calls it before it looks at signals and reads the corpus.
///
/// It is the same for all targets, so it stands here and not beside their entry points.
@c(LLVMFuzzerInitialize)
public func initialize(
  _: UnsafeMutablePointer<CInt>,
  _: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
  leaveCrashesToLibFuzzer()
  shareExecutionCount()
  printLedgerAtExit()
  readVerdictOutput()
  endWithParent()
  return 0
}
