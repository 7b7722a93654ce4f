internal import Foundation
internal import ViperFacts
internal import ViperReporting

/// `viper-lint index`: what a run would read of the paths, written to a file instead of linted.
package struct IndexRun: Sendable {
  /// What reading had to say; the index says it again to whoever uses it.
  package let messages: [String]
  package let status: RunStatus

  /// - Throws: `UsageError` as `Analysis` does; `OutputError` where the index cannot be written.
  package init(_ options: AnalysisOptions, to path: String) throws {
    let reading = try SourceReading(finding: options)
    let paths = NamedPaths(options.paths, basePath: options.basePath, workingDirectory: options.workingDirectory)
    do throws(IndexError) {
      try FactIndex.write(
        reading.facts, problems: reading.problems, paths: paths, version: FactVersion.portable(tool: options.toolVersion), to: path)
    } catch {
      throw OutputError(error.message)
    }
    messages = reading.diagnostics.map(\.text)
    status = reading.problems.contains(where: \.makesRunIncomplete) ? .incomplete : .clean
  }
}
