import ArgumentParser
import Foundation
import Measuring

/// The programs that are measured.
struct Tools: ParsableArguments {
  @Option(help: "The folder with the release builds of viper-lint and viper-graph.")
  var bin: String

  var lint: String { bin + "/viper-lint" }
  var graph: String { bin + "/viper-graph" }

  func validate() throws {
    for program in [lint, graph] where !FileManager.default.isExecutableFile(atPath: program) {
      throw ValidationError("'\(program)' is no program; build it, or name its folder with '--bin'")
    }
  }

  /// Whether viper-lint keeps facts between runs.
  func hasCache() throws -> Bool { try Command([lint, "lint", "--help"]).run().output.contains("--no-cache") }

  /// Findings are no failure here; an incomplete run is.
  func lint(_ path: String, useCache: Bool, arguments: [String] = []) throws -> Sample {
    let withoutCache = try !useCache && hasCache() ? ["--no-cache"] : []
    return try run([lint, "lint"] + withoutCache + arguments + ["--", path], accepting: [0, 1])
  }

  func floor(_ name: String, _ path: String) throws -> Sample {
    try run([CommandLine.arguments[0], name, path], accepting: [0])
  }

  func run(_ words: [String], accepting codes: [Int32]) throws -> Sample {
    let sample = try Command(words).run()
    guard codes.contains(sample.exitCode) else {
      throw ValidationError("'\(words.joined(separator: " "))' ended with \(sample.exitCode)")
    }
    return sample
  }
}
