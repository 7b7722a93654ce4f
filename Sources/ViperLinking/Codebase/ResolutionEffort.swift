/// How much may still be done for one type as written: aliases and generic parameters can name each other in a circle, and a few
/// aliases can stand for millions of parts.
struct ResolutionEffort {
  private var depth = 0
  private var steps = 0

  /// Far more than any type that people write takes.
  private static let depthLimit = 40
  private static let stepLimit = 1000

  /// Does one more step, unless there have been too many; nil then.
  mutating func step<Result>(_ work: (inout ResolutionEffort) -> Result) -> Result? {
    guard depth < Self.depthLimit, steps < Self.stepLimit else { return nil }
    depth += 1
    steps += 1
    defer { depth -= 1 }
    return work(&self)
  }
}
