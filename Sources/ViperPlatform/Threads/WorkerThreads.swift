/// Runs work on threads with stacks large enough for deeply nested code.
///
/// The parser is recursive: the half megabyte of a Dispatch or pool thread overflows at about 250 nested closures.
package enum WorkerThreads {
  private static let stackSize = 1 << 29

  /// Calls `work` once for each of `0..<count` and returns the results in that order.
  ///
  /// - Parameter stalled: called once with each item that exceeds the time limit, while it is still running.
  package static func map<Result: Sendable>(
    count: Int, threads: Int, timeLimit: Duration = .seconds(1 << 30), stalled: @Sendable (Int) -> Void = { _ in },
    work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: count)
    run(WorkQueue(count: count) { results.slots[$0] = work($0) }, threads: threads, timeLimit, stalled)
    return results.slots.compactMap { $0 }
  }

  /// The same in steps of several items, for items with too little work to be handed out one by one.
  package static func map<Result: Sendable>(
    count: Int, inStepsOf size: Int, threads: Int, work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: count)
    let steps = WorkQueue(count: (count + size - 1) / size) { step in
      for index in (step * size)..<min(count, (step + 1) * size) { results.slots[index] = work(index) }
    }
    run(steps, threads: threads, .seconds(1 << 30), { _ in })
    return results.slots.compactMap { $0 }
  }

  /// Runs two independent functions in parallel.
  package static func both<First: Sendable, Second: Sendable>(
    threads: Int, _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let results = map(count: 2, threads: threads) { $0 == 0 ? Either.first(first()) : Either.second(second()) }
    guard case .first(let first) = results[0], case .second(let second) = results[1] else {
      preconditionFailure("results are delivered in order")
    }
    return (first, second)
  }

  private enum Either<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
  }

  private static func run(_ queue: WorkQueue, threads: Int, _ timeLimit: Duration, _ stalled: (Int) -> Void) {
    var handles: [pthread_t] = []
    for _ in 0..<max(1, min(threads, queue.count)) {
      if let handle = NativeThread.start(stackSize: stackSize, { queue.drain() }) { handles.append(handle) }
    }
    // Without any worker thread, this thread does the work; otherwise it must not, since its stack is small.
    if handles.isEmpty { queue.drain() }
    while let index = queue.waitForEnd(timeLimit) { stalled(index) }
    for handle in handles { pthread_join(handle, nil) }
  }
}

/// The result slots; each is written by one thread only, and read after all threads have been joined.
private final class Results<Result>: @unchecked Sendable {
  let slots: UnsafeMutableBufferPointer<Result?>

  init(count: Int) {
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil)
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }
}
