import Foundation
import PlatformSSOAssertion
import Testing

@testable import psso

/// Streams that close early, fail, never end or are not ready.
@Suite struct SystemTests {
  /// A pipe's two ends.
  private struct Pipe {
    let reader: Int32
    let writer: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      reader = ends[0]
      writer = ends[1]
    }
  }

  private func run(_ arguments: [String], to output: Descriptor) -> (status: Int32, error: String) {
    let error = Recorder()
    let console = Console(
      input: Source(octets: []), output: output, error: error, environment: [:],
      now: { Sample.now })
    let status = Tool.run(arguments, console)
    return (status, String(decoding: error.octets, as: UTF8.self))
  }

  @Test func aReaderThatHasEnoughIsNoFault() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = try Pipe()
    close(pipe.reader)
    let result = run(["rules"], to: Descriptor(pipe.writer, isOwned: true))
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
  }

  @Test func aVerdictThatCanNotBeWrittenIsNoSuccess() throws {
    let number = open("/dev/full", O_WRONLY)
    try #require(number >= 0)
    let result = run(["rules"], to: Descriptor(number, isOwned: true))
    #expect(result.status == 2)
    #expect(result.error == "psso: standard output: No space left on device\n")
  }

  @Test func aPipeThatIsFullIsWaitedFor() throws {
    let pipe = try Pipe()
    try #require(fcntl(pipe.writer, F_SETFL, O_NONBLOCK) == 0)
    let count = 1 << 20
    let reader = Thread {
      let source = Descriptor(pipe.reader, isOwned: true)
      let taken = (try? source.read(atMost: count)).size
      #expect(taken == count)
    }
    reader.start()
    let destination = Descriptor(pipe.writer, isOwned: true)
    destination.write([UInt8](repeating: 7, count: count).span)
    #expect(destination.failure == nil)
  }

  @Test func readingStopsAtItsLimit() throws {
    let count = try Descriptor.reading("/dev/zero").read(atMost: 100_001).count
    #expect(count == 100_001)
  }

  @Test func aNewFileIsItsOwnersFromTheStart() throws {
    let scratch = try Scratch()
    let previous = umask(0)
    defer { umask(previous) }
    let file = try Descriptor.creating(scratch.path("file"), mode: 0o600)
    #expect(try scratch.mode("file") == 0o600)
    #expect(!file.isFileForOthers)
    #expect(try Descriptor.creating(scratch.path("other"), mode: 0o644).isFileForOthers)
    #expect(throws: SystemFailure(code: EEXIST)) {
      try Descriptor.creating(scratch.path("file"), mode: 0o600)
    }
  }
}
