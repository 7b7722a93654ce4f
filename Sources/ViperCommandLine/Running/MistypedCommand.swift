package import ArgumentParser
internal import Foundation
internal import ViperFacts
package import ViperPipeline
internal import ViperText

/// Detection of a mistyped subcommand: a first path that does not exist and resembles a subcommand's name.
package enum MistypedCommand {
  /// Runs before any other check, which would complain about the arguments that follow.
  ///
  /// - Throws: `UsageError` with the nearest subcommand names.
  package static func check(_ paths: [String], of root: any ParsableCommand.Type) throws(UsageError) {
    guard let name = paths.first, !name.contains(where: { "/.".contains($0) }), !FileManager.default.fileExists(atPath: name)
    else { return }
    let commands = root.configuration.subcommands.compactMap { $0.configuration.commandName }
    let nearest = NearestNames.to(name, among: commands).map { "'\($0)'" }.joined(separator: " or ")
    if nearest.isEmpty { return }
    throw UsageError([Diagnostic(.error, "'\(name)' does not exist; check the path, or did you mean the command \(nearest)?")])
  }
}
