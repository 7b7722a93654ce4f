import ArgumentParser
import Foundation
import ViperCommandLine
import ViperConfiguration
import ViperPipeline

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the configuration in effect, and where each value comes from.",
    discussion: "The configuration is checked as in every run; no code is read.")

  @Argument(
    help: ArgumentHelp("Files and folders whose configuration to show (default: working directory).", valueName: "PATH"),
    completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("The output format.", valueName: "FORMAT"))
  var format: ConfigurationListing.Format = .text

  @Option(help: ArgumentHelp("The lowest severity that fails the run, as for 'lint'.", valueName: "SEVERITY"))
  var fail: FailingSeverity?

  @OptionGroup var dialect: DialectOptions
  @OptionGroup var place: BasePathOptions
  @OptionGroup var config: ConfigurationOptions

  func run() throws {
    if let missing = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ValidationError("'\(missing)' does not exist; check the path")
    }
    let options = try AnalysisOptions(reading: paths.isEmpty ? ["."] : paths, place, config, dialect: dialect)
    try StandardStream.output.write(ConfigurationListing(options, failing: fail).text(as: format))
  }
}

extension ConfigurationListing.Format: ExpressibleByArgument {}
extension FailingSeverity: ExpressibleByArgument {}
