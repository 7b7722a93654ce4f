internal import Foundation
internal import ViperFacts
internal import ViperReporting

/// A file that takes too long to read: the parser cannot be stopped, so the run is.
enum StalledFile {
  static func endRun(_ file: SourceFile, limit: Duration) -> Never {
    ProgressLine().erase()
    let message = "takes longer than \(limit) to parse, so the run ends; simplify its code, or move it out of the paths"
    try? StandardStream.error.write(message: Diagnostic(.error, message, file: file.name).text)
    // Without the cleaning up of `exit`, which other threads are in the middle of using.
    _exit(RunStatus.incomplete.rawValue)
  }
}
