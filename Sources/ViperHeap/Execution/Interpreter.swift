import ViperFacts
import ViperLinking

/// Executes bodies on the abstract heap.
///
/// A region that may not run is run on the state as it is, and taken back; then the states are joined. So what is certain stays so
/// where all ways lead to it.
final class Interpreter {
  struct Limits {
    var steps = 20_000
    var depth = 40
    var recursion = 3
  }

  let codebase: Codebase
  let bodies: LoweredBodies
  let dispatch: Dispatch
  let frameworks: FrameworkModels
  let externals: ExternalTypes
  let eventMethods: EventMethods
  let limits: Limits
  /// The slots of the bodies that are entries themselves.
  private let entries: Set<Int>
  /// How many other entries events have led through to what runs.
  private var distance = 0
  var objects: [HeapObject] = []
  var state = HeapState { _ in .strong }
  /// The objects by where and on which way of calls they are made.
  private var sites: [Site: Held.ObjectID] = [:]
  private(set) var steps = 0
  private(set) var running: [Running] = []
  /// The bodies that run, outermost first.
  private(set) var frames: [Frame] = []
  /// What waits for the running code to return to the run loop.
  var later: [Pending] = []
  /// What events call.
  var events: [Pending] = []
  /// The phase that comes to its end next.
  var phase = HeapReport.Phase.assembled
  /// How often all events have been executed.
  var round = 0
  /// The uses of properties that held nothing.
  var nilSteps: Set<NilStep> = []
  /// The assignments of properties that have run.
  var assignments: Set<ExpressionPlace> = []
  /// What has been counted against the limits.
  private(set) var exceeded = 0

  /// From where frameworks call.
  let outermost = Frame(LoweredBody(file: -1), receiver: .data, context: 0, start: 0, firstLocal: 0)

  struct Site: Hashable {
    var file: Int
    var node: Int
    var context: Int
  }

  /// A body that runs, by its declaration or its closure.
  enum Running: Hashable {
    case body(BodyKey)
    case closure(Held.ObjectID)
  }

  /// A call that a framework makes when its time has come.
  struct Pending {
    var callee: Held
    var arguments: [Held]
    var context: Int
  }

  init(
    _ codebase: Codebase, _ bodies: LoweredBodies, _ dispatch: Dispatch, _ frameworks: FrameworkModels,
    _ externals: ExternalTypes, _ eventMethods: EventMethods, entries: Set<Int>, limits: Limits = Limits()
  ) {
    (self.codebase, self.bodies, self.dispatch, self.frameworks) = (codebase, bodies, dispatch, frameworks)
    (self.externals, self.eventMethods, self.entries, self.limits) = (externals, eventMethods, entries, limits)
    state = HeapState { [unowned self] in strength(of: $0) }
    for root in HeapObject.Root.allCases {
      state.set(HeapState.Location(object: newObject(.root(root)), key: .elements), .nothing)
    }
  }

  // MARK: objects

  static func root(_ root: HeapObject.Root) -> Held.ObjectID { root.rawValue }

  /// The object of a site; a second one of the same site makes it many.
  func make(_ kind: HeapObject.Kind, at node: Int, in frame: Frame) -> (id: Held.ObjectID, isNew: Bool) {
    make(kind, file: frame.body.file, node: node, context: frame.context)
  }

  func make(_ kind: HeapObject.Kind, file: Int, node: Int, context: Int) -> (id: Held.ObjectID, isNew: Bool) {
    let site = Site(file: file, node: node, context: context)
    if let known = sites[site] {
      // On another way it may not have been made.
      let isThere = value(known, .made)?.flags.contains(.yes) == true
      // Made by the same event again, it takes the place of the one before.
      if isThere, objects[known].round == round { objects[known].isMany = true }
      objects[known].round = round
      noteMade(known)
      return (known, !isThere)
    }
    let new = newObject(kind, file: file, node: node)
    sites[site] = new
    return (new, true)
  }

  /// An object that is found where it was before.
  func find(_ kind: HeapObject.Kind, file: Int, node: Int, context: Int) -> Held.ObjectID {
    let made = make(kind, file: file, node: node, context: context)
    objects[made.id].isMany = false
    return made.id
  }

  /// The type of the code base as a value.
  func metatype(_ type: TypeSymbol.ID) -> Held { .object(find(.metatype(type), file: -2, node: type, context: 0)) }

  /// The only object of a kind for a place that is no site.
  func newObject(_ kind: HeapObject.Kind, file: Int = -1, node: Int = -1) -> Held.ObjectID {
    objects.append(HeapObject(kind: kind, file: file, node: node, distance: distance, round: round))
    state.addObject()
    noteMade(objects.count - 1)
    return objects.count - 1
  }

  private func noteMade(_ object: Held.ObjectID) {
    state.set(HeapState.Location(object: object, key: .made), .truth(true))
  }

