#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a function for each of a number of items on threads with a stack that deeply nested code cannot exhaust.
///
/// The parser recurses: the half megabyte of a Dispatch or pool thread is gone after 250 nested closures.
enum WorkerThreads {
  private static let stackSize = 1 << 29

  /// Calls `work` once for each of `0..<count` and returns the results in that order.
  static func map<Result: Sendable>(
    count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: count)
    run(WorkQueue(count: count) { results.slots[$0] = work($0) }, threads: threads)
    return results.slots.compactMap { $0 }
  }

  private static func run(_ queue: WorkQueue, threads: Int) {
    var handles: [pthread_t] = []
    for _ in 0..<max(1, min(threads, queue.count)) {
      if let handle = start(queue) { handles.append(handle) }
    }
    // Where no thread can be had, this one does the work; else it must not, since its stack is the small one.
    if handles.isEmpty { queue.drain() }
    for handle in handles { pthread_join(handle, nil) }
  }

  private static func start(_ queue: WorkQueue) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let context = Unmanaged.passRetained(queue).toOpaque()
    #if canImport(Darwin)
      var handle: pthread_t?
      let failed = pthread_create(&handle, &attributes, { drainQueue($0) }, context)
    #else
      var handle = pthread_t()
      let failed = pthread_create(&handle, &attributes, { drainQueue($0!) }, context)
    #endif
    if failed == 0 { return handle }
    Unmanaged<WorkQueue>.fromOpaque(context).release()
    return nil
  }
}

private func drainQueue(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<WorkQueue>.fromOpaque(context).takeRetainedValue().drain()
  return nil
}

/// A slot per item; each is written by one thread only, and read after all have been joined.
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

/// The items left to do, handed out one by one.
private final class WorkQueue: @unchecked Sendable {
  let count: Int
  private let work: @Sendable (Int) -> Void
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var next = 0

  init(count: Int, work: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.work = work
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func drain() {
    while let index = take() { work(index) }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }
}
