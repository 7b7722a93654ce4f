package import ArgumentParser
internal import Foundation
internal import ViperFacts
package import ViperPipeline
internal import ViperText

/// A first path that was meant for a subcommand: nothing is called so, and a subcommand nearly is.
package enum MistypedCommand {
  /// Decided before anything else is, which would speak of the words behind it.
  ///
  /// - Throws: `UsageError` with the names that may have been meant.
  package static func check(_ paths: [String], of root: any ParsableCommand.Type) throws(UsageError) {
    guard let name = paths.first, !name.contains(where: { "/.".contains($0) }), !FileManager.default.fileExists(atPath: name)
    else { return }
    let commands = root.configuration.subcommands.compactMap { $0.configuration.commandName }
    let nearest = NearestNames.to(name, among: commands).map { "'\($0)'" }.joined(separator: " or ")
    if nearest.isEmpty { return }
    throw UsageError([Diagnostic(.error, "'\(name)' does not exist; check the path, or did you mean the command \(nearest)?")])
  }
}
