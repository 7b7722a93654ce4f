import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct PruneBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove the entries that accept nothing any more.")

  @Argument(help: ArgumentHelp("Files and folders to read (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineFileOptions
  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(BaselineRun(source.analysis(of: paths, baseline: baseline)).prune()) }
}
