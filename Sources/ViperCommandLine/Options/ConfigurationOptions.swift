package import ArgumentParser
internal import ViperFacts
package import ViperPipeline
internal import ViperPlatform

/// The configuration options of all commands that read code.
package struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use this configuration (default: the nearest .viper-lint.yml at or above the first path).", valueName: "FILE"),
    completion: .file(extensions: ["yml", "yaml"]))
  package var config: String?

  @Flag(help: "Ignore any configuration.")
  package var noConfig = false

  package init() {}

  package func validate() throws {
    if noConfig, config != nil { throw ValidationError("'--config' and '--no-config' cannot be combined; drop one") }
  }

  /// The choice with its path made absolute, for an analysis that runs in another working directory.
  package func absolute(in folder: String) -> ConfigurationChoice {
    if case .file(let name) = choice { .file(AbsolutePath(name, in: folder).string) } else { choice }
  }

  package var choice: ConfigurationChoice { noConfig ? .none : config.map { .file($0) } ?? .nearest }
}