  /// Whether an object is there on all ways that lead here.
  func isSurelyMade(_ object: Held.ObjectID) -> Bool { value(object, .made) == .truth(true) }

  static func combine(_ context: Int, _ part: Int) -> Int {
    var key = UInt64(truncatingIfNeeded: context) &* 0x9E37_79B9_7F4A_7C15
    key ^= UInt64(truncatingIfNeeded: part) &+ 0x517C_C1B7_2722_0A95 &+ (key << 6) &+ (key >> 2)
    return Int(truncatingIfNeeded: key ^ key >> 29)
  }

  static func context(of name: String) -> Int { name.utf8.reduce(0) { combine($0, Int($1)) } }

  // MARK: slots

  func value(_ object: Held.ObjectID, _ key: SlotKey) -> Held? { state[HeapState.Location(object: object, key: key)] }

  /// Stores in a slot, in the place of what it held where the object is surely the one.
  func store(_ value: Held, in object: Held.ObjectID, _ key: SlotKey, isCertain: Bool) {
    let location = HeapState.Location(object: object, key: key)
    if isCertain && !objects[object].isMany {
      state.set(location, value, from: origin)
    } else {
      state.add(location, value, from: origin)
    }
  }

  /// Adds to what a collection holds.
  func add(_ value: Held, to object: Held.ObjectID, _ key: SlotKey) {
    let location = HeapState.Location(object: object, key: key)
    state.set(location, (state[location] ?? .nothing).adding(value), from: origin)
  }

  /// What stores now; nil where a framework calls.
  private var origin: ObjectGraph.Origin? { frames.last?.place.map { ObjectGraph.Origin($0, in: phase) } }

  /// What code outside may keep, with all that it leads to.
  func escape(_ value: Held) {
    guard !value.objects.isEmpty else { return }
    add(Held(value.objects), to: Self.root(.outside), .elements)
  }

  // MARK: bodies

  /// Runs a body as part of the running one, and returns its value; unknown if a budget has ended.
  func run(_ body: LoweredBody, _ key: Running?, receiver: Held, context: Int, _ prepare: (Frame) -> Void) -> Held {
    if let obstacle = obstacle(to: key) { return .unknown(obstacle) }
    steps += body.operations.count
    if let key { running.append(key) }
    defer { if key != nil { running.removeLast() } }
    let outer = distance
    distance = max(outer, receiver.certain.map { objects[$0].distance } ?? 0) + (beginsOtherLife(key) ? 1 : 0)
    defer { distance = outer }
    let frame = Frame(
      body, receiver: receiver, context: context, start: state.mark, firstLocal: state.enter(localCount: body.locals.count))
    frames.append(frame)
    defer {
      frames.removeLast()
      state.leave(from: frame.firstLocal)
    }
    prepare(frame)
    execute(0..<body.operations.count, frame)
    return end(frame)
  }

  /// Whether an event has a body run that is executed as an entry of its own, as the assembly of the screen that it opens.
  private func beginsOtherLife(_ key: Running?) -> Bool {
    guard phase == .used, case .body(let body) = key else { return false }
    return entries.contains(body.slot)
  }

  /// Why a body is not run.
  func obstacle(to key: Running?) -> Unknown? {
    if steps > limits.steps || running.count >= limits.depth {
      exceeded += 1
      return .budget
    }
    return key.map { key in running.count { $0 == key } >= limits.recursion } == true ? .recursion : nil
  }

  /// Joins the ways that a body has been left by, and returns its value.
  private func end(_ frame: Frame) -> Held {
    if frame.flow != .left { frame.result = frame.body.result.map { frame.results[$0] } ?? .data }
    for region in frame.deferred.reversed() {
      frame.flow = .running
      execute(region.steps, frame)
    }
    guard !frame.returned.isEmpty else { return frame.result ?? .nothing }
    var ways = frame.returned
    let last = state.takeBack(to: frame.start)
    if let result = frame.result { ways.append((last, result)) }
    state.join(ways.map(\.change))
    return ways.reduce(Held.nothing) { $0.joined($1.value) }
  }

  func execute(_ range: Range<Int>, _ frame: Frame) {
    var next = range.lowerBound
    while next < range.upperBound, frame.flow == .running {
      let operation = frame.body.operations[next]
      frame.position = next
      frame.results[next] = perform(operation, frame)
      next = operation.regions.last?.steps.upperBound ?? next + 1
    }
  }

  /// Runs something that may not happen.
  func perhaps(_ work: () -> Void) {
    let mark = state.mark
    work()
    let change = state.takeBack(to: mark)
    state.join([[], change])
  }

  /// Runs something any number of times.
  func repeatedly(_ work: () -> Void) {
    for _ in 0..<2 { perhaps(work) }
  }
}
