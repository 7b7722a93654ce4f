import ArgumentParser
import Foundation
import ViperModel
import ViperPipeline
import ViperConfiguration

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the configuration in force, and where each value comes from.",
    discussion: "The configuration is checked as every run checks it; no code is read.")

  @Argument(
    help: ArgumentHelp("Files and folders whose configuration is meant (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @Option(help: "The form to show it in.")
  var format: ConfigurationListing.Format = .text

  @Option(
    help: ArgumentHelp("A built-in dialect or a YAML file, as for 'lint'.", valueName: "NAME|FILE"),
    completion: Completion.dialect)
  var dialect: String?

  @Option(help: ArgumentHelp("The least severity that fails the run, as for 'lint'.", valueName: FailingSeverity.list))
  var fail: FailingSeverity?

  @Option(
    help: ArgumentHelp("The folder that printed paths are relative to (default: here).", valueName: "DIR"), completion: .directory
  )
  var basePath: String?

  @OptionGroup var config: ConfigurationOptions

  func run() throws {
    if let missing = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ValidationError("'\(missing)' does not exist; check the path")
    }
    var options = AnalysisOptions(
      paths: paths.isEmpty ? ["."] : paths, basePath: try BasePath.resolve(basePath),
      workingDirectory: FileManager.default.currentDirectoryPath, dialect: dialect, toolVersion: ToolVersion.current)
    options.configuration = config.choice
    try StandardStream.output.write(ConfigurationListing(options, failing: fail).text(as: format))
  }
}

extension ConfigurationListing.Format: ExpressibleByArgument {}
extension FailingSeverity: ExpressibleByArgument {
  static var list: String { allCases.map(\.rawValue).joined(separator: "|") }
}
