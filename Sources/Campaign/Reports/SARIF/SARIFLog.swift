/// A log in the Static Analysis Results Interchange Format 2.1.0, as far as the campaign needs it.
///
/// The properties have the names that the format gives them.
struct SARIFLog: Encodable {
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// One campaign.
  struct Run: Encodable {
    let tool: Tool
    let automationDetails: AutomationDetails
    let invocations: [Invocation]
    let originalUriBaseIds: [String: ArtifactLocation]
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name: String
    let fullName: String
    let rules: [Descriptor]
  }

  struct AutomationDetails: Encodable {
    let id: String
  }

  struct Message: Encodable {
    let text: String
  }

  /// What a result's rule demands.
  struct Descriptor: Encodable {
    let id: String
    let shortDescription: Message
    let help: Message
    let defaultConfiguration = Configuration(level: "error")
    let properties: [String: String]

    struct Configuration: Encodable {
      let level: String
    }
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let exitCode: Int
    let exitCodeDescription: String
    let startTimeUtc: String?
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let partialFingerprints: [String: String]
    let baselineState: String
    let occurrenceCount: Int
    let properties: Properties
  }

  /// What the format has no place for.
  struct Properties: Encodable {
    let target: String
    let kind: String
    let rules: [String]
    let input: String
    let reproduction: String
    let reproduced: Finding.Reproduction
    let firstSeen: String
    let frames: [String]
    let explanation: [String]
  }

  struct Location: Encodable {
    var id: Int?
    var message: Message?
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String?
    var uriBaseId: String?
    var description: Message?
  }

  struct Region: Encodable {
    let startLine: Int
  }
}
