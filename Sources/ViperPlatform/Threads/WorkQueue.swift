/// The items left to do, handed out one by one, and since when each is being worked on.
final class WorkQueue: @unchecked Sendable {
  let count: Int
  private let work: @Sendable (Int) -> Void
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let allDone: UnsafeMutablePointer<pthread_cond_t>
  private var next = 0
  private var finished = 0
  private var starts: [Int: ContinuousClock.Instant] = [:]

  init(count: Int, work: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.work = work
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    allDone = .allocate(capacity: 1)
    pthread_cond_init(allDone, nil)
  }

  deinit {
    pthread_cond_destroy(allDone)
    allDone.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func drain() {
    while let index = take() {
      work(index)
      finish(index)
    }
  }

  /// Waits until all items are done, nil then, or until one has taken longer than the limit; tells of each once.
  func waitForEnd(_ limit: Duration) -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while finished < count {
      let oldest = starts.min { $0.value < $1.value }
      let patience = limit - (oldest.map { $0.value.duration(to: .now) } ?? .zero)
      if let oldest, patience <= .zero {
        starts[oldest.key] = nil
        return oldest.key
      }
      wait(patience)
    }
    return nil
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    starts[next] = .now
    next += 1
    return next - 1
  }

  private func finish(_ index: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    starts[index] = nil
    finished += 1
    if finished == count { pthread_cond_signal(allDone) }
  }

  /// At most an hour, and by the wall clock where there is no other: the caller looks at the time again.
  private func wait(_ patience: Duration) {
    let (seconds, attoseconds) = min(patience, .seconds(3600)).components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    #if canImport(Darwin)
      pthread_cond_timedwait_relative_np(allDone, lock, &time)
    #else
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      time.tv_sec += now.tv_sec + (time.tv_nsec + now.tv_nsec) / 1_000_000_000
      time.tv_nsec = (time.tv_nsec + now.tv_nsec) % 1_000_000_000
      pthread_cond_timedwait(allDone, lock, &time)
    #endif
  }
}
