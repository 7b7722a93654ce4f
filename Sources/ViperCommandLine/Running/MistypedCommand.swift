package import ArgumentParser
internal import Foundation
internal import ViperFacts
internal import ViperPipeline
internal import ViperText

/// Detection of a mistyped or misplaced subcommand: a first path that does not exist and resembles a subcommand's name.
package enum MistypedCommand {
  /// Runs before any other check, which would complain about the arguments that follow.
  ///
  /// A subcommand's own name, which options stood before.
  struct Misplaced: Error {
    let name: String

    /// The arguments with the command first; nil if they do not begin with an option.
    func moved(in arguments: [String]) -> [String]? {
      guard arguments.first?.hasPrefix("-") == true, let place = arguments.lastIndex(of: name) else { return nil }
      return [name] + arguments[..<place] + arguments[(place + 1)...]
    }

    var usageError: UsageError {
      UsageError([
        Diagnostic(.error, "'\(name)' does not exist; check the path, or write the command '\(name)' before all other words")
      ])
    }
  }

  /// - Throws: `UsageError` with the nearest subcommand names, or `Misplaced` for a subcommand's own name.
  package static func check(_ paths: [String], of root: any ParsableCommand.Type) throws {
    guard let name = paths.first, !name.contains(where: { "/.".contains($0) }), !FileManager.default.fileExists(atPath: name)
    else { return }
    let commands = root.configuration.subcommands.compactMap { $0.configuration.commandName }
    if commands.contains(name) { throw Misplaced(name: name) }
    let nearest = NearestNames.to(name, among: commands).map { "'\($0)'" }.joined(separator: " or ")
    if nearest.isEmpty { return }
    throw UsageError([Diagnostic(.error, "'\(name)' does not exist; check the path, or did you mean the command \(nearest)?")])
  }
}
