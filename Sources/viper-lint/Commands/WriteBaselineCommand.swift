import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct WriteBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Create the baseline, or write it anew.",
    discussion:
      "One that is there already gets fewer entries only; '--add' lets it take new findings too, as far as policies allow.")

  @Flag(help: "Take new findings into a baseline that is there already.")
  var add = false

  @Argument(help: ArgumentHelp("Files and folders to read (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineFileOptions
  @OptionGroup var source: SourceOptions

  func run() throws {
    try StandardStream.output.write(BaselineRun(source.analysis(of: paths, baseline: baseline)).write(adds: add))
  }
}
