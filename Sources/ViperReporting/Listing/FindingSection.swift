import ViperFacts
import ViperModel
import ViperRules

/// A run of findings in the text report, with a heading if they are grouped.
struct FindingSection {
  var title: String?
  var findings: [Finding]

  /// The findings as a listing wants them, by its groups.
  ///
  /// - Parameters:
  ///   - needs: the order of modules, which counts findings that are not listed, too.
  ///   - basePath: the absolute folder that printed paths are relative to.
  static func sections(
    of findings: [Finding], _ listing: FindingListing, needs: ModuleNeeds, basePath: String
  ) -> [FindingSection] {
    let ordered = sorted(findings, needs)
    guard let grouping = listing.grouping else { return [FindingSection(findings: ordered)] }
    let groups = Dictionary(grouping: ordered) { title(of: $0, by: grouping, listing.owners, basePath) }
    return groups.map { FindingSection(title: $0.key, findings: $0.value) }.sorted { $0.rank < $1.rank }
  }

  /// The worst group last, then by name; findings without a group come first.
  private var rank: (Int, Int, Int, Int, String) {
    let count = { severity in findings.count { $0.severity == severity } }
    return (title?.hasPrefix("no ") == true ? 0 : 1, count(.error), count(.warning), findings.count, title ?? "")
  }

  static func title(
    of finding: Finding, by grouping: FindingListing.Grouping, _ owners: CodeOwners?, _ basePath: String
  ) -> String {
    switch grouping {
    case .file: finding.range.file
    case .module: finding.module.map { "module \($0)" } ?? "no module"
    case .rule: finding.rule
    case .owner:
      owners?.owners(of: finding.range.file.hasPrefix("/") ? finding.range.file : "\(basePath)/\(finding.range.file)")
        ?? "no owner"
    }
  }

  /// The errors last, of those the module that needs work most last, and findings with equal keys as they are: by file and position.
  private static func sorted(_ findings: [Finding], _ needs: ModuleNeeds) -> [Finding] {
    let keys = findings.map { finding in
      // The order has every severity.
      (-Severity.worstFirst.firstIndex(of: finding.severity)!, -needs.rank(of: finding.module))
    }
    return findings.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }.map { findings[$0] }
  }
}
