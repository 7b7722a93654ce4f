import ViperLinking

/// Tasks that never end keep what their code has in hand.
extension Interpreter {
  /// Where a framework's model has the closure of a task, and what its running code holds.
  private static let operation = SlotKey.named("task-operation")
  private static let held = SlotKey.many("task-frames")
  private static let tasks = SlotKey.many("tasks")

  /// Notes that the running code stays in a loop for ever, where a task runs it.
  ///
  /// - Parameter sequence: what the loop awaits the elements of.
  func stay(awaiting sequence: Held?) {
    guard sequence.map(isEndless) ?? true, let (task, start) = runningTask else { return }
    var held = Held.nothing
    for frame in frames[start...] { held.join(self.held(by: frame)) }
    add(held, to: task, Self.held)
    add(.object(task), to: Self.root(.app), Self.tasks)
  }

  private func isEndless(_ sequence: Held) -> Bool {
    guard let object = sequence.certain, case .external(let name) = objects[object].kind else { return false }
    // A stream ends where code says so.
    return frameworks.inherits(name, from: "EndlessSequence")
      && (!frameworks.inherits(name, from: "AsyncStream") || codebase.names.known("finish") == nil)
  }

  /// The task whose closure is being executed, with the frame of the closure.
  private var runningTask: (task: Held.ObjectID, frame: Int)? {
    for closure in running.reversed().compactMap(\.closure) {
      let task = objects.indices.first { value($0, Self.operation)?.objects.contains(closure) == true }
      guard let task, case .body(let code)? = objects[closure].closure,
        let frame = frames.firstIndex(where: { $0.body === code.body })
      else { continue }
      return (task, frame)
    }
    return nil
  }

  /// The objects that a body keeps while it runs: what it is called on, and its strong locals that it still uses.
  private func held(by frame: Frame) -> Held {
    var held = Held(frame.receiver.objects)
    for object in frame.shared.values { held.join(.object(object)) }
    for local in usedLocals(after: frame.position, in: frame.body) where frame.shared[local] == nil {
      if let value = state.local(at: frame.firstLocal + local) { held.join(Held(value.objects)) }
    }
    return held
  }

  /// The strong locals that are there before a step and that later steps use.
  private func usedLocals(after position: Int, in body: LoweredBody) -> Set<Int> {
    var (used, new): (Set<Int>, Set<Int>) = ([], [])
    for step in body.operations[position...] {
      switch step.kind {
      case .load(let local) where body.locals[local].strength == .strong: used.insert(local)
      case .declare(let local): new.insert(local)
      default: break
      }
    }
    return used.subtracting(new)
  }
}
