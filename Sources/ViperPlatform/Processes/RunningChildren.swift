/// The children that are running, so that a process that is being ended can stop them first: they must not go on writing to what
/// it removes.
package enum RunningChildren {
  private static let mutex = Mutex()
  /// Guarded by `mutex`.
  nonisolated(unsafe) private static var processes: Set<pid_t> = []
  private static let patience = Duration.seconds(2)

  static func add<Failure>(_ start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
    try exclusively { () throws(Failure) in
      let process = try start()
      processes.insert(process)
      return process
    }
  }

  /// Does what must not happen while another thread starts a child.
  static func exclusively<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try work()
  }

  /// To be called when a child has ended, before anything is made of that: while this process is being ended, it does not return.
  static func remove(_ process: pid_t) {
    _ = exclusively { processes.remove(process) }
  }

  /// Stops all of them for good, in a process that is about to end: none can be started any more.
  package static func stopAll() {
    mutex.lock()
    for process in processes { stop(process) }
    let end = ContinuousClock.now + patience
    for process in processes { while kill(process, 0) == 0, ContinuousClock.now < end { usleep(1000) } }
  }

  /// Ends a child with all that it has started.
  static func stop(_ process: pid_t) {
    kill(-process, SIGKILL)
    // It may have left its group.
    kill(process, SIGKILL)
  }

  private final class Mutex: Sendable {
    nonisolated(unsafe) private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
  }
}
