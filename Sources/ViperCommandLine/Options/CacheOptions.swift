package import ArgumentParser
internal import Foundation
internal import ViperFacts
package import ViperPipeline

/// The cache options: whether results are cached between runs, and in which file.
package struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Cache results in this file and files next to it (default: in the user's cache folder).",
      valueName: "FILE"),
    completion: .file())
  package var cachePath: String?

  @Flag(help: "Do not use a cache: read every file again.")
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
