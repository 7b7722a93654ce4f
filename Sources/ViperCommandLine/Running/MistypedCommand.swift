package import ArgumentParser
internal import Foundation
internal import ViperFacts
internal import ViperPipeline

/// Detection of a mistyped or misplaced subcommand: a first path that does not exist and may be the name of one.
package enum MistypedCommand {
  /// A subcommand's own name, which options stood before.
  struct Misplaced: Error {
    let name: String

    var usageError: UsageError {
      UsageError([
        Diagnostic(.error, "'\(name)' does not exist; check the path, or write the command '\(name)' before all other words")
      ])
    }
  }

  /// The arguments with the options that precede a subcommand moved behind it, for each word that may be one.
  static func moved(in arguments: [String], of root: any ParsableCommand.Type) -> [[String]] {
    guard arguments.first?.hasPrefix("-") == true else { return [] }
    let commands = CommandWords.names(of: root)
    return arguments.indices.filter { commands.contains(arguments[$0]) }.map { Array(arguments[$0...] + arguments[..<$0]) }
  }

  /// Runs before any other check, which would complain about the arguments that follow.
  ///
  /// - Throws: `UsageError` with the names of the subcommands, or `Misplaced` for a subcommand's own name.
  package static func check(_ paths: [String], of root: any ParsableCommand.Type) throws {
    guard let name = paths.first, !name.contains(where: { "/.".contains($0) }), !FileManager.default.fileExists(atPath: name)
    else { return }
    let commands = CommandWords.names(of: root)
    if commands.contains(name) { throw Misplaced(name: name) }
    throw CommandWords.unknown("there is no path or command '\(name)'", name, among: commands, otherwise: "; check the spelling")
  }
}
