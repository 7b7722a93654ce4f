import ViperModel
import ViperRules
import ViperText

/// The first lines of a text report: what was understood of each root in words, and how sure that is.
struct UnderstandingText {
  let lines: [String]

  init(_ report: LintReport) {
    let shares = Dictionary(grouping: report.roots, by: \.root)
    var seen: Set<String> = []
    let roots = report.roots.map(\.root).filter { seen.insert($0).inserted }
    let groups = report.architectures.filter { [.viper, .cleanSwift, .ribs].contains($0.architecture) }
    lines =
      roots.map { root in
        Self.line(root, shares[root] ?? [], groups.first { $0.path == root })
      } + groups.filter { !roots.contains($0.path) }.map { "\($0.path.visible): \($0.summary)" }
  }

  /// `App: 144 VIPER modules (144 presenters, 133 interactors): 70 rambler (95 % match), 8 match no known dialect; what
  /// dialects add (ownership, assembly, required parts) is not checked`.
  private static func line(_ root: String, _ shares: [LintReport.DialectShare], _ group: ArchitectureGroup?) -> String {
    let count = shares.reduce(0) { $0 + $1.modules }
    let kind = group.map { "\($0.architecture.title) " } ?? ""
    let parts = group.map(\.parts) ?? ""
    let modules = counted(count, "\(kind)module") + (parts.isEmpty ? "" : " (\(parts))")
    // The remark on those without a dialect is about them alone, so it ends the line.
    let ordered = shares.filter { !$0.isUnfitting } + shares.filter(\.isUnfitting)
    return "\(root.visible): \(modules): " + ordered.map { share($0, isAlone: shares.count == 1) }.joined(separator: ", ")
  }

  private static func share(_ share: LintReport.DialectShare, isAlone: Bool) -> String {
    let number = isAlone ? "" : "\(share.modules) "
    let name = LearnedDialect.isNamedInRun(share.dialect) ? "a dialect learned from them" : share.dialect.visible
    switch share.choice {
    case .pinned: return "\(number)\(name), as configured"
    case .wired: return "\(number)\(name), by \(share.modules == 1 ? "its" : "their") architecture"
    case .detected(let score): return "\(number)\(name) (\(matchText(score)))"
    case .fallback:
      let remark = "no known dialect; what dialects add (ownership, assembly, required parts) is not checked"
      return isAlone ? remark : "\(number)\(share.modules == 1 ? "matches" : "match") \(remark)"
    }
  }
}

extension LintReport.DialectShare {
  fileprivate var isUnfitting: Bool { if case .fallback = choice { true } else { false } }
}
