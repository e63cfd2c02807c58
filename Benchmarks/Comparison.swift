/// An operation beside the yardstick that its cost is given in.
struct Comparison {
  let operation: Operation
  let yardstick: Operation
  /// The highest ratio that holds, or nil where it is only told.
  var ceiling: Double?

  /// Takes turns between the two, and changes who goes first.
  ///
  /// What disturbs the machine for longer than a turn disturbs both sides of a ratio, and what
  /// disturbs a single turn is as likely on either side: the median drops it.
  func figure(rounds: Int) -> Figure {
    let operationCount = operation.calibrated()
    let yardstickCount = yardstick.calibrated()
    var times: [Double] = []
    var ratios: [Double] = []
    for round in 0..<rounds {
      let before = round % 2 == 0 ? yardstick.time(yardstickCount) : nil
      let time = operation.time(operationCount)
      times.append(time)
      ratios.append(time / (before ?? yardstick.time(yardstickCount)))
    }
    return Figure(
      name: operation.name, yardstick: yardstick.name, nanoseconds: median(times),
      ratio: median(ratios), ceiling: ceiling)
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// What a comparison gave.
struct Figure {
  let name: String
  let yardstick: String
  /// The median time of one operation.
  let nanoseconds: Double
  /// The median of the rounds' ratios, which is not the ratio of the medians.
  let ratio: Double
  let ceiling: Double?

  var holds: Bool { ceiling.map { ratio <= $0 } ?? true }
}
