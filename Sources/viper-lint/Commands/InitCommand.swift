import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented configuration, .viper-lint.yml, with what was detected.",
    discussion: "It is written to the base path; a configuration that is there already is left alone.")

  @Flag(help: "Print it instead.")
  var print = false

  @Argument(help: ArgumentHelp("Files and folders to read (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws {
    let options = try source.analysis(of: paths)
    if print { return try StandardStream.output.write(ConfigurationDraft(options).text) }
    let path = try ConfigurationDraft.write(options)
    try StandardStream.output.write(message: "wrote \(path)")
  }
}
