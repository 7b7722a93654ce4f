import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented configuration, .viper-lint.yml, with the detected settings.",
    discussion: "It is written to the base path; an existing configuration is not overwritten.")

  @Flag(help: "Print it instead of writing a file.")
  var print = false

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws {
    let options = try source.analysis(of: paths)
    if print { return try StandardStream.output.write(ConfigurationDraft(options).text) }
    let path = try ConfigurationDraft.write(options)
    try StandardStream.output.write(message: "wrote \(path)")
  }
}
