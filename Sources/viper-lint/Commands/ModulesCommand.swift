import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ModulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modules", abstract: "List the modules, what they lack, and the components that belong to none.")

  @Argument(help: ArgumentHelp("Files and folders to read (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ModelCatalogue.modules(source.analysis(of: paths))) }
}
