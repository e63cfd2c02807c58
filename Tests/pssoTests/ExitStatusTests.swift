import Campaign
import Testing

@testable import psso

/// The process ends with the status that a campaign's outcome and an obstacle's kind stand for.
@Suite struct ExitStatusTests {
  @Test(arguments: [
    Outcome.clean, .finding, .broken, .baselineFails, .budgetRanOut, .interrupted,
  ])
  func outcomesKeepTheirNumber(_ outcome: Outcome) {
    #expect(psso.ExitStatus(outcome).rawValue == Int32(outcome.rawValue))
  }

  @Test(arguments: [
    (Obstacle.Kind.refusal, 1 as Int32), (.usage, 2), (.broken, 3),
  ])
  func obstaclesEndTheToolByWhoseFaultTheyAre(_ kind: Obstacle.Kind, _ status: Int32) {
    let problem = Problem(Obstacle(kind, "some thing", "some reason"))
    #expect(problem.status.rawValue == status)
    #expect(problem.thing == "some thing")
    #expect(problem.why == "some reason")
    #expect(!problem.isUsage)
  }
}
