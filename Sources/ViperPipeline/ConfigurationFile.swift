internal import Foundation
internal import ViperFacts
internal import ViperModel

/// Finds and reads a project's configuration: `.viper-lint.yml` in the folder of the first path, or the nearest one above it.
enum ConfigurationFile {
  static func configuration(for options: AnalysisOptions) throws(UsageError) -> Configuration {
    guard let url = nearest(to: options.paths.first ?? ".", from: options.workingDirectory) else { return Configuration() }
    let name = printed(url, basePath: options.basePath)
    do throws(DialectError) {
      guard let text = try YamlFile.text(of: url, named: name) else {
        let message = "cannot read the configuration; make it a file that you may read, or remove it"
        throw DialectError(diagnostics: [Diagnostic(.error, message, file: name)])
      }
      return try ConfigurationLoader.load(text: text, file: name)
    } catch {
      throw UsageError(error.diagnostics)
    }
  }

  /// The absolute folder that the configuration lies in; nil where there is none.
  static func folder(for options: AnalysisOptions) -> String? {
    nearest(to: options.paths.first ?? ".", from: options.workingDirectory)?.deletingLastPathComponent().path
  }

  private static func nearest(to path: String, from workingDirectory: String) -> URL? {
    var folder = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingDirectory, isDirectory: true))
      .standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent(Configuration.fileName)
      // Not `fileExists`, which says no to a link that leads nowhere: that would drop a configuration in silence.
      if (try? FileManager.default.attributesOfItem(atPath: candidate.path)) != nil { return candidate }
      guard folder.path != "/", !folder.path.isEmpty else { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }

  private static func printed(_ url: URL, basePath: String) -> String {
    let prefix = basePath.hasSuffix("/") ? basePath : basePath + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}
