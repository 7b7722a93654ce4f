internal import Foundation
internal import ViperLinking

/// A command in the form that the argument parser's help dump encodes it, with the fields that the man page uses.
struct CommandDescription: Decodable {
  struct Name: Decodable {
    var kind: String
    var name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  struct Argument: Decodable {
    var kind: String
    var shouldDisplay: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?

    /// The placeholder for the value; nil for a flag.
    var value: String? {
      guard kind != "flag", let valueName else { return nil }
      return valueName + (kind == "positional" && isRepeating ? " ..." : "")
    }
  }

  private struct Document: Decodable {
    var command: CommandDescription
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool
  var arguments: [Argument]?
  var subcommands: [CommandDescription]?

  /// - Parameter json: the output of `--experimental-dump-help`.
  static func decoded(from json: String) throws -> Self {
    try JSONDecoder().decode(Document.self, from: Data(json.utf8)).command
  }

  /// The leaf subcommands, each with the words that select it.
  var leaves: [(words: String, command: CommandDescription)] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }.flatMap { command in
      let below = command.leaves.map { ("\(command.commandName) \($0.words)", $0.command) }
      return below.isEmpty ? [(command.commandName, command)] : below
    }
  }
}
