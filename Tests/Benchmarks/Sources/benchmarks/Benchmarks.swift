import ArgumentParser

@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks", abstract: "Measures viper-lint and viper-graph against what is possible.",
    subcommands: [Generate.self, ParseFloorCommand.self, StatFloor.self, RunBenchmarks.self])
}
