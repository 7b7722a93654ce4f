package import ArgumentParser
internal import Foundation
internal import ViperFacts
package import ViperPipeline

/// The cache options: whether results are cached between runs, and in which file.
package struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Cache results for the next run in this file and next to it (default: below the user's caches).",
      valueName: "FILE"),
    completion: .file())
  package var cachePath: String?

  @Flag(help: "Read every file anew, and cache nothing.")
  package var noCache = false

  package init() {}

  /// Nil if caching is off or no cache folder can be determined.
  package func choice(basePath: String) -> CacheChoice? {
    if noCache { return nil }
    if let cachePath { return CacheChoice(path: URL(fileURLWithPath: cachePath).path, isNamed: true) }
    let folder = basePath + "\n" + FileManager.default.currentDirectoryPath
    let path = CacheLocation.path(for: folder, environment: ProcessInfo.processInfo.environment)
    return path.map { CacheChoice(path: $0, isNamed: false) }
  }
}
