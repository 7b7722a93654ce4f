package import ViperModel
import ViperText

/// A module with findings, with its number of changes and of dependants, which decide where to start.
package struct Hotspot: Sendable, Equatable {
  package var module: String
  /// The folder of the module, as printed.
  package var path: String
  package var dialect: String
  package var findings: SeverityCounts
  /// The number of its findings of each rule.
  package var rules: [String: Int]
  /// The number of commits that changed one of its files.
  package var commits: Int
  /// The number of modules that refer to it.
  package var dependants: Int

  package init(
    module: String, path: String, dialect: String = "", findings: SeverityCounts, rules: [String: Int] = [:], commits: Int,
    dependants: Int
  ) {
    self.module = module
    self.path = path
    self.dialect = dialect
    self.findings = findings
    self.rules = rules
    self.commits = commits
    self.dependants = dependants
  }

  /// The weight of a finding: a few errors come before many remarks.
  package static func weight(of severity: Severity) -> Int {
    switch severity {
    case .error: 10
    case .warning: 3
    case .info: 1
    }
  }

  /// Findings × commits × modules that depend on it. One is added to each of the last two, so that a module which nobody
  /// changed or needs comes last and not outside the order.
  package var heat: Int { weight * (commits + 1) * (dependants + 1) }

  private var weight: Int { Severity.allCases.reduce(0) { $0 + findings[$1] * Self.weight(of: $1) } }

  /// `7 findings (2 errors), changed in 31 commits, 12 modules depend on it`.
  package var reason: String { "\(findings.text), \(change), \(need)" }

  private var change: String { commits == 0 ? "not changed" : "changed in \(counted(commits, "commit"))" }

  private var need: String {
    switch dependants {
    case 0: "no module depends on it"
    case 1: "1 module depends on it"
    default: "\(dependants) modules depend on it"
    }
  }

  /// The rules that it breaks, the most frequent first.
  package var rulesByCount: [(rule: String, count: Int)] {
    rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension Hotspot: Comparable {
  /// Orders modules by heat, then by findings, then by name, so that the order never depends on that of the input.
  package static func < (a: Self, b: Self) -> Bool {
    if a.heat != b.heat { return a.heat > b.heat }
    if a.weight != b.weight { return a.weight > b.weight }
    return (a.module, a.path) < (b.module, b.path)
  }
}

/// The modules with findings in the order in which to fix them.
package struct HotspotList: Sendable, Equatable {
  /// The name of the project.
  package var title: String
  /// The period whose commits count: `since 2026-01-31`.
  package var period: String
  /// The number of commits of the period that changed a Swift file.
  package var commits: Int
  /// The number of modules, with findings or without.
  package var modules: Int
  /// The findings in code outside of all modules, which have no rank.
  package var outside: SeverityCounts
  package let hotspots: [Hotspot]
  /// The names that several modules have.
  private let ambiguous: Set<String>

  /// - Parameter measured: the modules in any order; those without findings are counted only.
  package init(title: String, period: String, commits: Int, outside: SeverityCounts = SeverityCounts(), measured: [Hotspot]) {
    self.outside = outside
    (self.title, self.period, self.commits) = (title, period, commits)
    modules = measured.count
    hotspots = measured.filter { $0.findings.total > 0 }.sorted()
    ambiguous = Set(Dictionary(measured.map { ($0.module, 1) }, uniquingKeysWith: +).filter { $1 > 1 }.keys)
  }

  /// The name of a module, with its folder if another one has the same.
  package func name(of hotspot: Hotspot) -> String {
    ambiguous.contains(hotspot.module) ? "\(hotspot.module) (\(hotspot.path))" : hotspot.module
  }

  /// `12 of 40 modules have findings; 212 commits since 2026-01-31 changed Swift files`.
  package var summary: String {
    let verb = hotspots.count == 1 ? "has" : "have"
    let findings =
      hotspots.isEmpty
      ? "none of \(counted(modules, "module")) has a finding"
      : "\(hotspots.count) of \(counted(modules, "module")) \(verb) findings"
    return "\(findings); \(counted(commits, "commit")) \(period) changed Swift files"
  }

  /// The note on findings without a rank; nil if there are none.
  var rest: String? {
    outside.total == 0 ? nil : "\(outside.text) outside of all modules \(outside.total == 1 ? "is" : "are") not ranked"
  }

  /// How the order comes about, in words.
  static let formula =
    "Heat is findings × commits × modules that depend on it; an error weighs \(Hotspot.weight(of: .error)), a warning \(Hotspot.weight(of: .warning)), an info \(Hotspot.weight(of: .info))."

  /// The share of the greatest heat, from 0 to 1.
  func share(of hotspot: Hotspot) -> Double { Double(hotspot.heat) / Double(max(1, hotspots.first?.heat ?? 1)) }
}
