import ViperFacts
package import ViperLinking

/// The entries of a code base, executed one after the other, with what there is in each phase.
package struct HeapRun: Sendable {
  package let reports: [HeapReport]
  /// How often a limit has ended an execution.
  package let exceeded: Int

  /// - Parameter isWanted: which entries are executed.
  package init(
    _ codebase: Codebase, _ occurrences: Occurrences, _ frameworks: FrameworkModels,
    where isWanted: (Entry) -> Bool = { _ in true }
  ) {
    let executions = Executions(codebase, occurrences, NameMentions(codebase), frameworks)
    var (reports, exceeded): ([HeapReport], Int) = ([], 0)
    for entry in executions.entries where isWanted(entry) {
      var snapshots: [HeapReport.Snapshot] = []
      let interpreter = executions.run(entry) { interpreter, phase, living in
        snapshots.append(HeapReport.Snapshot(phase: phase, objects: interpreter.report(living)))
      }
      exceeded += interpreter.exceeded
      reports.append(
        HeapReport(
          entry: executions.name(of: entry), place: executions.place(of: entry), snapshots: snapshots,
          types: interpreter.madeTypes))
    }
    self.reports = reports
    self.exceeded = exceeded
  }

  /// Those of entries that make objects of some types, with these objects and what comes from outside.
  package func reports(making types: Set<TypeSymbol.ID>) -> [HeapReport] {
    reports.filter { !$0.types.isDisjoint(with: types) }.map { $0.showing(types) }
  }
}
