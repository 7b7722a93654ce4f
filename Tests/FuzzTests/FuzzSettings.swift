import Foundation
import ViperTestSupport

/// How long and on what to run, from the environment.
struct FuzzSettings {
  let executions: Range<Int>
  let seed: UInt64
  /// More Swift and YAML files to begin with; nil for none.
  let corpus: String?

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    seed = environment["VIPER_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    corpus = environment["VIPER_FUZZ_CORPUS"]
    if let only = environment["VIPER_FUZZ_INDEX"].flatMap({ Int($0) }) {
      executions = only..<only + 1
    } else {
      executions = 0..<max(0, environment["VIPER_FUZZ_EXECUTIONS"].flatMap { Int($0) } ?? Self.fewExecutions)
    }
  }

  /// As many as a run of all tests has time for.
  #if DEBUG
    private static let fewExecutions = SlowTests.areWanted ? 2000 : 40
    /// Of the processors, for one execution. Without optimisation the parser takes fifty times as long.
    static let timeLimit = Duration.seconds(100)
  #else
    private static let fewExecutions = SlowTests.areWanted ? 50_000 : 1000
    /// Five seconds for each of the two looks at a file.
    static let timeLimit = Duration.seconds(10)
  #endif

  /// An execution that goes on for this many times as long is told of, and where it does so again, it will never end.
  static let patience = 10
}
