internal import Foundation

/// The folder that a file is to be written into.
package enum OutputFolder {
  /// Makes it where it is missing below a folder that is there: a fresh checkout has no `build`. Elsewhere a missing folder is a
  /// mistake in the name, or a volume that is not there; and a folder that cannot be made fails the writing of the file, which reports it.
  package static func make(for file: String, below folders: [String]) {
    let folder = FolderPath(file + "/..", in: folders.first ?? "/")
    guard folders.contains(where: { FolderPath($0).contains(folder) }) else { return }
    try? FileManager.default.createDirectory(atPath: folder.text, withIntermediateDirectories: true)
  }
}
