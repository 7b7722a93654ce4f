import ViperFacts
package import ViperLinking

/// The entries of a code base, executed one after the other.
package struct HeapRun: Sendable {
  package let reports: [HeapReport]
  /// How often a limit has ended an execution.
  package let exceeded: Int

  /// - Parameter isWanted: which entries are executed.
  package init(
    _ codebase: Codebase, _ occurrences: Occurrences, _ frameworks: FrameworkModels,
    where isWanted: (Entry) -> Bool = { _ in true }
  ) {
    let dispatch = Dispatch(codebase)
    let bodies = LoweredBodies(codebase, occurrences, dispatch)
    let externals = ExternalTypes(codebase, frameworks)
    var (reports, exceeded): ([HeapReport], Int) = ([], 0)
    for entry in Entries(codebase, bodies, externals, frameworks, ClassMentions(codebase, occurrences)).all where isWanted(entry)
    {
      let interpreter = Interpreter(codebase, bodies, dispatch, frameworks, externals)
      let life = Life(interpreter)
      life.run(entry)
      exceeded += interpreter.exceeded
      let reference = codebase.declaration(ofSlot: entry.slot)
      reports.append(
        HeapReport(
          entry: Self.name(of: entry, codebase, dispatch),
          place: codebase.range(codebase.declaration(reference).nameSpan, in: Int(reference.file)), snapshots: life.snapshots,
          types: interpreter.madeTypes))
    }
    self.reports = reports
    self.exceeded = exceeded
  }

  /// Those of entries that make objects of some types, with these objects and what comes from outside.
  package func reports(making types: Set<TypeSymbol.ID>) -> [HeapReport] {
    reports.filter { !$0.types.isDisjoint(with: types) }.map { $0.showing(types) }
  }

  private static func name(of entry: Entry, _ codebase: Codebase, _ dispatch: Dispatch) -> String {
    let reference = codebase.declaration(ofSlot: entry.slot)
    let declaration = codebase.declaration(reference)
    var name = codebase.text(codebase.name(reference))
    if declaration.kind != .property {
      name += "(" + codebase.labels(of: reference).map { ($0 == 0 ? "_" : codebase.text($0)) + ":" }.joined() + ")"
    }
    return dispatch.owner(of: entry.slot).map { "\(codebase.types[$0].qualifiedName).\(name)" } ?? name
  }
}
