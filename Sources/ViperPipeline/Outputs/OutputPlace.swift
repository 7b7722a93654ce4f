internal import Foundation
internal import ViperPlatform

/// The file behind the path of an output.
enum OutputPlace {
  /// The maximum number of links to follow, as in operating systems.
  private static let mostLinks = 40

  /// The absolute path with links resolved, which is the same for all names of a file.
  static func resolved(_ path: String, in workingDirectory: String) -> String {
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingDirectory, isDirectory: true))
    var file = url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent)
    // Foundation does not resolve a link to a missing file, which the first output may create.
    for _ in 0..<mostLinks {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else { break }
      file = URL(fileURLWithPath: target, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    }
    return file.resolvingSymlinksInPath().standardizedFileURL.path
  }
}

/// The folder of an output file.
package enum OutputFolder {
  /// Creates the folder if it is missing and lies below one of the given folders: a fresh checkout has no `build`. Elsewhere a
  /// missing folder is a mistake in the name or an unmounted volume. A failure is not reported here, since writing the file then
  /// fails and is reported.
  package static func make(for file: String, below folders: [String]) {
    guard let folder = AbsolutePath(file, in: folders.first ?? "/").folder,
      folders.contains(where: { AbsolutePath($0).contains(folder) })
    else { return }
    try? FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
  }
}
