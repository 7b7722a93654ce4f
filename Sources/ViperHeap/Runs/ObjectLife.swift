package import ViperFacts
package import ViperLinking

/// What an entry makes, while it is shown and once its screen is closed.
package struct ObjectLife: Sendable {
  /// The qualified name of the entry's function.
  package let name: String
  package let place: SourceRange
  /// Whether a framework makes what it begins with, which lives as long as the app.
  package let isStart: Bool
  /// The same nodes as `closed`, or the first of them.
  package let shown: ObjectGraph
  package let closed: ObjectGraph
  /// The assignments of properties that have run.
  package let assignments: Set<ExpressionPlace>
  /// The references to what has been released by the end of the phase in which it was made.
  package let lost: [LostReference]
  /// The uses of properties that held nothing.
  package let nilUses: [NilUse]
  /// The properties that held something then.
  package let filled: Set<Int>
  /// Where those of them are that do so whoever calls the entry.
  package let alwaysFilled: Set<SlotSite>

  /// Executes entries one after the other.
  ///
  /// - Parameters:
  ///   - isWanted: which entries are executed.
  ///   - visit: is given each life in the order of the entries, and need not keep it.
  package static func visitAll(
    of codebase: Codebase, _ occurrences: Occurrences, _ mentions: NameMentions, _ frameworks: FrameworkModels,
    where isWanted: (Entry) -> Bool, _ visit: (ObjectLife) -> Void
  ) {
    let executions = Executions(codebase, occurrences, mentions, frameworks)
    for entry in executions.entries where isWanted(entry) { visit(ObjectLife(entry, executions)) }
  }

  private init(_ entry: Entry, _ executions: Executions) {
    var graphs: [HeapReport.Phase: ObjectGraph] = [:]
    var (lost, nilUses): ([LostReference], [NilUse]) = ([], [])
    var filled: (all: Set<Int>, always: Set<SlotSite>) = ([], [])
    var known = 0
    let interpreter = executions.run(entry) { interpreter, phase, living in
      if phase != .closed { lost += interpreter.lostReferences(living, from: known) }
      known = interpreter.objects.count
      if phase == .shown || phase == .closed { graphs[phase] = interpreter.objectGraph() }
      if phase == .used { (nilUses, filled) = (interpreter.nilUses(), interpreter.filledSlots()) }
      if phase == .closed { nilUses += interpreter.nilUsesWhileClosing() }
    }
    (name, place, isStart) = (executions.name(of: entry), executions.place(of: entry), entry.isStart)
    // A life has all phases.
    (shown, closed) = (graphs[.shown]!, graphs[.closed]!)
    (self.lost, self.nilUses) = (lost, nilUses)
    (self.filled, alwaysFilled) = filled
    assignments = interpreter.assignments
  }
}
