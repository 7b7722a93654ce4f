import Foundation
import ViperTestSupport

/// How many mutants, and what judges them, from the environment.
struct MutilationSettings {
  let mutants: Range<Int>
  let seed: UInt64
  /// The path of the linter.
  let program: String

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    seed = environment["VIPER_MUTANTS_SEED"].flatMap { UInt64($0) } ?? 1
    program = environment["VIPER_MUTANTS_LINTER"] ?? Executable.viperLint.path
    if let only = environment["VIPER_MUTANTS_INDEX"].flatMap({ Int($0) }) {
      mutants = only..<only + 1
    } else {
      let count = environment["VIPER_MUTANTS"].flatMap { Int($0) } ?? (SlowTests.areWanted ? 400 : 8)
      mutants = 0..<max(0, count)
    }
  }

  /// Of a processor, in seconds; the whole process may take longer where others work, too.
  static let timeLimit = 30
}
