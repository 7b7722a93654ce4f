internal import Foundation
internal import ViperFacts
internal import ViperPlatform

/// One side of a comparison: a folder or file, what `viper-lint index` has written, or a revision of the repository here.
package struct ComparedCode: Sendable {
  private let name: String
  private let options: AnalysisOptions

  /// - Parameter options: how to look at either side; paths and indexes are set here.
  package init(_ name: String, _ options: AnalysisOptions) {
    self.name = name
    self.options = options
  }

  /// What is there under a path goes before a revision of the same name.
  ///
  /// - Throws: `UsageError` as `Analysis` does, and for a name that is nothing of all that.
  package func analysis() throws(UsageError) -> Analysis {
    let path = AbsolutePath.of(name, in: options.workingDirectory)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return try RevisionCheckout(revision: name, folder: options.workingDirectory).with { (folder) throws(UsageError) in
        try analysis(of: folder)
      }
    }
    return isFolder.boolValue || path.hasSuffix(".swift") ? try analysis(of: path) : try Analysis(linking(name))
  }

  /// Paths are printed relative to the side itself: only so are the same files called the same on both.
  private func analysis(of path: String) throws(UsageError) -> Analysis {
    var side = options
    side.paths = [path]
    side.basePath =
      path.hasSuffix(".swift")
      ? AbsolutePath.folder(of: path) : path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    side.workingDirectory = side.basePath
    return try Analysis(side)
  }

  private func linking(_ index: String) -> AnalysisOptions {
    var side = options
    side.indexes = [index]
    return side
  }
}
