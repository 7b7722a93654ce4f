package import ViperFacts
package import ViperLinking

/// What an entry makes, while it is shown and once its screen is closed.
package struct ObjectLife: Sendable {
  /// The qualified name of the entry's function.
  package let name: String
  package let place: SourceRange
  /// The same nodes as `closed`, or the first of them.
  package let shown: ObjectGraph
  package let closed: ObjectGraph
  /// The assignments of properties that have run.
  package let assignments: Set<ExecutedAssignment>
  /// The uses of properties that held nothing, before the screen was closed.
  package let nilUses: [NilUse]
  /// The properties that held something then.
  package let filled: Set<SlotSite>

  /// - Parameter isWanted: which entries are executed.
  package static func all(
    of codebase: Codebase, _ occurrences: Occurrences, _ frameworks: FrameworkModels, where isWanted: (Entry) -> Bool
  ) -> [ObjectLife] {
    let executions = Executions(codebase, occurrences, frameworks)
    return executions.entries.filter(isWanted).map { entry in
      var graphs: [HeapReport.Phase: ObjectGraph] = [:]
      var (nilUses, filled): ([NilUse], Set<SlotSite>) = ([], [])
      let interpreter = executions.run(entry) { interpreter, phase, _ in
        if phase == .shown || phase == .closed { graphs[phase] = interpreter.objectGraph() }
        if phase == .used { (nilUses, filled) = (interpreter.nilUses(), interpreter.filledSlots()) }
      }
      // A life has all phases.
      return ObjectLife(
        name: executions.name(of: entry), place: executions.place(of: entry), shown: graphs[.shown]!,
        closed: graphs[.closed]!, assignments: interpreter.assignments, nilUses: nilUses, filled: filled)
    }
  }
}
