import ViperLinking

/// One run of a body.
final class Frame {
  /// What comes next.
  enum Flow {
    case running
    /// A check has failed: the region is left.
    case failed
    /// The body, a loop or a switch is left: what follows does not run.
    case left
  }

  /// A step with regions that `break`, `continue` or `throw` leaves.
  struct Target {
    enum Kind { case loop, `switch`, branch, attempt }
    let kind: Kind
    let label: Name
    let mark: HeapState.Mark
    var exits: [HeapState.Change] = []
  }

  let body: LoweredBody
  let receiver: Held
  /// What told the calls that led here apart.
  let context: Int
  let start: HeapState.Mark
  /// The place of the first local.
  let firstLocal: Int
  /// The storage of the locals that closures share, by local.
  var shared: [Int: Held.ObjectID] = [:]
  /// The results of steps.
  @exclusivity(unchecked) var results: [Held]
  /// The step that runs.
  @exclusivity(unchecked) var position = 0
  @exclusivity(unchecked) var flow = Flow.running
  var targets: [Target] = []
  var deferred: [Operation.Region] = []
  /// How many regions around the step may not run.
  var uncertainty = 0
  /// Where the first check of the region was uncertain.
  var doubt: HeapState.Mark?
  /// What `return` left behind where it may not be the one that is reached.
  var returned: [(change: HeapState.Change, value: Held)] = []
  /// What the `return` that is surely reached returns.
  var result: Held?
  /// The object that the body initializes.
  var initializes: Held.ObjectID?

  init(_ body: LoweredBody, receiver: Held, context: Int, start: HeapState.Mark, firstLocal: Int) {
    (self.body, self.receiver, self.context, self.start, self.firstLocal) = (body, receiver, context, start, firstLocal)
    results = Array(repeating: .nothing, count: body.operations.count)
  }

  /// The expression that is being executed; nil in a body without any.
  var place: ExpressionPlace? {
    body.operations.indices.contains(position) ? ExpressionPlace(file: body.file, node: body.operations[position].node) : nil
  }

  /// Whether it holds an object in a shared local, as its receiver, or as a result that it is yet to use.
  func holds(_ object: Held.ObjectID) -> Bool {
    receiver.objects.contains(object) || shared.values.contains(object) || initializes == object
      || (0..<position).contains { body.lastUses[$0] >= position && results[$0].objects.contains(object) }
  }
}
