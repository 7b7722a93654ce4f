import ViperLinking
package import ViperModel

/// The architecture of one commit in figures.
package struct TrendPoint: Sendable, Equatable {
  /// The commit's full id.
  package var commit: String
  /// The day of the commit: `2026-01-31`.
  package var day: String
  /// The first line of its message.
  package var subject: String
  package var figures: Figures

  package init(commit: String, day: String, subject: String, figures: Figures) {
    (self.commit, self.day, self.subject, self.figures) = (commit, day, subject, figures)
  }

  /// The id as people write it.
  package var shortCommit: String { String(commit.prefix(8)) }
}

extension TrendPoint {
  package struct Figures: Sendable, Equatable {
    package var findings: SeverityCounts
    package var modules: Int
    /// The pairs of modules of which the first refers to the second.
    package var references: Int
    /// The circles of references between modules: groups in which each module leads to each other one.
    package var cycles: Int
    /// The number of modules in these groups.
    package var modulesInCycles: Int

    package init(
      findings: SeverityCounts = SeverityCounts(), modules: Int = 0, references: Int = 0, cycles: Int = 0,
      modulesInCycles: Int = 0
    ) {
      self.findings = findings
      self.modules = modules
      self.references = references
      self.cycles = cycles
      self.modulesInCycles = modulesInCycles
    }

    /// The figures of a code base, from the same view as its pictures and metrics.
    package init(of graph: ComponentGraph, findings: SeverityCounts) {
      let view = GraphView.module(of: graph)
      let pairs = Set(view.edges.filter { $0.from != $0.to }.map { [$0.from, $0.to] })
      let groups = StronglyConnectedComponents.numbers(
        count: view.nodes.count, edges: pairs.sorted { $0.lexicographicallyPrecedes($1) }.map { ($0[0], $0[1]) })
      let sizes = Dictionary(groups.map { ($0, 1) }, uniquingKeysWith: +).values.filter { $0 > 1 }
      self.init(
        findings: findings, modules: view.nodes.count, references: pairs.count, cycles: sizes.count,
        modulesInCycles: sizes.reduce(0, +))
    }

    /// The number of other modules that a module refers to, on average.
    package var coupling: Double { modules == 0 ? 0 : Double(references) / Double(modules) }
  }
}

/// The figures of some commits of a history, the oldest first.
package struct Trend: Sendable, Equatable {
  /// The name of the project.
  package var title: String
  /// The number of commits of the history that changed a Swift file, drawn or not.
  package var commits: Int
  package var points: [TrendPoint]

  package init(title: String, commits: Int, points: [TrendPoint]) {
    (self.title, self.commits, self.points) = (title, commits, points)
  }
}

/// The selection of a few commits from a history.
package enum TrendSampling {
  /// As many as a chart shows apart.
  package static let most = 50

  /// Positions from 0 to `count - 1`, the first and the last always among them: every n-th, or fewer, spread evenly, if there
  /// were more than the limit.
  package static func positions(of count: Int, every step: Int = 1, most: Int = most) -> [Int] {
    guard count > 0 else { return [] }
    var positions = Array(stride(from: 0, to: count, by: max(1, step)))
    if positions.last != count - 1 { positions.append(count - 1) }
    let last = positions.count - 1
    guard positions.count > most, most > 1 else { return positions }
    return (0..<most).map { positions[($0 * last + (most - 1) / 2) / (most - 1)] }
  }
}
