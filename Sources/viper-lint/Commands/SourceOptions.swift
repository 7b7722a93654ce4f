import ArgumentParser
import Foundation
import ViperPipeline

/// How to read the code: shared by the commands that print what the linter sees.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A built-in dialect or a YAML file; detected when left out.", valueName: "NAME|FILE"),
    completion: Completion.dialect)
  var dialect: String?

  @Option(
    help: ArgumentHelp("The folder that printed paths are relative to (default: here).", valueName: "DIR"), completion: .directory
  )
  var basePath: String?

  @OptionGroup var config: ConfigurationOptions
  @OptionGroup var index: IndexOptions
  @OptionGroup var cache: CacheOptions

  /// - Parameter paths: as named; none for the working directory.
  func analysis(of paths: [String]) throws -> AnalysisOptions {
    var options = AnalysisOptions(
      paths: try index.paths(paths), basePath: try BasePath.resolve(basePath),
      workingDirectory: FileManager.default.currentDirectoryPath, dialect: dialect, toolVersion: ToolVersion.current)
    options.configuration = config.choice
    options.indexes = index.indexes
    options.cache = cache.choice(basePath: options.basePath)
    return options
  }
}
