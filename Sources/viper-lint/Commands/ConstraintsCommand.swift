import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ConstraintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "constraints",
    abstract: "List the constraints of the configuration; try, trace and test them.",
    usage: """
      viper-lint constraints
      viper-lint constraints <subcommand>
      """,
    subcommands: [
      ListConstraintsCommand.self,
      TryConstraintsCommand.self,
      ExplainConstraintCommand.self,
      TestConstraintsCommand.self,
    ],
    defaultSubcommand: ListConstraintsCommand.self)
}

struct ListConstraintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the constraints of the configuration; no code is read.")

  /// A mistyped subcommand is taken for an argument of the default one.
  @Argument(help: .hidden)
  var words: [String] = []

  @OptionGroup var place: BasePathOptions
  @OptionGroup var config: ConfigurationOptions

  func validate() throws {
    guard let word = words.first else { return }
    let commands = ConstraintsCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    throw ValidationError(ConstraintCatalogue.mistake(inCommand: word, among: commands))
  }

  func run() throws {
    try StandardStream.output.write(ConstraintCatalogue.table(AnalysisOptions(reading: ["."], place, config)))
  }
}

struct TryConstraintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try", abstract: "Count what the constraints of a file would report and select, without failing.",
    discussion: "The configuration's own constraints and the baseline are left out; its other settings apply.")

  @Argument(
    help: ArgumentHelp("A YAML file with constraints, as 'extends' would name it.", valueName: "FILE"),
    completion: .file(extensions: ["yml", "yaml"]))
  var file: String

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ConstraintTrial.text(of: file, source.analysis(of: paths))) }
}

struct ExplainConstraintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Trace the selection of a constraint: what each condition keeps and drops.",
    discussion: "'viper-lint explain NAME' shows what the constraint says and reports.")

  @Argument(
    help: ArgumentHelp("A constraint's name, as 'viper-lint constraints' lists it.", valueName: "NAME"),
    completion: Completion.constraint)
  var name: String

  @Argument(help: ArgumentHelp("Files and folders to read (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws { try StandardStream.output.write(ConstraintTrace.text(of: name, source.analysis(of: paths))) }
}

struct TestConstraintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Test constraints with the code under their 'fails' and 'passes'.",
    discussion: """
      Each snippet is a code base of its own; a line '// file: Path.swift' begins a file in it. One under 'fails' must have a finding \
      of its constraint, one under 'passes' none. Exits with 1 if one does not behave as stated, with 2 if there is none.
      """)

  @Argument(
    help: ArgumentHelp("YAML files with constraints (default: those of the configuration).", valueName: "FILE"),
    completion: .file(extensions: ["yml", "yaml"]))
  var files: [String] = []

  @OptionGroup var dialect: DialectOptions
  @OptionGroup var place: BasePathOptions
  @OptionGroup var config: ConfigurationOptions

  func run() throws {
    let run = try SnippetRun(AnalysisOptions(reading: ["."], place, config, dialect: dialect), files: files)
    try StandardStream.output.write(run.text)
    if run.status != .clean { throw CommandEnd(run.status) }
  }
}
