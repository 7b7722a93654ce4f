import ArgumentParser
import Foundation
import ViperPipeline

/// What to look at: shared by the commands that print what the linter sees.
struct SourceOptions: ParsableArguments {
  @Option(name: [.customLong("path")], help: ArgumentHelp("A file or folder; may be repeated (default: here).", valueName: "PATH"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("A built-in dialect or a YAML file; detected when left out.", valueName: "NAME|FILE"))
  var dialect: String?

  @Option(help: ArgumentHelp("The folder that printed paths are relative to (default: here).", valueName: "DIR"))
  var basePath: String?

  func analysis() throws -> AnalysisOptions {
    AnalysisOptions(
      paths: paths.isEmpty ? ["."] : paths, basePath: try BasePath.resolve(basePath),
      workingDirectory: FileManager.default.currentDirectoryPath, dialect: dialect,
      toolVersion: ToolVersion.current)
  }
}
