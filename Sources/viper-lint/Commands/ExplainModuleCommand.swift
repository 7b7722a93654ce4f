import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainModuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "module", abstract: "Show a module's components, why they belong to it, and what they refer to.")

  @Argument(help: ArgumentHelp("A module's name, as 'viper-lint modules' lists it.", valueName: "NAME"))
  var name: String

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ModelCatalogue.module(name, source.analysis(of: paths))) }
}
