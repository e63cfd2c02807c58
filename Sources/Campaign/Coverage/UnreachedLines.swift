import Foundation

/// Finds the lines that nothing reached, and the functions that they are in.
enum UnreachedLines {
  /// The lines with a count of 0 in lcov's format, by file.
  static func lines(lcov: String) -> [String: [Int]] {
    var lines: [String: [Int]] = [:]
    var file = ""
    for line in lcov.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("SF:") {
        file = String(line.dropFirst(3))
      } else if line.hasPrefix("DA:") {
        let numbers = line.dropFirst(3).split(separator: ",")
        if numbers.count >= 2, numbers[1] == "0", let number = Int(numbers[0]) {
          lines[file, default: []].append(number)
        }
      }
    }
    return lines
  }

  /// Groups a file's lines by the innermost function around each.
  ///
  /// - Parameters:
  ///   - functions: The functions of the file.
  ///   - names: Readable names of symbols.
  static func functions(
    _ lines: [Int], in functions: [CoverageExport.Function], names: [String: String]
  ) -> [UnreachedFunction] {
    // A function's first region is the whole of it.
    var spans: [(span: ClosedRange<Int>, function: CoverageExport.Function)] = []
    for function in functions {
      guard let region = function.regions.first, region.count >= 4, region[0] <= region[2] else {
        continue
      }
      spans.append((Int(clamping: region[0])...Int(clamping: region[2]), function))
    }
    var order: [String] = []
    var grouped: [String: (lines: [Int], isCalled: Bool)] = [:]
    for line in lines.sorted() {
      let inner = spans.filter { $0.span.contains(line) }.min { $0.span.count < $1.span.count }
      let name = inner.map { names[$0.function.name] ?? $0.function.name } ?? "(no function)"
      // A closure that is never called may be within a function that is.
      let isCalled = spans.contains {
        $0.function.count > 0 && $0.span.contains(line)
          && (names[$0.function.name] ?? $0.function.name) == name
      }
      if grouped[name] == nil { order.append(name) }
      grouped[name, default: ([], false)].lines.append(line)
      if isCalled || inner == nil { grouped[name]?.isCalled = true }
    }
    return order.compactMap { name in
      grouped[name].map {
        UnreachedFunction(name: name, isNeverCalled: !$0.isCalled, lines: ranges($0.lines))
      }
    }
  }

  /// Numbers that follow each other as ranges.
  static func ranges(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, number == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges
  }
}
