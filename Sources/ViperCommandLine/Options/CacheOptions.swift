package import ArgumentParser
internal import Foundation
internal import ViperFacts
package import ViperPipeline

/// Whether and where what a run works out is kept between runs: shared by all commands that read code.
package struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep what is worked out for the next run in this file and two beside it (default: below the user's caches).",
      valueName: "FILE"),
    completion: .file())
  package var cachePath: String?

  @Flag(help: "Read every file anew, and keep nothing for the next run.")
  package var noCache = false

  package init() {}

  /// Nil where nothing is to be kept, or where there is no place for it.
  package func choice(basePath: String) -> CacheChoice? {
    if noCache { return nil }
    if let cachePath { return CacheChoice(path: URL(fileURLWithPath: cachePath).path, isNamed: true) }
    let folder = basePath + "\n" + FileManager.default.currentDirectoryPath
    let path = CacheLocation.path(for: folder, environment: ProcessInfo.processInfo.environment)
    return path.map { CacheChoice(path: $0, isNamed: false) }
  }
}
