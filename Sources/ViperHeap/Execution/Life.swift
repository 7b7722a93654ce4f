import ViperFacts
import ViperLinking

/// The life of what an entry makes: assembled, shown, used, left and closed.
final class Life {
  private let interpreter: Interpreter
  private let frame: Frame
  /// The objects whose screens have been shown, with whether that is sure.
  private var shown: [Held.ObjectID: Bool] = [:]
  private var released: Set<Held.ObjectID> = []
  private(set) var snapshots: [HeapReport.Snapshot] = []

  private static let rounds = 3

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    frame = Frame(LoweredBody(file: -1), receiver: .data, context: 0, start: 0)
  }

  func run(_ entry: Entry) {
    let receiver = receiver(of: entry)
    let reference = interpreter.codebase.declaration(ofSlot: entry.slot)
    let declaration = interpreter.codebase.declaration(reference)
    let arguments = interpreter.codebase.parameters(of: reference).map { parameter in
      Argument(label: interpreter.codebase.name(parameter), value: outside(parameter, of: entry))
    }
    let result =
      declaration.kind == .property
      ? interpreter.read(entry.slot, of: receiver, 0, frame)
      : interpreter.run(entry.slot, on: receiver, arguments, 0, frame)
    interpreter.add(Held(result.objects), to: Interpreter.root(.screen), .elements)
    settle(.assembled)
    show(isSure: true)
    settle(.shown)
    for _ in 0..<Self.rounds { use() }
    settle(.used)
    close()
    settle(.closed)
  }

  private func receiver(of entry: Entry) -> Held {
    let declaration = interpreter.codebase.declaration(interpreter.codebase.declaration(ofSlot: entry.slot))
    switch entry.kind {
    case .made(let type):
      let object = interpreter.make(type, [], -2, frame)
      interpreter.add(object, to: Interpreter.root(.app), .elements)
      return object
    case .assembly:
      guard let owner = interpreter.dispatch.owner(of: entry.slot) else { return .data }
      if declaration.flags.contains(.isStatic) {
        return .object(interpreter.find(.metatype(owner), file: -2, node: owner, context: 0))
      }
      if declaration.kind == .initializer { return interpreter.makeBare(owner, frame) }
      return interpreter.outside(.nominal(owner, []))
    }
  }

  private func outside(_ parameter: DeclarationReference, of entry: Entry) -> Held {
    let function = interpreter.codebase.declaration(ofSlot: entry.slot)
    let scope = interpreter.codebase.scope(of: function, owner: interpreter.dispatch.owner(of: entry.slot))
    return interpreter.outside(interpreter.codebase.resolve(interpreter.codebase.declaration(parameter).type, in: scope))
  }

  // MARK: phases

  /// Lets go of what nothing keeps, and notes what there is.
  private func settle(_ phase: HeapReport.Phase) {
    interpreter.state.commit()
    var living = collect()
    for _ in 0..<Self.rounds where runDeinitializers() { living = collect() }
    snapshots.append(HeapReport.Snapshot(phase: phase, objects: interpreter.report(living)))
  }

  private func collect() -> Survival {
    let living = interpreter.survival()
    for object in interpreter.objects.indices {
      interpreter.objects[object].isDead = !living.perhaps.contains(object)
      interpreter.objects[object].mayBeDead = !living.surely.contains(object) && !interpreter.objects[object].isFromOutside
    }
    return living
  }

  /// Runs those of objects that have surely been released, and returns whether there were any.
  private func runDeinitializers() -> Bool {
    var hasRun = false
    for object in interpreter.objects.indices {
      guard interpreter.objects[object].isDead, let type = interpreter.objects[object].instance, released.insert(object).inserted
      else { continue }
      for deinitializer in interpreter.codebase.deinitializers(of: type) {
        interpreter.objects[object].isDead = false
        _ = interpreter.run(interpreter.codebase.slot(deinitializer), on: .object(object), [], object, frame)
        hasRun = true
      }
    }
    return hasRun
  }

  /// Calls what frameworks call on what has come to the screen, and what has waited.
  private func show(isSure: Bool) {
    for _ in 0..<Self.rounds {
      drain(isSure: isSure)
      let new = interpreter.onScreen().filter { shown[$0.object] == nil }
      if new.isEmpty { break }
      for (object, isThere) in new {
        shown[object] = isThere && isSure
        call(.shown, on: object, isSure: isThere && isSure)
      }
    }
    drain(isSure: isSure)
  }

  private func drain(isSure: Bool) {
    for _ in 0..<Self.rounds {
      let waiting = interpreter.later
      interpreter.later = []
      if waiting.isEmpty { break }
      for pending in waiting {
        if isSure { interpreter.call(pending, frame) } else { interpreter.perhaps { interpreter.call(pending, frame) } }
      }
    }
  }

  private func use() {
    for pending in interpreter.events { interpreter.perhaps { interpreter.call(pending, frame) } }
    for object in interpreter.objects.indices where interpreter.objects[object].instance != nil && !interpreter.objects[object].isDead {
      call(.used, on: object, isSure: false)
    }
    show(isSure: false)
    interpreter.state.commit()
  }

  private func close() {
    for (object, isSure) in shown.sorted(by: { $0.key < $1.key }) { call(.leaving, on: object, isSure: isSure) }
    interpreter.closeScreens()
    drain(isSure: true)
  }

  /// Calls the methods of an object that a framework calls in a phase.
  private func call(_ phase: FrameworkCallback.Phase, on object: Held.ObjectID, isSure: Bool) {
    guard let type = interpreter.objects[object].instance else { return }
    for callback in interpreter.externals.of(type).flatMap(interpreter.frameworks.callbacks) where callback.phase == phase {
      guard let function = interpreter.implementation(of: callback.member, in: type) else { continue }
      let arguments = interpreter.codebase.parameters(of: function).map {
        Argument(label: interpreter.codebase.name($0), value: .unknown(.external))
      }
      let run = { _ = self.interpreter.run(self.interpreter.codebase.slot(function), on: .object(object), arguments, object, self.frame) }
      if isSure { run() } else { interpreter.perhaps(run) }
    }
  }
}

