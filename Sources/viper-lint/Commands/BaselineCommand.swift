import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept the current findings, so that only new ones are reported.",
    discussion: "'viper-lint' applies the baseline from then on; only these commands change it.",
    subcommands: [
      WriteBaselineCommand.self,
      DiffBaselineCommand.self,
      PruneBaselineCommand.self,
      ExplainBaselineCommand.self,
      MergeBaselineCommand.self,
    ])
}

struct PruneBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove the entries that no longer match a finding.")

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineFileOptions
  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(BaselineRun(source.analysis(of: paths, baseline: baseline)).prune()) }
}
