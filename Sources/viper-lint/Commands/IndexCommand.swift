import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Write the facts of part of the code to a file, for the '--index' of other commands.",
    discussion: """
      Indexes written on different machines are linked as if all code had been read at once. Use the same base path for all of \
      them; a file may be in several.
      """)

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("The file to write.", valueName: "FILE"), completion: .file())
  var out: String

  @Option(
    help: ArgumentHelp(
      "Treat this folder as one with a project, even if the project is missing; may be repeated.", valueName: "DIR"),
    completion: .directory)
  var root: [String] = []

  @OptionGroup var place: BasePathOptions
  @OptionGroup var config: ConfigurationOptions
  @OptionGroup var cache: CacheOptions

  func run() throws {
    let run = try index()
    for message in run.messages { StandardStream.complain(message) }
    if run.status != .clean { throw CommandEnd(run.status) }
  }

  private func index() throws -> IndexRun {
    let options = try AnalysisOptions(reading: paths.isEmpty ? ["."] : paths, place, config, cache: cache)
    return try IndexRun(options, roots: root, to: out)
  }
}
