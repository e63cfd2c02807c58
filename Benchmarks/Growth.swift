/// How much memory an operation takes at its highest, as the kernel counts it.
struct Growth {
  let name: String
  /// Growth of the peak of resident memory: what was touched.
  let resident: Int
  /// Growth of the peak of the address space, or more: what was allocated, touched or not.
  ///
  /// The kernel never lowers this peak, so the distance to it at the start counts as well.
  let addressSpace: Int
  /// The highest growth of either that holds.
  let ceiling: Int

  var holds: Bool { max(resident, addressSpace) <= ceiling }

  /// Runs an operation once and looks at the peaks before and after.
  init(of operation: Operation, ceiling: Int) {
    name = operation.name
    self.ceiling = ceiling
    // Reading the status for the first time, and running into code for the first time, take memory
    // that is not the operation's.
    _ = operation.time(1)
    _ = ProcessStatus()
    ProcessStatus.resetResidentPeak()
    let before = ProcessStatus()
    _ = operation.time(1)
    let after = ProcessStatus()
    resident = after.residentPeak - before.residentPeak
    addressSpace = after.addressSpacePeak - before.addressSpace
  }
}

/// The memory figures of /proc/self/status, in octets.
struct ProcessStatus {
  let residentPeak: Int
  let addressSpace: Int
  let addressSpacePeak: Int

  init() {
    guard let status = readFile("/proc/self/status") else { end(3, "can't read /proc/self/status") }
    let text = String(decoding: status, as: UTF8.self)
    func figure(_ name: String) -> Int {
      let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      let digits = line?.split { !("0"..."9").contains($0) }.first
      guard let digits, let kilobytes = Int(digits) else {
        end(3, "/proc/self/status has no \(name)")
      }
      return kilobytes * 1024
    }
    residentPeak = figure("VmHWM")
    addressSpace = figure("VmSize")
    addressSpacePeak = figure("VmPeak")
  }

  /// Sets the peak of resident memory back to what is resident now.
  static func resetResidentPeak() {
    guard write("5", to: "/proc/self/clear_refs") else { end(3, "can't reset the resident peak") }
  }
}
