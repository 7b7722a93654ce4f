import ViperFacts
import ViperLinking

/// The life of what an entry makes: assembled, shown, used, left and closed.
final class Life {
  private let interpreter: Interpreter
  private let frame: Frame
  /// The objects whose screens have been shown, with whether that is sure.
  private var shown: [Held.ObjectID: Bool] = [:]
  private var released: Set<Held.ObjectID> = []
  private let note: (HeapReport.Phase, Survival) -> Void

  private static let rounds = 3

  /// What the entry has been handed, and its receiver.
  private var handed: ObjectSet = []

  /// - Parameter note: what to do at the end of each phase, with what lives.
  init(_ interpreter: Interpreter, noting note: @escaping (HeapReport.Phase, Survival) -> Void) {
    (self.interpreter, self.note) = (interpreter, note)
    frame = interpreter.outermost
  }

  func run(_ entry: Entry) {
    let receiver = receiver(of: entry)
    let reference = interpreter.codebase.declaration(ofSlot: entry.slot)
    let declaration = interpreter.codebase.declaration(reference)
    let arguments = interpreter.codebase.parameters(of: reference).map { parameter in
      Argument(label: interpreter.codebase.name(parameter), value: outside(parameter, of: entry))
    }
    for value in [receiver] + arguments.map(\.value) { handed.formUnion(value.objects) }
    let result =
      declaration.kind == .property
      ? interpreter.read(entry.slot, of: receiver, 0, frame)
      : interpreter.run(entry.slot, on: receiver, arguments, 0, frame)
    interpreter.add(Held(result.objects), to: Interpreter.root(.screen), .elements)
    settle(.assembled)
    interpreter.phase = .shown
    show(isSure: true)
    settle(.shown)
    interpreter.phase = .used
    for round in 1...Self.rounds where !use(roundsLeft: Self.rounds - round) { break }
    settle(.used)
    interpreter.phase = .closed
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
        return interpreter.metatype(owner)
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
    note(phase, living)
  }

  private func collect() -> Survival {
    let living = interpreter.survival()
    for object in interpreter.objects.indices {
      interpreter.objects[object].isDead = !living.perhaps[object]
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
      let new = interpreter.onScreen(handed).filter { shown[$0.object] == nil && isNear($0.object) }
      if new.isEmpty { break }
      for (object, isThere) in new {
        shown[object] = isThere && isSure
        call(.shown, on: object, isSure: isThere && isSure, isLoaded: false)
      }
    }
    drain(isSure: isSure)
  }

  private func drain(isSure: Bool) {
    for _ in 0..<Self.rounds {
      let waiting = interpreter.takeWaiting()
      if waiting.isEmpty { break }
      for pending in waiting {
        if isSure { interpreter.call(pending, frame) } else { interpreter.perhaps { interpreter.call(pending, frame) } }
      }
    }
  }

  /// Calls whatever events may call, and returns whether doing so again may change anything more.
  private func use(roundsLeft: Int) -> Bool {
    let (before, shownBefore) = (interpreter.progress, shown.count)
    interpreter.round += 1
    for pending in interpreter.events { interpreter.perhaps { interpreter.call(pending, frame) } }
    for object in interpreter.objects.indices
    where interpreter.objects[object].instance != nil && !interpreter.objects[object].isDead && isNear(object) {
      call(.used, on: object, isSure: false)
      if shown[object] != nil || !interpreter.isController(object) { interpreter.callEventMethods(of: object) }
    }
    show(isSure: false)
    let hasChanged = shown.count != shownBefore || interpreter.hasMade(progressSince: before, timesLeft: roundsLeft)
    interpreter.state.commit()
    return hasChanged
  }

  private func isNear(_ object: Held.ObjectID) -> Bool { interpreter.objects[object].distance <= Self.farthest }
  /// The screens that this one opens are executed, and what these open, but no further.
  private static let farthest = 2

