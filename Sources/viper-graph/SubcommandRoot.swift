import ArgumentParser
import ViperCommandLine

/// The root command for subcommands, because `GraphCommand` takes any word for a path, even the name of a subcommand.
struct SubcommandRoot: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "viper-graph", subcommands: all)

  static let all: [any ParsableCommand.Type] = [DiffCommand.self, HotspotsCommand.self, TrendCommand.self]

  /// The root command for the given arguments.
  static func root(for arguments: [String]) -> any ParsableCommand.Type {
    if CompletionScript.isRequested(by: arguments) { return CompletedRoot.self }
    let names = all.compactMap { $0.configuration.commandName }
    let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    return word.map(names.contains) == true ? SubcommandRoot.self : GraphCommand.self
  }
}

/// The words that a shell completes: subcommands and the options of `GraphCommand`, without its paths.
private struct CompletedRoot: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "viper-graph", subcommands: SubcommandRoot.all)

  @OptionGroup var options: GraphOptions
}
