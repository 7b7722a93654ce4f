import ViperHeap

/// Which parts of modules live once all screens are closed, beside what is said of them.
struct LeakTable {
  enum Verdict: String, CaseIterable { case found, missed, open, invented, doubted, released }

  struct Row {
    let type: String
    let said: HeapReport.Answer
    /// So many live.
    let living: Int
    /// So many live once nothing keeps the app.
    let left: Int

    var verdict: Verdict {
      switch (said, living > 0) {
      case (.yes, true): .found
      case (.perhaps, true): .open
      case (.no, true): .missed
      case (.yes, false): .invented
      case (.perhaps, false): .doubted
      case (.no, false): .released
      }
    }

    var text: String { "\(verdict.rawValue): \(type): said \(said.rawValue); \(living) living, \(left) left" }
  }

  private static let roles = [
    "View", "ViewController", "Screen", "Scene", "Page", "Presenter", "Interactor", "Router", "Wireframe", "Coordinator",
  ]

  let rows: [Row]

  init(_ report: HeapReport, _ run: RunHeap) {
    let said = Dictionary(
      grouping: report.snapshots.first { $0.phase == .closed }?.objects.filter(\.isInstance) ?? [], by: \.type)
    func seen(_ phase: String) -> [String: Int] {
      Dictionary(grouping: run.phases[phase] ?? [], by: \.type).mapValues(\.count)
    }
    let (living, left) = (seen("closed"), seen("ended"))
    let types = Set(said.keys).union(living.keys).union(run.phases.values.joined().map(\.type))
    rows = types.filter { type in Self.roles.contains { type.hasSuffix($0) } }.sorted().map { type in
      let answers = (said[type] ?? []).map { $0.isFromOutside && $0.lives == .yes ? .perhaps : $0.lives }
      return Row(
        type: type, said: answers.contains(.yes) ? .yes : answers.contains(.perhaps) ? .perhaps : .no, living: living[type] ?? 0,
        left: left[type] ?? 0)
    }
  }
}
