import Foundation

/// An axis: what it spans, and where its labels stand.
struct Axis {
  /// The value at its beginning.
  let lower: Double
  /// The value at its end; always larger than `lower`.
  let upper: Double
  /// The labelled values, with their labels.
  let ticks: [(value: Double, label: String)]

  /// Where a value stands, from 0 at the beginning to 1 at the end.
  func position(_ value: Double) -> Double {
    guard value > lower else { return 0 }
    return min((value - lower) / (upper - lower), 1)
  }

  /// An axis of whole numbers, from and to a round one.
  static func counts(_ values: [Double], fromZero: Bool = false, ticks: Double = 3) -> Axis {
    let values = values.filter(\.isFinite)
    let least = fromZero ? 0 : values.min() ?? 0
    let most = max(values.max() ?? 0, least)
    let step = roundStep((most - least) / ticks, atLeast: 1)
    var lower = (least / step).rounded(.down) * step
    var upper = (most / step).rounded(.up) * step
    // A line that stays where it is stands in the middle.
    if lower == upper { (lower, upper) = (max(0, lower - step), upper + step) }
    return Axis(lower: lower, upper: upper, step: step) { label($0, step: step, most: upper) }
  }

  /// An axis of whole numbers whose ends are not rounded, such as one of campaigns.
  static func numbers(from lower: Int, to upper: Int, ticks: Double = 5) -> Axis {
    let step = roundStep(Double(upper - lower) / ticks, atLeast: 1)
    return Axis(lower: Double(lower) - 0.5, upper: Double(upper) + 0.5, step: step) {
      NumberText.fixed($0, 0)
    }
  }

  /// An axis of time from 0, in seconds.
  static func time(_ seconds: Double) -> Axis {
    let upper = seconds.isFinite ? max(seconds, 1) : 1
    let units = [(1.0, "s", 120.0), (60, "min", 7200), (3600, "h", 259_200)]
    let (size, unit, _) = units.first { upper <= $0.2 } ?? (86_400, "d", .infinity)
    let step = roundStep(upper / size / 4, atLeast: 0.1) * size
    return Axis(lower: 0, upper: upper, step: step) {
      $0 == 0 ? "0" : "\(NumberText.short($0 / size)) \(unit)"
    }
  }

  private init(lower: Double, upper: Double, step: Double, label: (Double) -> String) {
    self.lower = lower
    self.upper = upper
    let first = (lower / step).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    ticks = stride(from: first, through: last, by: 1).map { ($0 * step, label($0 * step)) }
  }

  /// The next of 1, 2, 5, 10, 20, 50 and so on.
  private static func roundStep(_ step: Double, atLeast least: Double) -> Double {
    guard step > least else { return least }
    let power = pow(10, log10(step).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= step * 0.999 } ?? 10 * power
  }

  private static func label(_ value: Double, step: Double, most: Double) -> String {
    let units = [(1e9, "G"), (1e6, "M"), (1e3, "k")]
    let unit = units.first { most >= max(10_000, $0.0) && step * 10 >= $0.0 }
    guard let (size, unit) = unit else {
      return Int(exactly: value).map { NumberText.count($0) } ?? NumberText.fixed(value, 0)
    }
    return value == 0 ? "0" : NumberText.short(value / size) + unit
  }
}
