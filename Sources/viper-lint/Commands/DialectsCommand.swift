import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct DialectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialects", abstract: "List the dialects, print one's tables, or learn one from the code.",
    usage: """
      viper-lint dialects [NAME|FILE]
      viper-lint dialects learn [PATH ...] [OPTIONS]
      """,
    subcommands: [ShowDialectsCommand.self, LearnDialectCommand.self], defaultSubcommand: ShowDialectsCommand.self)
}

struct ShowDialectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "List the dialects, or print one's tables (default).")

  @Argument(help: ArgumentHelp("A built-in dialect's name, or a file.", valueName: "NAME"), completion: Completion.dialect)
  var name: String?

  func run() throws {
    try StandardStream.output.write(name.map(DialectCatalogue.description(of:)) ?? DialectCatalogue.list())
  }
}

struct LearnDialectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Learn the team's own dialect from the code: a commented YAML file.",
    discussion: """
      Names, roles and strengths are what most modules agree on, by how they are wired. Each line carries its support. It needs at \
      least five modules of one convention.
      """)

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("The file to write (default: standard output).", valueName: "FILE"), completion: .file())
  var out: String?

  @Option(help: ArgumentHelp("The name of the dialect.", valueName: "NAME"))
  var name = "learned"

  @Option(help: ArgumentHelp("Of several conventions, the one with the N-th most modules.", valueName: "N"))
  var convention = 1

  @OptionGroup var source: SourceOptions

  func validate() throws {
    if convention < 1 { throw ValidationError("'--convention' must be 1 or more") }
  }

  func run() throws {
    let options = try source.analysis(of: paths)
    let learning = try DialectLearning(options, name: name, convention: convention)
    guard let out else { return try StandardStream.output.write(learning.text) }
    try learning.write(to: out, options)
    try StandardStream.output.write(message: "wrote \(out)")
  }
}
