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
    if print {
      let draft = try ConfigurationDraft(options)
      say(draft.notes)
      return try StandardStream.output.write(draft.text)
    }
    let (path, notes) = try ConfigurationDraft.write(options)
    say(notes)
    try StandardStream.output.write(message: "wrote \(path)")
  }

  private func say(_ notes: [String]) { for note in notes { StandardStream.complain(note) } }
}