extension Interpreter {
  /// An object whose initializer is yet to run.
  func makeBare(_ type: TypeSymbol.ID, _ frame: Frame) -> Held {
    let id = newObject(.instance(type))
    initialize(id, as: type, frame, -2)
    return .object(id)
  }

  func implementation(of member: FrameworkMember, in type: TypeSymbol.ID) -> DeclarationReference? {
    guard let name = codebase.names.known(member.name) else { return nil }
    return dispatch.implementations(named: name, in: type).first {
      codebase.labels(of: $0).map { $0 == 0 ? nil : codebase.text($0) } == member.labels
    }
  }

  /// What frameworks show, in the order in which it was made, with whether that is sure.
  func onScreen() -> [(object: Held.ObjectID, isSure: Bool)] {
    let living = survival()
    var found: [Held.ObjectID: Bool] = [:]
    for (location, value) in state.values where isScreen(location) && living.perhaps.contains(location.object) {
      let isSure = living.surely.contains(location.object) && value.isSure(for: location.key)
      for object in value.objects { found[object] = (found[object] ?? false) || isSure }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether a slot is one of those that frameworks empty when a screen is closed.
  private func isScreen(_ location: HeapState.Location) -> Bool {
    if location.object == Self.root(.screen) { return true }
    guard case .named(let name) = location.key else {
      guard case .many(let name) = location.key else { return false }
      return endsWithScreen(name, location.object)
    }
    return endsWithScreen(name, location.object)
  }

  private func endsWithScreen(_ name: String, _ object: Held.ObjectID) -> Bool {
    types(of: object).contains { frameworks.property(name, of: $0)?.endsWithScreen == true }
  }

  func closeScreens() {
    for location in state.values.keys where isScreen(location) {
      state.set(location, location.key.holdsMany ? .nothing : .nil)
    }
  }
}

extension Codebase {
  /// Those of the class and of the classes that it inherits from.
  fileprivate func deinitializers(of type: TypeSymbol.ID) -> [DeclarationReference] {
    ([type] + ancestors(of: type)).flatMap { type in
      types[type].parts.flatMap { part in
        files[Int(part.file)].facts.children(of: Int(part.index)).map { DeclarationReference(file: Int(part.file), index: $0) }
      }
    }.filter { declaration($0).kind == .deinitializer }
  }
}
