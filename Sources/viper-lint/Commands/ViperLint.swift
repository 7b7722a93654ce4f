import ArgumentParser
import Foundation
import ViperCommandLine
import ViperPipeline

/// The root command and its subcommands.
@main struct ViperLint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "viper-lint",
    abstract: "Checks the architecture of VIPER iOS code.",
    usage: """
      viper-lint [lint] [PATH ...] [OPTIONS]
      viper-lint <subcommand>
      """,
    discussion: """
      Without a subcommand, 'lint' runs; 'viper-lint help lint' shows its options.

      EXAMPLES:
        viper-lint                               lint the working directory
        viper-lint Sources/App --strict          warnings fail too
        viper-lint --reporter xcode .            marks in Xcode's editor
        viper-lint --output sarif=lint.sarif --output html=lint.html .
        viper-lint --dialect infinum App         do not detect the dialect
        viper-lint --fail info App               every finding fails
        viper-lint config                        the settings in effect, their origin
        viper-lint -- -odd-folder                a path that begins with a dash
        viper-lint baseline write                accept the current findings
        viper-lint --changed-since main          findings related to this branch
        viper-lint explain rule retain-cycle
        viper-lint modules App                   the modules that were detected
        viper-lint explain module Login App      a module, part by part
        viper-lint explain App/Login.swift:12    a line: its role and its findings
        viper-lint explain dialect --path App    which dialect each module has

      EXIT STATUS:
        0   clean
        1   findings at or above the failing severity
        2   wrong usage or configuration, or nothing to lint
        3   something could not be analysed, or an output could not be written
        70  internal error
        130, 143, 141  stopped by Ctrl-C, by kill, by a closed pipe
      """,
    version: ToolVersion.current,
    subcommands: [
      LintCommand.self,
      RulesCommand.self,
      DialectsCommand.self,
      ModulesCommand.self,
      InitCommand.self,
      ConfigCommand.self,
      BaselineCommand.self,
      IndexCommand.self,
      ExplainCommand.self,
      ConstraintsCommand.self,
    ],
    defaultSubcommand: LintCommand.self)

  static func main() { Foundation.exit(CommandRunner.run(Self.self, Array(CommandLine.arguments.dropFirst()))) }
}