  private func call(_ phase: FrameworkCallback.Phase, on object: Held.ObjectID, isSure: Bool, isLoaded: Bool = true) {
    if isLoaded, !interpreter.hasCallbacks(phase, object) { return }
    let call = {
      if !isLoaded { self.interpreter.load(object) }
      self.interpreter.call(phase, on: object)
    }
    if isSure { call() } else { interpreter.perhaps(call) }
  }

  private func close() {
    for (object, isSure) in shown.sorted(by: { $0.key < $1.key }) { call(.leaving, on: object, isSure: isSure) }
    interpreter.closeScreens()
    drain(isSure: true)
  }
}

extension Interpreter {
  /// An object whose initializer is yet to run.
  func makeBare(_ type: TypeSymbol.ID, _ frame: Frame) -> Held {
    let id = newObject(.instance(type))
    initialize(id, as: type, frame, -2)
    return .object(id)
  }

  /// What frameworks show, in the order in which it was made, with whether that is sure: what the entry returns, what is in windows,
  /// the views that it is handed to fill, which whoever has made them shows, and what these show.
  func onScreen(_ handed: ObjectSet) -> [(object: Held.ObjectID, isSure: Bool)] {
    var found: [Held.ObjectID: Bool] = [:]
    var open = [Shown(object: Self.root(.screen), isSure: true, isReturned: true)] + livingWindows
    for view in handed where objects[view].isFromOutside && objects[view].instance != nil && isController(view) {
      found[view] = true
      open.append(Shown(object: view, isSure: true, isReturned: true))
    }
    // Controllers that other code has made are there, and what they show is.
    open += objects.indices.filter { objects[$0].isFromOutside && isController($0) }.map { Shown(object: $0, isSure: true) }
    while let holder = open.popLast() {
      for slot in state.slots(of: holder.object) where isShown(slot.key, by: holder) {
        let isSure = holder.isSure && slot.value.isSure(for: slot.key)
        for object in slot.value.objects where found[object] != true && (isSure || found[object] == nil) {
          found[object] = isSure
          open.append(Shown(object: object, isSure: isSure, isReturned: holder.isReturned && passesOn(holder.object)))
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private struct Shown {
    var object: Held.ObjectID
    var isSure: Bool
    /// Whether it is what the entry returns, or a part of it.
    var isReturned = false
  }

  /// Whether an object is shown as a screen.
  func isController(_ object: Held.ObjectID) -> Bool {
    screenKind(of: object).isController
  }

  private var livingWindows: [Shown] {
    guard !windows.isEmpty else { return [] }
    let living = survival()
    let surely = living.surely
    return windows.filter { living.perhaps[$0] }.map { Shown(object: $0, isSure: surely[$0]) }
  }

  /// Whether a slot shows what it holds: whoever calls the entry shows the views of what it returns.
  private func isShown(_ key: SlotKey, by holder: Shown) -> Bool {
    if let property = property(key, of: holder.object) { return property.isShown }
    if case .property = key { return holder.isReturned && !isView(holder.object) }
    return holder.isReturned && passesOn(holder.object)
  }

  /// Whether an object is only what its parts are.
  private func passesOn(_ object: Held.ObjectID) -> Bool {
    switch objects[object].kind {
    case .root, .tuple, .collection: true
    case .instance(let type): codebase.types[type].kind == .struct
    default: false
    }
  }

  private func isView(_ object: Held.ObjectID) -> Bool {
    screenKind(of: object).isController || screenKind(of: object).isView
  }

  /// The property of a framework's type that a slot is.
  func property(_ key: SlotKey, of object: Held.ObjectID) -> FrameworkProperty? {
    switch key {
    case .named(let name), .many(let name): frameworks.property(name, ofAny: types(of: object))
    default: nil
    }
  }

  func closeScreens() {
    var ending: [HeapState.Location] = []
    for object in objects.indices {
      for slot in state.slots(of: object)
      where object == Self.root(.screen) || property(slot.key, of: object)?.endsWithScreen == true {
        ending.append(HeapState.Location(object: object, key: slot.key))
      }
    }
    for location in ending { state.set(location, location.key.holdsMany ? .nothing : .nil) }
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
