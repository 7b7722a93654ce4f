import ArgumentParser
import Foundation
import ViperCommandLine
import ViperPipeline

struct MergeBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the baselines of two branches, as a merge driver of Git.",
    discussion: """
      Reads no code. Entries that one side adds or removes are added or removed. Once in each clone:
        git config merge.viper-lint.driver 'viper-lint baseline merge %O %A %B'
      and in the repository's .gitattributes:
        .viper-lint-baseline merge=viper-lint
      """)

  @Argument(help: ArgumentHelp("The baseline that both branches started from.", valueName: "BASE"), completion: .file())
  var base: String

  @Argument(
    help: ArgumentHelp("The baseline of one branch, which is replaced by the result.", valueName: "OURS"), completion: .file())
  var ours: String

  @Argument(help: ArgumentHelp("The baseline of the other branch.", valueName: "THEIRS"), completion: .file())
  var theirs: String

  func run() throws {
    try BaselineMergeRun.run(base: base, ours: ours, theirs: theirs, in: FileManager.default.currentDirectoryPath)
  }
}
