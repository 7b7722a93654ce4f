import ArgumentParser

/// The root for whoever names a subcommand: drawing takes any word for a path, this one too.
struct SubcommandRoot: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "viper-graph", subcommands: [DiffCommand.self])

  /// The root that understands these arguments.
  static func root(for arguments: [String]) -> any ParsableCommand.Type {
    let name = DiffCommand.configuration.commandName ?? ""
    return arguments.first == name || arguments.prefix(2) == ["help", name] ? SubcommandRoot.self : GraphCommand.self
  }
}
