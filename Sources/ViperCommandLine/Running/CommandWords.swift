internal import ArgumentParser
internal import ViperFacts
internal import ViperPipeline
internal import ViperText

/// The commands of a tool by the words that name them.
struct CommandWords {
  private let root: any ParsableCommand.Type

  init(_ root: any ParsableCommand.Type) { self.root = root }

  /// The arguments as the parser takes them: with `help COMMAND` as a request of that command.
  ///
  /// - Throws: `UsageError` for a command that does not exist.
  func understood(_ arguments: [String]) throws -> [String] {
    let isHelp = arguments.first == Self.help
    let words = arguments.dropFirst(isHelp ? 1 : 0).prefix { !$0.hasPrefix("-") }
    var (command, path) = (root, [String]())
    for word in words {
      guard let next = Self.commands(of: command)[word] else {
        if isHelp, lists(path + [word], command) { break }
        if isHelp || !path.isEmpty && Self.needsCommand(command) { throw unknown(word, in: command, path) }
        break
      }
      command = next
      path.append(word)
    }
    return isHelp ? path + ["--help"] : arguments
  }

  static let help = "help"

  /// Whether the usage of a command names the words as one, such as `dialects learn`, although it has no subcommand of that name.
  private func lists(_ words: [String], _ command: any ParsableCommand.Type) -> Bool {
    let start = ([root.configuration.commandName ?? ""] + words).joined(separator: " ") + " "
    return command.configuration.usage?.split(separator: "\n").contains { "\($0) ".hasPrefix(start) } == true
  }

  private static func commands(of command: any ParsableCommand.Type) -> [String: any ParsableCommand.Type] {
    let all = command.configuration.subcommands.compactMap { next in next.configuration.commandName.map { ($0, next) } }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a word after the command can be nothing but a command.
  private static func needsCommand(_ command: any ParsableCommand.Type) -> Bool {
    !command.configuration.subcommands.isEmpty && command.configuration.defaultSubcommand == nil
  }

  private func unknown(_ word: String, in command: any ParsableCommand.Type, _ path: [String]) -> UsageError {
    let name = (path + [word]).joined(separator: " ")
    return Self.unknown("there is no command '\(name)'", word, among: Self.names(of: command))
  }

  /// A word that is no command, with the nearest one and all that there are.
  static func unknown(_ complaint: String, _ word: String, among names: [String], otherwise remedy: String = "") -> UsageError {
    let nearest = NearestNames.suggestion(for: word, among: names)
    let list = names.isEmpty ? [] : [Diagnostic(.note, "the commands are \(names.joined(separator: ", "))")]
    return UsageError([Diagnostic(.error, complaint + (nearest.isEmpty ? remedy : nearest))] + list)
  }

  static func names(of command: any ParsableCommand.Type) -> [String] {
    command.configuration.subcommands.compactMap { $0.configuration.commandName }
  }
}
