internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform

/// The lookup of a project's configuration: the named file, else `.viper-lint.yml` in the folder of the first path or the nearest
/// one above it.
enum ConfigurationFile {
  /// - Parameter checksDialects: whether dialects named by the configuration are loaded.
  static func configuration(for options: AnalysisOptions, checksDialects: Bool = true) throws(UsageError) -> Configuration {
    guard let path = try path(for: options) else { return Configuration() }
    let basePath = AbsolutePath.of(options.basePath, in: options.workingDirectory)
    let name = AbsolutePath.printed(path, in: basePath)
    do throws(DialectError) {
      guard let text = try YamlFile.text(of: URL(fileURLWithPath: path), named: name) else {
        let message = "cannot read the configuration; make it a readable file, or remove it"
        throw DialectError(diagnostics: [Diagnostic(.error, message, file: name)])
      }
      return try ConfigurationLoader.load(
        text: text, file: name, folder: AbsolutePath.folder(of: path), vocabulary: .init(options, checksDialects: checksDialects))
    } catch {
      throw UsageError(error.diagnostics)
    }
  }

  private static func path(for options: AnalysisOptions) throws(UsageError) -> String? {
    switch options.configuration {
    case .none: return nil
    case .nearest: return nearest(to: AbsolutePath.of(options.paths.first ?? ".", in: options.workingDirectory))
    case .file(let name):
      let path = AbsolutePath.of(name, in: options.workingDirectory)
      if exists(path) { return path }
      throw UsageError([Diagnostic(.error, "the configuration '\(name)' does not exist; check the path")])
    }
  }

  private static func nearest(to path: String) -> String? {
    var folder = path
    while true {
      let candidate = AbsolutePath.of(Configuration.fileName, in: folder)
      if exists(candidate) { return candidate }
      guard folder != "/", !folder.isEmpty else { return nil }
      folder = AbsolutePath.folder(of: folder)
    }
  }

  /// Not `fileExists`, which returns false for a broken link: the configuration would be dropped silently.
  private static func exists(_ path: String) -> Bool { (try? FileManager.default.attributesOfItem(atPath: path)) != nil }
}
