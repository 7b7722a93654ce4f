internal import ViperConfiguration
internal import ViperModel
internal import ViperRules
internal import ViperText

/// Limits for the types of a role at today's 95th percentile, with the larger ones left out.
struct LimitDraft {
  private let roles: DraftedUnits

  init(_ roles: DraftedUnits) { self.roles = roles }

  /// Of fewer types, a percentile says nothing.
  private static let fewest = 10
  private static let mostRoles = 6
  private static let mostExceptions = 10
  /// What is limited, and what its limits are multiples of.
  private static let measures: [(measure: ConstraintLimits.Measure, step: Int)] = [(.lines, 50), (.dependencies, 1)]

  func drafts(_ code: inout DraftedCode) -> [DraftedConstraint] {
    let names = roles.sizes.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
    var drafts: [DraftedConstraint] = []
    for role in names where drafts.count < Self.mostRoles {
      if let draft = draft(role, &code), code.holds(draft) { drafts.append(draft) }
    }
    return drafts
  }

  private func draft(_ role: String, _ code: inout DraftedCode) -> DraftedConstraint? {
    let selection = Selection([Selector([Selector.Condition(.role, patterns: [Wildcard(role)])])])
    var (bounds, words, exceptions, count): ([String], [String], Set<String>, Int) = ([], [], [], 0)
    for (measure, step) in Self.measures {
      let numbers = code.engine.numbers(measure, of: selection)
      count = numbers.count
      guard count >= Self.fewest, let limit = Self.limit(numbers.map(\.number), step: step) else { continue }
      let larger = numbers.filter { $0.number > limit }
      exceptions.formUnion(larger.map { code.inventory.types[$0.type].name })
      bounds.append("\(measure.rawValue): \(limit)")
      words.append("\(count - larger.count) have at most \(limit) \(measure.rawValue)")
    }
    guard !bounds.isEmpty else { return nil }
    let rest = exceptions.isEmpty ? "" : "; \(counted(exceptions.count, "larger one")) under 'not'"
    let selector = SelectorText.selector("role", [role], without: exceptions.sorted())
    return DraftedConstraint(
      name: "\(role)-limits", basis: "of \(count) types with the role \(role), \(words.joined(separator: ", "))\(rest)",
      reason: "Nearly all are that small today.", statement: ["limit: {\(bounds.joined(separator: ", ")), of: \(selector)}"])
  }

  /// The 95th percentile, rounded up; more where too many types are above it.
  private static func limit(_ numbers: [Int], step: Int) -> Int? {
    let sorted = numbers.sorted()
    guard let largest = sorted.last, largest > 0 else { return nil }
    let position = max((sorted.count * 95 + 99) / 100 - 1, sorted.count - 1 - mostExceptions)
    return max(1, (sorted[position] + step - 1) / step) * step
  }
}
