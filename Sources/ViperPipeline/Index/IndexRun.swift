internal import Foundation
internal import ViperFacts
internal import ViperReporting

/// The run of `viper-lint index`: writes the facts of the paths to a file instead of linting them.
package struct IndexRun: Sendable {
  /// The diagnostics of reading, which are also part of the index and repeated by each run that uses it.
  package let messages: [String]
  package let status: RunStatus

  /// - Parameter roots: folders treated as roots as if each had a project, which may be missing from a partial checkout.
  /// - Throws: `UsageError` as `Analysis` does, and for a root without files; `OutputError` if the index cannot be written.
  package init(_ options: AnalysisOptions, roots: [String] = [], to path: String) throws {
    // Dialect files may be missing from a partial checkout, so they are loaded only when the indexes are linked.
    let configuration = try ConfigurationFile.configuration(for: options, checksDialects: false)
    try ProtectedFiles(options, configuration).check(path, writtenBy: "--out")
    // An index is a part by intention; whoever links it has the others.
    var isolated = options
    isolated.isIsolated = true
    let reader = SourceReader(isolated, configuration)
    let reading = try reader.read(reader.find())
    let paths = NamedPaths(options.paths, roots: roots, basePath: options.basePath, workingDirectory: options.workingDirectory)
    if let idle = paths.idleRoot(reading.facts.map(\.0)), reading.problems.isEmpty {
      throw UsageError([Diagnostic(.error, "no path is inside the root '\(idle)'; name the folder of their project")])
    }
    OutputFolder.make(for: path, below: [options.workingDirectory])
    do throws(IndexError) {
      try FactIndex.write(
        reading.facts, projects: reading.projects, companions: reading.companions, problems: reading.problems, paths: paths,
        version: FactVersion.portable(tool: options.toolVersion), to: path)
    } catch {
      throw OutputError(error.message)
    }
    let failure = options.cache?.isNamed == true ? reading.cacheFailure.map { [Diagnostic(.warning, $0.message)] } ?? [] : []
    messages = (reading.diagnostics.said(withBackground: false) + failure).map(\.text)
    status = reading.problems.contains(where: \.makesRunIncomplete) ? .incomplete : .clean
  }
}
