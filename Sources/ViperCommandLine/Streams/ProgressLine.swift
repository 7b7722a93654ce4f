internal import ViperPipeline

/// A line on a terminal that says how far a slow run has come, and leaves nothing behind.
///
/// It keeps no state, so that any thread may show it: each showing is one write over the one before.
package struct ProgressLine: Sendable {
  private let start = ContinuousClock.now
  private let stream: StandardStream

  package init(_ stream: StandardStream = .error) { self.stream = stream }

  package func show(_ done: Int, of total: Int) {
    guard stream.isTerminal, let text = Self.text(done, of: total, after: .now - start) else { return }
    Interruption.deferred { try? stream.write(text) }
  }

  package func erase() {
    guard stream.isTerminal, start.duration(to: .now) >= Self.patience else { return }
    try? stream.write(Self.erasure)
  }

  /// Erases what any progress line may have left when the process ends early.
  static func clearTerminal() {
    if StandardStream.error.isTerminal { try? StandardStream.error.write(erasure) }
  }

  /// A run shorter than this shows nothing: a line that flashes up only distracts.
  private static let patience = Duration.milliseconds(500)
  static let erasure = "\r\u{1B}[K"

  /// Nil while it is too early.
  static func text(_ done: Int, of total: Int, after elapsed: Duration) -> String? {
    elapsed < patience ? nil : "\(erasure)\(done) of \(total) files read"
  }
}
