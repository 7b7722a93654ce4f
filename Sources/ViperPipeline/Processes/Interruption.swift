import Foundation
internal import ViperPlatform

/// What ends a run from outside: Ctrl-C, `kill`, a terminal that was closed.
///
/// A thread waits for such signals, since a signal handler may neither take a lock nor allocate. The process then ends by the
/// signal itself, as shells expect (130, 143): a caller sees that it was stopped, and not that it failed.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Held while something is written that must be whole, and by who ends the process.
  private static let writing = NSLock()
  /// A stream or device that takes nothing more must not keep the process alive.
  private static let patience: TimeInterval = 2

  /// What is to be removed when the process is ended, guarded by `writing`.
  nonisolated(unsafe) private static var temporary: Set<String> = []

  /// Begins to wait; before any other thread starts, for they inherit which signals are blocked.
  ///
  /// - Parameter cleanUp: called right before the process ends, to restore the terminal.
  package static func await(cleanUp: @escaping @Sendable () -> Void) {
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for signal in signals where !isIgnored(signal) { sigaddset(&awaited, signal) }
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

  /// Does what must not be cut in two: a signal that comes meanwhile ends the process right after it.
  package static func deferred<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    writing.lock()
    defer { writing.unlock() }
    return try work()
  }

  /// Removes a folder behind the work that needs it, or when a signal ends the process.
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

  /// Ends the process by a signal's default effect.
  package static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    _exit(128 + number)
  }

  /// Who started us may have asked for that, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
