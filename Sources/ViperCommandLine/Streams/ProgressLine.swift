internal import ViperPipeline

/// The progress line of a slow run on a terminal, erased at the end.
///
/// Stateless, so that any thread may show it: each update is one write that overwrites the previous one.
package struct ProgressLine: Sendable {
  private let start = ContinuousClock.now
  private let stream: StandardStream

  package init(_ stream: StandardStream = .error) { self.stream = stream }

  /// Runs a body that shows its progress, and erases the line at its end.
  package static func during<Result>(_ body: (ProgressLine) throws -> Result) rethrows -> Result {
    let line = ProgressLine()
    defer { line.erase() }
    return try body(line)
  }

  package func show(_ done: Int, of total: Int, _ what: String = "files read") {
    guard stream.isTerminal, let text = Self.text(done, of: total, what, after: .now - start) else { return }
    Interruption.deferred { try? stream.write(text) }
  }

  package func erase() {
    guard stream.isTerminal, start.duration(to: .now) >= Self.patience else { return }
    try? stream.write(Self.erasure)
  }

  /// Erases a progress line left on the terminal when the process ends early.
  static func clearTerminal() {
    if StandardStream.error.isTerminal { try? StandardStream.error.write(erasure) }
  }

  /// The delay before the first update: a line that flashes up only distracts.
  private static let patience = Duration.milliseconds(500)
  static let erasure = "\r\u{1B}[K"

  /// The escape sequence and the text of an update; nil before the delay has passed.
  static func text(_ done: Int, of total: Int, _ what: String = "files read", after elapsed: Duration) -> String? {
    elapsed < patience ? nil : "\(erasure)\(done) of \(total) \(what)"
  }
}
