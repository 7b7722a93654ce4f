/// The budget for resolving one written type, because aliases and generic parameters can form cycles, and a few aliases can
/// expand to millions of parts.
struct ResolutionEffort {
  private var depth = 0
  private var steps = 0

  /// The limits, far above what real code needs.
  private static let depthLimit = 40
  private static let stepLimit = 1000

  /// Does a step of the resolution, or returns nil if the budget is exhausted.
  mutating func step<Result>(_ work: (inout ResolutionEffort) -> Result) -> Result? {
    guard depth < Self.depthLimit, steps < Self.stepLimit else { return nil }
    depth += 1
    steps += 1
    defer { depth -= 1 }
    return work(&self)
  }
}
