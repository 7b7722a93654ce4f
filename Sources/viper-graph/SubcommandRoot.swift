import ArgumentParser

/// The root command for subcommands, because `GraphCommand` takes any word for a path, even the name of a subcommand.
struct SubcommandRoot: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "viper-graph", subcommands: [DiffCommand.self])

  /// The root command for the given arguments.
  static func root(for arguments: [String]) -> any ParsableCommand.Type {
    let name = DiffCommand.configuration.commandName ?? ""
    return arguments.first == name || arguments.prefix(2) == ["help", name] ? SubcommandRoot.self : GraphCommand.self
  }
}
