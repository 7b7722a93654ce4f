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
    let name = path.printed(in: AbsolutePath(options.basePath, in: options.workingDirectory))
    do throws(DialectError) {
      guard let text = try YamlFile.text(of: URL(fileURLWithPath: path.string), named: name, within: bounds(options))
      else {
        let message = "cannot read the configuration; make it a readable file, or remove it"
        throw DialectError(diagnostics: [Diagnostic(.error, message, file: name)])
      }
      return try ConfigurationLoader.load(
        text: text, file: name, folder: path.folder?.string ?? "/", vocabulary: .init(options, checksDialects: checksDialects))
    } catch {
      throw UsageError(error.diagnostics)
    }
  }

  private static func path(for options: AnalysisOptions) throws(UsageError) -> AbsolutePath? {
    switch options.configuration {
    case .none: return nil
    case .nearest: return nearest(to: AbsolutePath(options.paths.first ?? ".", in: options.workingDirectory))
    case .file(let name):
      let path = AbsolutePath(name, in: options.workingDirectory)
      if exists(path) { return path }
      throw UsageError([Diagnostic(.error, "the configuration '\(name)' does not exist; check the path")])
    }
  }

  /// The bounds of the files that a configuration may name, if it was found rather than named: it may come from anyone.
  static func bounds(_ options: AnalysisOptions) -> LinkBounds? {
    guard case .nearest = options.configuration else { return nil }
    let paths = (options.paths.isEmpty ? ["."] : options.paths).map { AbsolutePath($0, in: options.workingDirectory) }
    return LinkBounds(around: paths + [nearest(to: paths[0])?.folder].compactMap(\.self))
  }

  private static func nearest(to path: AbsolutePath) -> AbsolutePath? {
    sequence(first: path, next: \.folder).lazy.map { AbsolutePath(Configuration.fileName, in: $0) }.first(where: exists)
  }

  /// Not `fileExists`, which returns false for a broken link: the configuration would be dropped silently.
  private static func exists(_ path: AbsolutePath) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path.string)) != nil
  }
}
