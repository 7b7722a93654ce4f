import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainPlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place",
    abstract: "Show what is at a line: the component, or why there is none, its references and findings.",
    discussion: "'viper-lint explain FILE:LINE' runs it, too; it also takes the name of a rule, constraint, dialect or module.")

  @Argument(help: ArgumentHelp("A file and a line, as reports print them.", valueName: "FILE:LINE"), completion: .file())
  var place: String?

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws {
    guard let place else { throw CleanExit.helpRequest(ExplainCommand.self) }
    try StandardStream.output.write(
      WordCatalogue.explanation(of: place, source.analysis(of: paths), width: StandardStream.output.columns))
  }
}
