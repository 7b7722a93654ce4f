import ArgumentParser

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept the findings of today, and see that they only get fewer.",
    discussion: "'viper-lint' applies the baseline from then on; only these commands change it.",
    subcommands: [
      WriteBaselineCommand.self,
      DiffBaselineCommand.self,
      PruneBaselineCommand.self,
      ExplainBaselineCommand.self,
    ])
}
