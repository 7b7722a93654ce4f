import Foundation
import PackagePlugin

extension Command {
  /// A build command, since a prebuild command cannot run what is itself built from source.
  ///
  /// It writes to the plugin's own folder alone, the only one that its sandbox allows: the cache, and a file without code that
  /// says that nothing failed, which is compiled with the target.
  /// - Parameters:
  ///   - companions: the storyboards and xibs of the target, whose changes call for another run.
  ///   - root: where printed paths start, and where a configuration and a baseline may lie.
  static func linting(_ name: String, _ files: [URL], companions: [URL], root: URL, with tool: URL, in folder: URL) -> Command? {
    guard !files.isEmpty else { return nil }
    let stamp = folder.appendingPathComponent("ViperLint.swift")
    let others = [".viper-lint.yml", ".viper-lint-baseline"].map { root.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return .buildCommand(
      displayName: "Lint \(name)", executable: tool,
      arguments: [
        "--reporter", "xcode", "--base-path", root.path, "--cache-path", folder.appendingPathComponent("facts").path,
        "--stamp", stamp.path, "--",
      ] + files.map(\.path),
      inputFiles: files + companions + others, outputFiles: [stamp])
  }
}

extension URL {
  /// Whether Interface Builder writes the file.
  var isOfInterfaceBuilder: Bool { ["storyboard", "xib"].contains(pathExtension) }
}
