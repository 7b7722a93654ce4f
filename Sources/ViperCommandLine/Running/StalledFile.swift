internal import Foundation
package import ViperFacts
internal import ViperPipeline
internal import ViperReporting

/// A file that takes too long to read: the parser cannot be stopped, so the run is.
package enum StalledFile {
  package static func endRun(_ file: SourceFile, limit: Duration) {
    ProgressLine().erase()
    let message = "takes longer than \(limit) to parse, so the run ends; simplify its code, or move it out of the paths"
    try? StandardStream.error.write(message: Diagnostic(.error, message, file: file.name).text)
    // Without the cleaning up of `exit`, which other threads are in the middle of using.
    _exit(RunStatus.incomplete.rawValue)
  }
}
