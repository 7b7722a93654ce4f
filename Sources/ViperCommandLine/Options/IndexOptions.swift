package import ArgumentParser

/// The index files written by `viper-lint index`, which replace paths.
package struct IndexOptions: ParsableArguments {
  @Option(
    name: .customLong("index"),
    help: ArgumentHelp(
      "Link an index written by 'viper-lint index' instead of reading paths; may be repeated.", valueName: "FILE"),
    completion: .file())
  package var indexes: [String] = []

  package init() {}

  /// The paths to read: the working directory by default, none if indexes are given.
  package func paths(_ named: [String]) throws -> [String] {
    guard indexes.isEmpty else {
      guard named.isEmpty else { throw ValidationError("paths and '--index' cannot be combined; use one or the other") }
      return []
    }
    return named.isEmpty ? ["."] : named
  }
}
