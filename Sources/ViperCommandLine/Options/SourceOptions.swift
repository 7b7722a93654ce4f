package import ArgumentParser
internal import Foundation
package import ViperPipeline

/// The dialect of the run.
package struct DialectOptions: ParsableArguments {
  @Option(
    name: .customLong("dialect"),
    help: ArgumentHelp(
      "A built-in dialect, a YAML file, or 'auto' to detect it (default: as configured).", valueName: "NAME|FILE"),
    completion: Completion.dialect)
  package var name: String?

  package init() {}
}

/// The options that say which code is read and how, for every analysing command of both executables.
package struct SourceOptions: ParsableArguments {
  @OptionGroup package var dialect: DialectOptions
  @OptionGroup package var place: BasePathOptions
  @OptionGroup package var config: ConfigurationOptions
  @OptionGroup package var index: IndexOptions

  @Flag(help: "Read only the named paths: leave the code base around them out, in which names are resolved.")
  package var isolated = false

  @Flag(
    name: .customLong("no-learn"),
    help: "Learn no dialect where no built-in one fits a code base without configuration and baseline.")
  package var learnsNothing = false

  @OptionGroup package var cache: CacheOptions

  package init() {}

  /// - Parameter paths: as given by the user; empty for the working directory.
  package func analysis(of paths: [String], baseline: BaselineFileOptions? = nil) throws -> AnalysisOptions {
    var options = try AnalysisOptions(reading: index.paths(paths), place, config, dialect: dialect, cache: cache)
    options.indexes = index.indexes
    options.isIsolated = isolated
    options.mayLearn = !learnsNothing
    baseline?.apply(to: &options)
    return options
  }
}

extension AnalysisOptions {
  /// The options of a run in the working directory of the process.
  package init(
    reading paths: [String], _ place: BasePathOptions, _ config: ConfigurationOptions, dialect: DialectOptions? = nil,
    cache: CacheOptions? = nil
  ) throws(UsageError) {
    self.init(
      paths: paths, basePath: try place.resolved, workingDirectory: FileManager.default.currentDirectoryPath,
      dialect: dialect?.name, toolVersion: ToolVersion.current)
    configuration = config.choice
    self.cache = cache?.choice(basePath: basePath)
    stalled = StalledFile.endRun
    progress = ProgressLine.standard.show
  }
}
