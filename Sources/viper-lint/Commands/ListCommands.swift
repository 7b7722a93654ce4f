import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules' ids, one per line.")

  func run() throws { try StandardStream.output.write(RuleCatalogue.list) }
}

struct ModulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modules", abstract: "List the modules, their missing parts, and the components outside modules.")

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ModelCatalogue.modules(source.analysis(of: paths))) }
}
