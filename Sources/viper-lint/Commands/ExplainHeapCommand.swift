import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainHeapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heap", abstract: "Show the objects that a module consists of, and what holds what, in each phase of its life.",
    discussion: """
      The code that assembles the module is followed from its entry, without running it: 'assembled' is what there is when the entry \
      returns, 'shown' once the screen is loaded, 'used' after all events, 'closed' when the screen is gone. What lives then is kept \
      by something.
      """)

  @Argument(
    help: ArgumentHelp(
      "A module's name, as 'viper-lint modules' lists it (default: how much can be told of all objects).", valueName: "MODULE"))
  var module: String?

  @Option(
    name: .customLong("path"),
    help: ArgumentHelp("A file or folder; may be repeated (default: working directory).", valueName: "PATH"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(text()) }

  private func text() throws -> String {
    guard let module else { return try ModelCatalogue.heapTally(source.analysis(of: paths)) }
    return try ModelCatalogue.heap(module, source.analysis(of: paths))
  }
}
