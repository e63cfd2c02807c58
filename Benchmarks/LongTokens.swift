import AssertionMutation
import PlatformSSOAssertion

/// Tokens of nothing but dots that must be refused without being read.
struct LongTokens {
  /// 100 MB, which is what no step may be proportional to.
  private let huge = [UInt8](repeating: UInt8(ascii: "."), count: 100_000_000)
  /// The shortest token over the default limit.
  private let justOver = [UInt8](repeating: UInt8(ascii: "."), count: Limits().tokenSize + 1)

  /// Every way of refusing the huge one; without a limit, its dots are what has to end it.
  var refusals: [Operation] {
    var limitless = Limits()
    limitless.tokenSize = .max
    return [
      refuse(huge, "open, 100 MB of dots", .compactTokenSize),
      refuse(huge, "the same without a limit", .compactSegmentCount, limitless),
      inspect(huge, "inspect, 100 MB of dots", .compactTokenSize),
    ]
  }

  /// The huge one's time beside the time of the one just over the limit.
  var comparison: Comparison {
    Comparison(
      operation: refuse(huge, "refuse 100 MB of dots", .compactTokenSize),
      yardstick: refuse(justOver, "256 KiB + 1", .compactTokenSize), ceiling: 3)
  }

  private func refuse(
    _ token: [UInt8], _ name: String, _ rule: Rule, _ limits: Limits = Limits()
  ) -> Operation {
    Operation(name: name) {
      do throws(Refusal) {
        _ = try EmbeddedAssertion.open(
          token.span, with: Sample.recipient, expecting: Sample.expectations, limits: limits)
        return false
      } catch {
        return error.rule == rule
      }
    }
  }

  private func inspect(_ token: [UInt8], _ name: String, _ rule: Rule) -> Operation {
    Operation(name: name) {
      Inspection(of: token.span, with: Sample.recipient).broken.map(\.rule) == [rule]
    }
  }
}
