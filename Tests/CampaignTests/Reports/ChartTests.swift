import Testing

@testable import Campaign

/// Axes and drawings.
@Suite struct ChartTests {
  @Test(arguments: [
    ([711.0, 714], ["711", "712", "713", "714"]),
    ([5_697, 5_822], ["5,650", "5,700", "5,750", "5,800", "5,850"]),
    ([19_000, 20_419], ["19k", "19.5k", "20k", "20.5k"]),
    ([286, 286], ["285", "286", "287"]),
    ([0, 0], ["0", "1"]),
    ([], ["0", "1"]),
    ([.nan, 3, .infinity], ["2", "3", "4"]),
  ])
  func axesOfCountsAreRound(values: [Double], labels: [String]) {
    #expect(Axis.counts(values).ticks.map(\.label) == labels)
  }

  @Test func barsBeginAtZero() {
    #expect(
      Axis.counts([51e6, 830e6, 956e6], fromZero: true).ticks.map(\.label) == ["0", "0.5G", "1G"])
  }

  @Test(arguments: [
    (0.0, ["0", "0.5 s", "1 s"]), (30, ["0", "10 s", "20 s", "30 s"]),
    (600, ["0", "5 min", "10 min"]), (28_800, ["0", "2 h", "4 h", "6 h", "8 h"]),
    (864_000, ["0", "5 d", "10 d"]), (.nan, ["0", "0.5 s", "1 s"]),
  ])
  func timeHasAUnit(seconds: Double, labels: [String]) {
    #expect(Axis.time(seconds).ticks.map(\.label) == labels)
  }

  @Test func positionsStayInThePlot() {
    let axis = Axis.counts([10, 20])
    #expect(axis.position(10) == 0 && axis.position(20) == 1)
    #expect(axis.position(-5) == 0 && axis.position(1e300) == 1 && axis.position(.nan) == 0)
  }

  @Test func aNightOfSamplesIsAShortPath() {
    let plot = Plot(
      title: "t", top: 0, x: .time(28_800), y: .counts([0, 1_000]), style: "coverage")
    let points = (0...28_800).map { Plot.Point(x: Double($0), y: Double($0) / 28.8) }
    let path = plot.steps(points).text
    #expect(path.utf8.count < 12_000)
    // The last point stays, and the line ends there.
    #expect(path.contains("cx=\"330\" cy=\"0\""))
  }

  @Test func nothingToDrawIsNothing() {
    let plot = Plot(title: "t", top: 0, x: .time(1), y: .counts([]), style: "corpus")
    #expect(plot.steps([]) == "" && plot.line([]) == "" && plot.bars([]) == "")
  }
}
