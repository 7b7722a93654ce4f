import ViperRules

/// Which module needs work most: the one with the most errors, then warnings, then infos.
struct ModuleNeeds {
  private let ranks: [String: Int]

  init(_ findings: [Finding]) {
    let rows = FindingCounts.rows(findings.filter { $0.module != nil }) { $0.module ?? "" }
    ranks = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.name, $0) })
  }

  /// The module's place, the worst being 0; what is in no module comes after all of them.
  func rank(of module: String?) -> Int { module.flatMap { ranks[$0] } ?? ranks.count }
}
