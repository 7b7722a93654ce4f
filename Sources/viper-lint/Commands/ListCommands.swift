import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules: a table on a terminal, their ids elsewhere.",
    discussion:
      "Constraints of the configuration are rules, too. The table has the severities of the configuration, with the defaults where they differ."
  )

  @Flag(help: "Print the table with severities and summaries wherever it goes.")
  var long = false

  @OptionGroup var place: BasePathOptions
  @OptionGroup var config: ConfigurationOptions

  func run() throws {
    let isTable = long || StandardStream.output.isTerminal
    let options = try AnalysisOptions(reading: ["."], place, config)
    try StandardStream.output.write(isTable ? RuleCatalogue.table(options) : RuleCatalogue.list(options))
  }
}

struct ModulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modules", abstract: "List the modules, their missing parts, and the components outside modules.")

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ModelCatalogue.modules(source.analysis(of: paths))) }
}
