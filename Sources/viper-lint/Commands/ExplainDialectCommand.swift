import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainDialectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialect", abstract: "Show the dialect of each module, and the signs that decided it.")

  @Argument(help: ArgumentHelp("A module's name, to show its signs (default: all modules, one line each).", valueName: "MODULE"))
  var module: String?

  @Option(
    name: .customLong("path"),
    help: ArgumentHelp("A file or folder; may be repeated (default: working directory).", valueName: "PATH"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ModelCatalogue.detection(module, source.analysis(of: paths))) }
}
