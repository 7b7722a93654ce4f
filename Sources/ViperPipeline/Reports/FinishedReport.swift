internal import ViperFacts
package import ViperPlatform
import ViperReporting
import ViperRules

/// A report ready to be written.
package struct FinishedReport: Sendable {
  package enum Destination: Sendable, Equatable {
    case standardOutput
    case file(String)
    /// A file to append to, which others write to as well.
    case endOfFile(String)
  }

  package let text: String
  package let destination: Destination
  /// The folders below which a missing folder is created.
  private let homes: [String]

  /// - Parameter homes: the folders that report paths are relative to; missing folders below them are created.
  init(_ report: LintReport, _ request: OutputRequest, _ context: ReportContext, _ options: LintOptions, homes: [String]) {
    self.homes = homes
    var context = context
    switch request.destination {
    case .standardOutput:
      context.colour = options.colour
      context.listing = options.listing
      // Who sees a terminal has the linter at hand.
      if options.listing.width != nil { context.hint = nil }
      destination = .standardOutput
    case .file(let path):
      context.listing = options.listing.inFile
      context.hint = nil
      destination = .file(path.hasPrefix("/") ? path : "\(options.analysis.workingDirectory)/\(path)")
    }
    text = request.reporter.reporter.init().render(report, context)
  }

  init(_ text: String, appendedTo path: String) {
    self.text = text
    homes = []
    destination = .endOfFile(path)
  }

  /// Writes the report to its file; returns the error if that fails.
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
