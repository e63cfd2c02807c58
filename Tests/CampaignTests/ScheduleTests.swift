import Testing

@testable import Campaign

/// Who gets the next slice.
@Suite struct ScheduleTests {
  @Test func everyTargetGetsASliceBeforeAnyGetsASecond() {
    var schedule = Schedule(.adaptive, targets: 3)
    var order: [Int] = []
    for _ in 0..<3 {
      let next = schedule.next(among: [0, 1, 2]) ?? -1
      order.append(next)
      schedule.record(next, gain: next == 0 ? 100 : 0, seconds: 1)
    }
    #expect(order == [0, 1, 2])
    #expect(schedule.next(among: [0, 1, 2]) == 0)
  }

  @Test func moreGainGetsMoreTime() {
    #expect(shares(.adaptive, gains: [0, 8, 1]) == [1: true])
    #expect(shares(.equal, gains: [0, 8, 1]) == [:])
  }

  @Test func whereNothingIsGainedTimeIsSharedEqually() {
    var schedule = Schedule(.adaptive, targets: 3)
    var slices = [0, 0, 0]
    for round in 0..<300 {
      guard let next = schedule.next(among: [0, 1, 2]) else { break }
      slices[next] += 1
      schedule.record(next, gain: round < 6 && next == 1 ? 9 : 0, seconds: 1)
    }
    #expect(slices.allSatisfy { 95...105 ~= $0 }, "\(slices)")
  }

  /// The targets that got more than half of a hundred slices, when each always gains the same.
  private func shares(_ policy: Schedule.Policy, gains: [Double]) -> [Int: Bool] {
    var schedule = Schedule(policy, targets: gains.count)
    var slices = [Int](repeating: 0, count: gains.count)
    for _ in 0..<100 {
      guard let next = schedule.next(among: Array(gains.indices)) else { break }
      slices[next] += 1
      schedule.record(next, gain: gains[next], seconds: 1)
    }
    #expect(slices.allSatisfy { $0 >= 100 / gains.count / 2 - 1 }, "one starves: \(slices)")
    return Dictionary(
      uniqueKeysWithValues: slices.enumerated().filter { $0.element > 50 }.map { ($0.offset, true) }
    )
  }

  @Test func whatNoLongerGainsGivesWay() {
    var schedule = Schedule(.adaptive, targets: 2)
    for target in [0, 1] { schedule.record(target, gain: target == 0 ? 50 : 5, seconds: 1) }
    var slices = 0
    while schedule.next(among: [0, 1]) == 0, slices < 100 {
      schedule.record(0, gain: 0, seconds: 1)
      slices += 1
    }
    #expect(1...8 ~= slices)
  }

  @Test func onlyIdleTargetsAreChosen() {
    var schedule = Schedule(.adaptive, targets: 2)
    schedule.record(0, gain: 10, seconds: 1)
    schedule.record(1, gain: 0, seconds: 1)
    #expect(schedule.next(among: [1]) == 1)
    #expect(schedule.next(among: []) == nil)
  }

  @Test func featuresCountLessThanEdgesAndNothingIsNegative() {
    #expect(Schedule.gain(edges: 1, features: 0) > Schedule.gain(edges: 0, features: 49))
    #expect(Schedule.gain(edges: -3, features: -9) == 0)
  }
}
