import ArgumentParser
import ViperCommandLine
import ViperPipeline

/// `dialects`, `dialects NAME` and `dialects learn PATH…`.
///
/// One command, since the argument parser takes no name of a dialect where subcommands are possible.
struct DialectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialects", abstract: "List the dialects, print one's tables, or learn one from the code.",
    usage: """
      viper-lint dialects [NAME|FILE]
      viper-lint dialects learn [PATH ...] [OPTIONS]
      """,
    discussion: """
      'learn' prints the team's own dialect as commented YAML: names, roles and strengths that most modules agree on, by how they are \
      wired. Each line carries its support. It needs at least five modules of one convention. The options are for 'learn'.
      """)

  private static let learn = "learn"

  @Argument(
    help: ArgumentHelp(
      "A built-in dialect's name, or a file; or 'learn', and the files and folders to read (default: working directory).",
      valueName: "NAME"),
    completion: Completion.dialect)
  var words: [String] = []

  @Option(
    help: ArgumentHelp("The file to write the learned dialect to (default: standard output).", valueName: "FILE"),
    completion: .file())
  var out: String?

  @Option(help: ArgumentHelp("The name of the learned dialect (default: learned).", valueName: "NAME"))
  var name: String?

  @Option(help: ArgumentHelp("Of several conventions, learn the one with the N-th most modules (default: 1).", valueName: "N"))
  var convention: Int?

  @OptionGroup var source: SourceOptions

  private var learns: Bool { words.first == Self.learn }

  func validate() throws {
    if let convention, convention < 1 { throw ValidationError("'--convention' must be 1 or more") }
    if learns { return }
    if words.count > 1 { throw ValidationError("name one dialect, or write 'dialects learn' and the paths to learn from") }
    if out != nil || name != nil || convention != nil {
      throw ValidationError("'--out', '--name' and '--convention' are for 'dialects learn'")
    }
  }

  func run() throws {
    if learns { return try learnDialect() }
    try StandardStream.output.write(words.first.map(DialectCatalogue.description(of:)) ?? DialectCatalogue.list())
  }

  private func learnDialect() throws {
    let options = try source.analysis(of: Array(words.dropFirst()))
    let learning = try DialectLearning(options, name: name ?? "learned", convention: convention ?? 1)
    guard let out else { return try StandardStream.output.write(learning.text) }
    try StandardStream.output.write(message: learning.write(to: out, options))
  }
}
