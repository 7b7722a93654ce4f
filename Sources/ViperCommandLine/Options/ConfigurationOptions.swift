package import ArgumentParser
internal import ViperFacts
package import ViperPipeline
internal import ViperPlatform

/// Which configuration to read: shared by all commands that read code.
package struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read this configuration (default: the nearest .viper-lint.yml, from the first path upwards).", valueName: "FILE"),
    completion: .file(extensions: ["yml", "yaml"]))
  package var config: String?

  @Flag(help: "Read no configuration.")
  package var noConfig = false

  package init() {}

  package func validate() throws {
    if noConfig, config != nil { throw ValidationError("'--config' and '--no-config' contradict each other; name one") }
  }

  /// The choice for who works in other folders than this one.
  package func absolute(in folder: String) -> ConfigurationChoice {
    if case .file(let name) = choice { .file(AbsolutePath.of(name, in: folder)) } else { choice }
  }

  package var choice: ConfigurationChoice { noConfig ? .none : config.map { .file($0) } ?? .nearest }
}
