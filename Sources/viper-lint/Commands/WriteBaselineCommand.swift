import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct WriteBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Create the baseline, or update it.",
    discussion:
      "An existing baseline only loses entries, unless '--add' adds new findings, as far as policies allow.")

  @Flag(help: "Add new findings to an existing baseline.")
  var add = false

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineFileOptions
  @OptionGroup var source: SourceOptions

  func run() throws {
    try StandardStream.output.write(BaselineRun(source.analysis(of: paths, baseline: baseline)).write(adds: add))
  }
}
