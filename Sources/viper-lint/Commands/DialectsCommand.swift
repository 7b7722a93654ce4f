import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct DialectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialects", abstract: "List the dialects, or print one's tables.")

  @Argument(help: ArgumentHelp("A built-in dialect's name, or a file.", valueName: "NAME"), completion: Completion.dialect)
  var name: String?

  func run() throws {
    try StandardStream.output.write(name.map(DialectCatalogue.description(of:)) ?? DialectCatalogue.list())
  }
}
