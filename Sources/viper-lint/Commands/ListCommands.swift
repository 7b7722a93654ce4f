import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules' ids, one per line.")

  func run() throws { try StandardStream.output.write(RuleCatalogue.list) }
}

struct DialectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialects", abstract: "List the dialects, or print one's tables.")

  @Argument(help: ArgumentHelp("A built-in dialect's name, or a file.", valueName: "NAME"), completion: Completion.dialect)
  var name: String?

  func run() throws {
    try StandardStream.output.write(name.map(DialectCatalogue.description(of:)) ?? DialectCatalogue.list())
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
