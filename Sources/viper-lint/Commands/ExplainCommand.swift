import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what the linter knows, with examples.",
    subcommands: [
      ExplainRuleCommand.self,
      ExplainModuleCommand.self,
      ExplainDialectCommand.self,
    ])
}

struct ExplainRuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule", abstract: "What a rule reports, why, and examples of it.")

  @Argument(help: ArgumentHelp("A rule's id, as 'viper-lint rules' lists it.", valueName: "RULE"), completion: Completion.rule)
  var rule: String

  func run() throws { try StandardStream.output.write(RuleCatalogue.explanation(of: rule)) }
}
