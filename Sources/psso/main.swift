#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A reader that goes away shows as a failed write, not as a signal that ends the process.
signal(SIGPIPE, SIG_IGN)

var arguments: [String] = []
for index in 1..<max(1, Int(CommandLine.argc)) {
  guard let argument = CommandLine.unsafeArgv[index] else { break }
  // Repairing ill-formed text would compare, or open, something else than what was meant.
  guard let text = String(validatingCString: argument) else {
    Descriptor(2).write("psso: argument \(index): not UTF-8\n".utf8.span)
    exit(ExitStatus.usage.rawValue)
  }
  arguments.append(text)
}

var environment: [String: String] = [:]
for name in ["NO_COLOR", "TERM"] {
  if let value = getenv(name) { environment[name] = String(cString: value) }
}

let console = Console(
  input: Descriptor(0), output: Descriptor(1), error: Descriptor(2), environment: environment,
  now: { Int64(time(nil)) })
exit(Tool.run(arguments, console))
