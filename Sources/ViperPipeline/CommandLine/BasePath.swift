import Foundation
import ViperFacts

/// The folder that printed paths are relative to.
package enum BasePath {
  /// The absolute form of what `--base-path` names; the working directory where it names nothing.
  ///
  /// - Throws: `UsageError` for what is not a folder: every printed path would be wrong.
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
