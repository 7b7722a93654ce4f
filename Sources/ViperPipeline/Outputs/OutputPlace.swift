internal import Foundation

/// The file that the name of an output leads to.
enum OutputPlace {
  /// So many links may lead to a file; systems follow no more.
  private static let mostLinks = 40

  /// An absolute path, the same for all names of one file: links are followed.
  static func resolved(_ path: String, in workingDirectory: String) -> String {
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingDirectory, isDirectory: true))
    var file = url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent)
    // A link to what is not there yet is not followed otherwise, and would be by the time of the second output.
    for _ in 0..<mostLinks {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else { break }
      file = URL(fileURLWithPath: target, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    }
    return file.resolvingSymlinksInPath().standardizedFileURL.path
  }
}

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
