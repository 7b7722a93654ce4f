import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a line of code, a rule, a module, its objects, or the choice of dialects.",
    usage: """
      viper-lint explain FILE:LINE [PATH ...]
      viper-lint explain <subcommand>
      """,
    subcommands: [
      ExplainPlaceCommand.self,
      ExplainRuleCommand.self,
      ExplainModuleCommand.self,
      ExplainHeapCommand.self,
      ExplainDialectCommand.self,
    ],
    defaultSubcommand: ExplainPlaceCommand.self)
}

struct ExplainRuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule", abstract: "Show what a rule reports and why, with examples.",
    discussion: "For a constraint, it shows what that selects and reports in the code; no other rule reads code.")

  @Argument(
    help: ArgumentHelp("A rule's id, as 'viper-lint rules' lists it, or one of its cases: 'RULE.CASE'.", valueName: "RULE"),
    completion: Completion.rule)
  var rule: String

  @Argument(
    help: ArgumentHelp("Files and folders to read for a constraint (default: working directory).", valueName: "PATH"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions

  func run() throws {
    try StandardStream.output.write(
      RuleCatalogue.explanation(of: rule, source.analysis(of: paths), width: StandardStream.output.columns))
  }
}
