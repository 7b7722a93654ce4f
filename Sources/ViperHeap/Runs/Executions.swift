import ViperFacts
import ViperLinking

/// The entries of a code base, each to be executed alone.
struct Executions {
  private let codebase: Codebase
  private let frameworks: FrameworkModels
  private let dispatch: Dispatch
  private let bodies: LoweredBodies
  private let externals: ExternalTypes
  private let eventMethods: EventMethods
  private let initials: InitialValues
  let entries: [Entry]
  private let slots: Set<Int>

  init(_ codebase: Codebase, _ occurrences: Occurrences, _ mentions: NameMentions, _ frameworks: FrameworkModels) {
    (self.codebase, self.frameworks) = (codebase, frameworks)
    dispatch = Dispatch(codebase)
    bodies = LoweredBodies(codebase, occurrences, dispatch)
    externals = ExternalTypes(codebase, frameworks)
    eventMethods = EventMethods(codebase, externals, mentions)
    entries = Entries(codebase, bodies, externals, frameworks, ClassMentions(codebase, occurrences, externals)).all
    slots = Set(entries.map(\.slot))
    initials = InitialValues(codebase)
  }

  /// - Parameter note: what to do at the end of each phase, with what lives.
  func run(_ entry: Entry, noting note: (Interpreter, HeapReport.Phase, Survival) -> Void) -> Interpreter {
    let interpreter = Interpreter(codebase, bodies, dispatch, frameworks, externals, initials, eventMethods, entries: slots)
    withoutActuallyEscaping(note) { note in Life(interpreter) { note(interpreter, $0, $1) }.run(entry) }
    return interpreter
  }

  /// The place of the name of an entry's function.
  func place(of entry: Entry) -> SourceRange {
    let reference = codebase.declaration(ofSlot: entry.slot)
    return codebase.range(codebase.declaration(reference).nameSpan, in: Int(reference.file))
  }

  /// `LoginAssembly.build(output:)`.
  func name(of entry: Entry) -> String {
    let reference = codebase.declaration(ofSlot: entry.slot)
    let declaration = codebase.declaration(reference)
    var name = codebase.text(codebase.name(reference))
    if declaration.kind != .property {
      name += "(" + codebase.labels(of: reference).map { ($0 == 0 ? "_" : codebase.text($0)) + ":" }.joined() + ")"
    }
    return dispatch.owner(of: entry.slot).map { "\(codebase.types[$0].qualifiedName).\(name)" } ?? name
  }
}
