internal import Foundation
package import ViperPipeline

/// The progress line of a slow run on a terminal: it appears when the run has taken a while, and is gone before anything else is
/// printed.
///
/// A thread of its own draws it, since a step that takes long reports nothing meanwhile.
package final class ProgressLine: @unchecked Sendable {
  /// The line on standard error, where that is a terminal and no log of a build server.
  package static let standard = ProgressLine(
    isWanted: StandardStream.error.isTerminal
      && isWelcome(in: ProcessInfo.processInfo.environment)
  ) { try? StandardStream.error.put(Array($0.utf8)) }

  /// The delay before the first update: a line that flashes up only distracts.
  private static let usualPatience: TimeInterval = 0.5
  private static let pace: TimeInterval = 0.1
  static let erasure = "\r\u{1B}[K"

  private let isWanted: Bool
  private let patience: TimeInterval
  private let write: @Sendable (String) -> Void
  /// Guards the properties below; taken after the lock of interruptions.
  private let lock = NSLock()
  /// What is to be shown; nil when nothing is.
  private var wanted: String?
  private var shown: String?
  private var isDrawing = false

  /// - Parameter write: receives the escape sequences and texts.
  init(isWanted: Bool, patience: TimeInterval = ProgressLine.usualPatience, write: @escaping @Sendable (String) -> Void) {
    (self.isWanted, self.patience, self.write) = (isWanted, patience, write)
  }

  static func isWelcome(in environment: [String: String]) -> Bool {
    (environment["CI"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// May be called from any thread.
  @Sendable package func show(_ step: RunStep) {
    if !isWanted { return }
    let starts = lock.withLock {
      wanted = step.text
      defer { isDrawing = true }
      return !isDrawing
    }
    if starts { Thread.detachNewThread { self.draw() } }
  }

  /// Draws what is wanted until nothing is.
  private func draw() {
    Thread.sleep(forTimeInterval: patience)
    while Interruption.deferred({ lock.withLock(update) }) { Thread.sleep(forTimeInterval: Self.pace) }
  }

  /// Whether the line is still wanted.
  private func update() -> Bool {
    guard let wanted else {
      isDrawing = false
      return false
    }
    if wanted != shown { write(Self.erasure + wanted) }
    shown = wanted
    return true
  }

  package func erase() {
    lock.withLock {
      if shown != nil { write(Self.erasure) }
      (wanted, shown) = (nil, nil)
    }
  }

  /// Erases what may be left on the terminal when the process ends early.
  static func clearTerminal() {
    if standard.isWanted { standard.write(erasure) }
  }
}
