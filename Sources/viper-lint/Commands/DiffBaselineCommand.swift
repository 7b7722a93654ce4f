import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct DiffBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "What is new ('+'), and what the baseline accepts for nothing ('-'); 1 where there is any.")

  @Argument(help: ArgumentHelp("Files and folders to read (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineFileOptions
  @OptionGroup var source: SourceOptions

  func run() throws {
    let (text, status) = try BaselineRun(source.analysis(of: paths, baseline: baseline)).difference()
    try StandardStream.output.write(text)
    if status != .clean { throw CommandEnd(status) }
  }
}
