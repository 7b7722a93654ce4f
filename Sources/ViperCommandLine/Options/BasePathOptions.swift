package import ArgumentParser
internal import Foundation
internal import ViperFacts
package import ViperPipeline

/// The folder that printed paths are relative to.
package struct BasePathOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Print paths relative to this folder (default: working directory).", valueName: "DIR"),
    completion: .directory
  )
  package var basePath: String?

  package init() {}

  /// The absolute form of `--base-path`, or the working directory without the option.
  package var resolved: String {
    get throws(UsageError) { try Self.resolve(basePath) }
  }

  /// - Throws: `UsageError` if the path is not a folder, since every printed path would be wrong.
  package static func resolve(
    _ name: String?, workingDirectory: String = FileManager.default.currentDirectoryPath
  ) throws(UsageError) -> String {
    guard let name else { return workingDirectory }
    let path = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: workingDirectory)).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError([Diagnostic(.error, "the base path '\(name)' is not a folder; name one that exists")])
    }
    return path
  }
}
