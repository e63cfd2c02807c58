extension Double {
  /// The number with this many digits behind the point.
  func fixed(_ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let units = Int((self * Double(scale)).rounded())
    let fraction = String(units % scale)
    return "\(units / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension Int {
  /// A number of octets in KiB.
  var kibibytes: String { "\(self / 1024) KiB" }
}

extension String {
  /// The text with blanks up to a width: behind it, or in front where the width is negative.
  func padded(to width: Int) -> String {
    let blanks = String(repeating: " ", count: Swift.max(0, abs(width) - count))
    return width < 0 ? blanks + self : self + blanks
  }
}
