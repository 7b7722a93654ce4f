import ArgumentParser
import ViperPipeline

struct ModulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modules", abstract: "List the modules, what they lack, and the components that belong to none.")

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ModelCatalogue.modules(source.analysis())) }
}
