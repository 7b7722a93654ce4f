import ViperRules

/// What the linter says of code after an edit, beside what it said before.
struct FindingChange {
  private var before: [String: Int] = [:]
  private var after: [String: Int] = [:]
  /// What was said before, and what another rule said in the same place.
  private var known: [String: Int] = [:]
  /// The modules with the dialects by which they were judged.
  private var judged: [String?: Set<String?>] = [:]

  init(from before: [Finding], to after: [Finding]) {
    for finding in before where finding.disposition == .new {
      self.before[Self.identity(finding, finding.rule), default: 0] += 1
      judged[finding.module, default: []].insert(finding.dialect)
      for rule in [finding.rule] + finding.alsoRules {
        known[Self.identity(finding, rule), default: 0] += 1
      }
    }
    // A module that an edit makes one of a dialect is judged by more.
    for finding in after where finding.disposition == .new && judged[finding.module]?.contains(finding.dialect) ?? true {
      self.after[Self.identity(finding, finding.rule), default: 0] += 1
    }
  }

  /// What stays of a finding when code is edited: neither its place nor its words, nor by which type a property holds its part.
  private static func identity(_ finding: Finding, _ rule: String) -> String {
    [rule, finding.component, finding.property, finding.property == nil ? finding.target : nil, finding.member].map { $0 ?? "" }
      .joined(separator: " ")
  }

  /// Whether a finding is still there, and what is new.
  func remarks(on finding: Finding) -> [String] {
    let own = Self.identity(finding, finding.rule)
    let stays = after[own, default: 0] > before[own, default: 0] - 1 ? ["'\(own)' stays"] : []
    return stays
      + after.filter { $0.key != own && $0.value > known[$0.key, default: 0] }.keys.sorted().map {
        "'\($0)' is new"
      }
  }
}
