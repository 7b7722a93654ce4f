internal import Foundation
package import ViperFacts
internal import ViperPipeline
internal import ViperReporting

/// The handler for a file that exceeds the parsing time limit: the parser cannot be cancelled, so the process ends.
package enum StalledFile {
  package static func endRun(_ file: SourceFile, limit: Duration) {
    let message = "took longer than \(limit) to parse, so the run was stopped; simplify the file, or exclude it"
    try? StandardStream.error.write(message: Diagnostic(.error, message, file: file.name).text)
    // `_exit` instead of `exit`, whose cleanup would race with threads that are still running.
    _exit(RunStatus.incomplete.rawValue)
  }
}
