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
struct WorkerThreads {
  private static let stackSize = 1 << 29

  /// Calls `work` once for each of `0..<count` and returns the results in that order.
  static func map<Result: Sendable>(
    count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let queue = Queue<Result>(count: count, work: work)
    var handles: [pthread_t] = []
    for _ in 0..<max(1, min(threads, count)) {
      if let handle = start(queue) { handles.append(handle) }
    }
    if handles.isEmpty { queue.drain() }
    for handle in handles { pthread_join(handle, nil) }
    return queue.results
  }

  private static func start<Result>(_ queue: Queue<Result>) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let context = Unmanaged<AnyObject>.passRetained(queue)
    #if canImport(Darwin)
      var handle: pthread_t?
      let failed = pthread_create(&handle, &attributes, { drain($0) }, context.toOpaque())
    #else
      var handle = pthread_t()
      let failed = pthread_create(&handle, &attributes, { drain($0!) }, context.toOpaque())
    #endif
    guard failed == 0 else {
      context.release()
      return nil
    }
    return handle
  }

  private static func drain(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let queue = Unmanaged<AnyObject>.fromOpaque(context).takeRetainedValue() as? any Drainable
    queue?.drain()
    return nil
  }
}

private protocol Drainable: AnyObject {
  func drain()
}

/// The items left to do and the results so far, shared between the threads under one lock.
private final class Queue<Result: Sendable>: Drainable, @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let work: @Sendable (Int) -> Result
  private let count: Int
  private var next = 0
  private var finished: [Result?]

  init(count: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
    finished = Array(repeating: nil, count: count)
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  var results: [Result] { finished.compactMap { $0 } }

  func drain() {
    while let index = take() {
      let result = work(index)
      pthread_mutex_lock(lock)
      finished[index] = result
      pthread_mutex_unlock(lock)
    }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }
}
