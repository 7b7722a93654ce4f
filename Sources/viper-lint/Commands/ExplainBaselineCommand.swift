import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "What entries accept, where their findings are now, and what their rules' policies say.")

  @Argument(
    help: ArgumentHelp(
      "A line of the baseline, a finding's fingerprint, or words that an entry has, such as a rule or a component; all when left out.",
      valueName: "ENTRY"))
  var entry: String?

  @Option(
    name: .customLong("path"),
    help: ArgumentHelp("A file or folder to read; may be repeated (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineFileOptions
  @OptionGroup var source: SourceOptions

  func run() throws {
    try StandardStream.output.write(BaselineRun(source.analysis(of: paths, baseline: baseline)).explanation(of: entry))
  }
}
