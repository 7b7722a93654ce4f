package import ViperConfiguration
internal import ViperFacts

/// The files that a run reads or caches and that none of its outputs may replace, so that a slip in a command or a configuration
/// does not overwrite source code.
package struct ProtectedFiles: Sendable {
  private let places: Set<String>
  private let cache: String?
  private let workingDirectory: String

  /// - Parameter inputs: further input files, relative to the working directory.
  package init(_ options: AnalysisOptions, _ configuration: Configuration, inputs: [String] = []) {
    workingDirectory = options.workingDirectory
    var files = options.indexes + inputs
    if case .file(let path) = options.configuration { files.append(path) }
    if case .file(let path) = options.baseline { files.append(path) }
    if let path = configuration.baseline?.path { files.append(path) }
    files += DialectChoice.files(options, configuration)
    files += configuration.constraintFiles.map(\.path)
    places = Set(files.map { OutputPlace.resolved($0, in: options.workingDirectory) })
    cache = options.cache.map { OutputPlace.resolved($0.path, in: options.workingDirectory) }
  }

  /// - Parameters:
  ///   - path: relative to the working directory.
  ///   - writer: the option or report that names it.
  /// - Throws: `UsageError` if the path leads to a protected file, or to any Swift file, configuration or baseline.
  package func check(_ path: String, writtenBy writer: String) throws(UsageError) {
    let place = OutputPlace.resolved(path, in: workingDirectory)
    guard isProtected(place) else { return }
    throw UsageError([
      Diagnostic(.error, "'\(writer)' would replace '\(place)', which the linter reads; choose another file")
    ])
  }

  private func isProtected(_ place: String) -> Bool {
    let isInput = [".swift", "/" + Configuration.fileName, "/" + BaselineSetting.fileName].contains { place.hasSuffix($0) }
    return isInput || places.contains(place) || cache.map { place == $0 || place.hasPrefix($0 + ".viper-") } ?? false
  }
}
