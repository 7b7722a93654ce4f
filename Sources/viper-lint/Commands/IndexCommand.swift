import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Write the facts of a part of the code to a file, for other commands' '--index'.",
    discussion: """
      Parts that were read on different machines are linked as if one had read them all. Name the same base path everywhere, and as \
      many parts as you like; a file may be in several.
      """)

  @Argument(help: ArgumentHelp("Files and folders to read (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("The file to write.", valueName: "FILE"), completion: .file())
  var out: String

  @Option(
    help: ArgumentHelp(
      "A folder that has a project, also where the project itself is not at hand; may be repeated.", valueName: "DIR"),
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
    let progress = ProgressLine()
    defer { progress.erase() }
    var options = try AnalysisOptions(reading: paths.isEmpty ? ["."] : paths, place, config, cache: cache)
    options.progress = { progress.show($0, of: $1) }
    return try IndexRun(options, roots: root, to: out)
  }
}
