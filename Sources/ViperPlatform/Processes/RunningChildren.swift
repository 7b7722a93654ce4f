/// The running children, so that a process about to end can kill them first and they do not write to files it removes.
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

  /// Runs work during which no other thread may start a child.
  static func exclusively<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try work()
  }

  /// Unregisters a child. Call it once the child has ended and before its result is used: while this process is ending, it does
  /// not return.
  static func remove(_ process: pid_t) {
    _ = exclusively { processes.remove(process) }
  }

  /// Kills all children of a process that is about to end, and blocks the start of new ones.
  package static func stopAll() {
    mutex.lock()
    for process in processes { stop(process) }
    let end = ContinuousClock.now + patience
    for process in processes { while kill(process, 0) == 0, ContinuousClock.now < end { usleep(1000) } }
  }

  /// Kills a child and its process group.
  static func stop(_ process: pid_t) {
    kill(-process, SIGKILL)
    // The child may have left the group.
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
