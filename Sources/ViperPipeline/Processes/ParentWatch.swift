import Foundation

/// Ends a process as soon as the one that started it is gone, however that ended: nobody waits for its work any more.
package enum ParentWatch {
  private static let interval: UInt32 = 50_000

  package static func start() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(interval) }
      _exit(1)
    }
  }
}
