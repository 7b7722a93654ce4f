import ArgumentParser
import ViperCommandLine
import ViperPipeline

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules' ids, one a line.")

  func run() throws { try StandardStream.output.write(RuleCatalogue.list) }
}
