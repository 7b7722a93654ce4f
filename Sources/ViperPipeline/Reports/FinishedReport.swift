internal import ViperFacts
package import ViperPlatform
import ViperReporting
import ViperRules

/// A report as it is to be written.
package struct FinishedReport: Sendable {
  package enum Destination: Sendable, Equatable {
    case standardOutput
    case file(String)
    /// The end of a file that others write to as well.
    case endOfFile(String)
  }

  package let text: String
  package let destination: Destination
  /// Folders in which a missing one is made.
  private let homes: [String]

  /// - Parameter homes: the folders that names of reports are relative to; what is missing below them is made.
  init(_ report: LintReport, _ request: OutputRequest, _ context: ReportContext, _ options: LintOptions, homes: [String]) {
    self.homes = homes
    var context = context
    switch request.destination {
    case .standardOutput:
      context.colour = options.colour
      destination = .standardOutput
    case .file(let path):
      destination = .file(path.hasPrefix("/") ? path : "\(options.analysis.workingDirectory)/\(path)")
    }
    text = request.reporter.reporter.init().render(report, context)
  }

  init(_ text: String, appendedTo path: String) {
    self.text = text
    homes = []
    destination = .endOfFile(path)
  }

  /// Why it could not be written to its file, if so.
  package func writeFile() -> WriteError? {
    do throws(WriteError) {
      let bytes = Array(text.utf8)
      switch destination {
      case .standardOutput: break
      case .file(let path): try Interruption.deferred { () throws(WriteError) in try write(bytes, to: path) }
      case .endOfFile(let path): try Interruption.deferred { () throws(WriteError) in try OutputFile(path).append(bytes) }
      }
      return nil
    } catch {
      return error
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
    OutputFolder.make(for: path, below: homes)
    try OutputFile(path).write(bytes)
  }
}
