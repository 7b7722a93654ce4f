internal import Foundation
internal import ViperFacts
internal import ViperModel

/// Finds and reads a project's configuration: `.viper-lint.yml` in the folder of the first path, or the nearest one above it.
enum ConfigurationFile {
  static func configuration(for options: AnalysisOptions) throws(UsageError) -> Configuration {
    guard let url = nearest(to: options.paths.first ?? ".", from: options.workingDirectory) else { return Configuration() }
    let name = printed(url, basePath: options.basePath)
    do {
      return try ConfigurationLoader.load(text: try String(contentsOf: url, encoding: .utf8), file: name)
    } catch let error as DialectError {
      throw UsageError(error.diagnostics)
    } catch {
      throw UsageError([Diagnostic(.error, "cannot read the configuration; check that it is readable and UTF-8", file: name)])
    }
  }

  private static func nearest(to path: String, from workingDirectory: String) -> URL? {
    var folder = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingDirectory, isDirectory: true))
      .standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent(Configuration.fileName)
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      guard folder.path != "/", !folder.path.isEmpty else { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }

  private static func printed(_ url: URL, basePath: String) -> String {
    let prefix = basePath.hasSuffix("/") ? basePath : basePath + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}
