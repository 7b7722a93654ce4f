import Foundation
internal import ViperPlatform

/// The handling of SIGINT, SIGTERM and SIGHUP.
///
/// A thread waits for the signals, since a signal handler may neither take a lock nor allocate. The process then ends by the
/// signal itself, as shells expect (130, 143): the caller sees that it was stopped, not that it failed.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The lock held during a write that must be complete, and by the thread that ends the process.
  private static let writing = NSLock()
  /// The time limit for a pending write, since a stream or device that blocks must not keep the process alive.
  private static let patience: TimeInterval = 2

  /// The folders to remove when a signal ends the process, guarded by `writing`.
  nonisolated(unsafe) private static var temporary: Set<String> = []

  /// Starts the waiting thread. Call it before any other thread starts, since threads inherit the signal mask.
  ///
  /// - Parameter cleanUp: called right before the process ends, to restore the terminal.
  package static func await(cleanUp: @escaping @Sendable () -> Void) {
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for signal in signals where !SignalAction.isIgnored(signal) { sigaddset(&awaited, signal) }
    pthread_sigmask(SIG_BLOCK, &awaited, nil)
    let set = awaited
    Thread.detachNewThread {
      var awaited = set
      var number: Int32 = 0
      guard sigwait(&awaited, &number) == 0 else { return }
      RunningChildren.stopAll()
      if writing.lock(before: Date(timeIntervalSinceNow: patience)) {
        for path in temporary { try? FileManager.default.removeItem(atPath: path) }
      }
      cleanUp()
      end(by: number)
    }
  }

  /// Runs work that a signal must not interrupt; the process ends right after it.
  package static func deferred<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    writing.lock()
    defer { writing.unlock() }
    return try work()
  }

  /// Removes a folder after the work that needs it, or when a signal ends the process.
  package static func withTemporary<Result, Failure>(
    folder path: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    _ = writing.withLock { temporary.insert(path) }
    defer {
      try? FileManager.default.removeItem(atPath: path)
      _ = writing.withLock { temporary.remove(path) }
    }
    return try work()
  }

  /// Ends the process by a signal's default action.
  package static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    _exit(128 + number)
  }
}
