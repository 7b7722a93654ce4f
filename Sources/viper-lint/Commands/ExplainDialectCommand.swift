import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainDialectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialect", abstract: "Show the dialect of each module, and the signs that decided it.")

  @Argument(help: ArgumentHelp("A module's name, to show its signs (default: all modules, one line each).", valueName: "MODULE"))
  var module: String?

  @OptionGroup var read: RepeatedPaths

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ModelCatalogue.detection(module, source.analysis(of: read.paths))) }
}
