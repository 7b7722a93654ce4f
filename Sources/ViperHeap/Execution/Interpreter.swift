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
  let initials: InitialValues
  let limits: Limits
  /// The slots of the bodies that are entries themselves.
  private let entries: Set<Int>
  /// How many other entries events have led through to what runs.
  private var distance = 0
  @exclusivity(unchecked) var objects: [HeapObject] = []
  @exclusivity(unchecked) var state = HeapState { _ in .strong }
  /// The objects by where and on which way of calls they are made.
  private var sites: [Site: Held.ObjectID] = [:]
  private(set) var steps = 0
  /// The objects that are windows, which show what they hold.
  private(set) var windows: [Held.ObjectID] = []
  @exclusivity(unchecked) private(set) var running: [Running] = []
  /// The bodies that run, outermost first.
  @exclusivity(unchecked) private(set) var frames: [Frame] = []
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
  /// How many objects are known to be several.
  private(set) var manyCount = 0
  /// How often an object has been made for the first time in a round.
  private var remadeCount = 0
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
  struct Running: Equatable {
    private let number: Int

    static func body(_ key: BodyKey) -> Running { Running(number: key.number) }
    static func closure(_ object: Held.ObjectID) -> Running { Running(number: ~object) }

    /// The closure, if it is one.
    var closure: Held.ObjectID? { number < 0 ? ~number : nil }

    var isGetter: Bool { number >= 0 && BodyKey.isGetter(number) }
    /// Of the declaration; nil for a closure.
    var slot: Int? { number < 0 ? nil : BodyKey.slot(number) }
  }

  /// A call that a framework makes when its time has come.
  struct Pending: Equatable {
    var callee: Held
    var arguments: [Held]
    var context: Int
  }

  init(
    _ codebase: Codebase, _ bodies: LoweredBodies, _ dispatch: Dispatch, _ frameworks: FrameworkModels,
    _ externals: ExternalTypes, _ initials: InitialValues, _ eventMethods: EventMethods, entries: Set<Int>,
    limits: Limits = Limits()
  ) {
    (self.codebase, self.bodies, self.dispatch, self.frameworks) = (codebase, bodies, dispatch, frameworks)
    (self.externals, self.initials, self.eventMethods) = (externals, initials, eventMethods)
    (self.entries, self.limits) = (entries, limits)
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

  func make(
    _ kind: HeapObject.Kind, file: Int, node: Int, context: Int, isOne: Bool = false
  ) -> (id: Held.ObjectID, isNew: Bool) {
    let site = Site(file: file, node: node, context: context)
    if let known = sites[site] {
      // On another way it may not have been made.
      let made = value(known, .made)
      let isThere = made?.flags.contains(.yes) == true
      // Made by the same event again, it takes the place of the one before.
      if objects[known].round != round {
        objects[known].round = round
        remadeCount += 1
      } else if isThere, !isOne, !objects[known].isMany {
        objects[known].isMany = true
        manyCount += 1
      }
      if made != .truth(true) { noteMade(known) }
      return (known, !isThere)
    }
    let new = newObject(kind, file: file, node: node)
    sites[site] = new
    return (new, true)
  }

  /// An object that is found where it was before.
  func find(_ kind: HeapObject.Kind, file: Int, node: Int, context: Int) -> Held.ObjectID {
    make(kind, file: file, node: node, context: context, isOne: true).id
  }

  /// The type of the code base as a value.
  func metatype(_ type: TypeSymbol.ID) -> Held { .object(find(.metatype(type), file: -2, node: type, context: 0)) }

  /// The only object of a kind for a place that is no site.
  func newObject(_ kind: HeapObject.Kind, file: Int = -1, node: Int = -1) -> Held.ObjectID {
    objects.append(HeapObject(kind: kind, file: file, node: node, distance: distance, round: round))
    state.addObject()
    if screenKind(of: objects.count - 1).isWindow { windows.append(objects.count - 1) }
    noteMade(objects.count - 1)
    return objects.count - 1
  }

  func screenKind(of object: Held.ObjectID) -> ExternalTypes.ScreenKind {
    switch objects[object].kind {
    case .instance(let type): externals.screenKind(of: type)
    case .external(let name), .externalMetatype(let name): externals.screenKind(of: name)
    default: ExternalTypes.ScreenKind()
    }
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
    return runUnobstructed(body, key, receiver: receiver, context: context, prepare)
  }

  /// The same where it is known that nothing is in the way.
  func runUnobstructed(
    _ body: LoweredBody, _ key: Running?, receiver: Held, context: Int, _ prepare: (Frame) -> Void
  ) -> Held {
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
    phase == .used && key?.slot.map(entries.contains) == true
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
    let operations = frame.body.operations
    var next = range.lowerBound
    while next < range.upperBound, frame.flow == .running {
      let operation = operations[next]
      frame.position = next
      frame.results[next] = perform(operation, frame)
      next = operation.regions.last?.steps.upperBound ?? next + 1
    }
  }

  /// Runs something that may not happen.
  func perhaps(_ work: () -> Void) {
    let mark = state.mark
    work()
    state.doubt(since: mark, as: 1)
  }

  /// Runs something any number of times: twice, so that it finds what it has left behind. What changes nothing would do the same again.
  func repeatedly(_ work: () -> Void) {
    let (start, before) = (steps, changes)
    perhaps(work)
    let end = steps + (steps - start)
    if changes == before, end <= limits.steps {
      steps = end
    } else {
      perhaps(work)
    }
  }

  /// What differs once a step has changed anything that a later one depends on, except what is counted as steps.
  private var changes: [Int] { [state.mark, objects.count, manyCount, remadeCount, events.count, later.count, exceeded] }
}
