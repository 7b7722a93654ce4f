import ArgumentParser

/// The paths of a command whose arguments are names of something else.
struct RepeatedPaths: ParsableArguments {
  @Option(
    name: .customLong("path"),
    help: ArgumentHelp("A file or folder; may be repeated (default: working directory).", valueName: "PATH"),
    completion: .file())
  var paths: [String] = []
}
