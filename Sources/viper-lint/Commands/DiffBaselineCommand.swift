import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct DiffBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "List new findings ('+') and stale entries ('-'); exit with 1 if there are any.")

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineFileOptions
  @OptionGroup var source: SourceOptions

  func run() throws {
    let (text, status) = try BaselineRun(source.analysis(of: paths, baseline: baseline)).difference()
    try StandardStream.output.write(text)
    if status != .clean { throw CommandEnd(status) }
  }
}
