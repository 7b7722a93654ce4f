import ArgumentParser

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
