import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Show what entries accept, where their findings are now, and their rules' policies.")

  @Argument(
    help: ArgumentHelp(
      "A line number of the baseline, a finding's fingerprint, or words of an entry, such as its rule or component (default: all entries).",
      valueName: "ENTRY"))
  var entry: String?

  @Option(
    name: .customLong("path"),
    help: ArgumentHelp("A file or folder to read; may be repeated (default: working directory).", valueName: "PATH"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineFileOptions
  @OptionGroup var source: SourceOptions

  func run() throws {
    try StandardStream.output.write(BaselineRun(source.analysis(of: paths, baseline: baseline)).explanation(of: entry))
  }
}
