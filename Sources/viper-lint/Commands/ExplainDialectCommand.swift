import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainDialectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialect", abstract: "Which dialect each module is judged by, and the signs that decided it.")

  @Argument(help: ArgumentHelp("A module's name: show its signs. Left out: all modules, a line each.", valueName: "MODULE"))
  var module: String?

  @Option(
    name: .customLong("path"), help: ArgumentHelp("A file or folder; may be repeated (default: here).", valueName: "PATH"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ModelCatalogue.detection(module, source.analysis(of: paths))) }
}
