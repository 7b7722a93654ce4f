internal import SystemPackage

/// An absolute path without `.` and `..`, the form in which paths are joined, compared and printed.
///
/// Only the text counts: links are not followed, so that a file has the path by which the user named it.
package struct AbsolutePath: Hashable, Sendable {
  private let path: FilePath

  private init(_ path: FilePath) { self.path = path }

  package init(_ path: String, in folder: String = "/") {
    self.path = Self.shortened(FilePath(folder).pushing(FilePath(path)).lexicallyNormalized())
  }

  package init(_ path: String, in folder: AbsolutePath) { self.init(path, in: folder.path.string) }

  package var string: String { path.string }

  /// The path with all links replaced by what they lead to; nil if it does not exist.
  package var real: AbsolutePath? {
    guard let real = realpath(string, nil) else { return nil }
    defer { free(real) }
    return AbsolutePath(String(cString: real))
  }

  /// The same for a file that may not exist yet: the links of what exists are replaced.
  package var realOrNew: AbsolutePath {
    if let real { return real }
    guard let folder, let name else { return self }
    return AbsolutePath(name, in: folder.realOrNew)
  }

  package var fileExtension: String? { path.extension }

  /// The last component; nil for the root of the file system.
  package var name: String? { path.lastComponent?.string }

  /// The folder of the path; nil for the root of the file system.
  package var folder: AbsolutePath? {
    let folder = path.removingLastComponent()
    return folder == path ? nil : AbsolutePath(folder)
  }

  /// Whether the other path is this one or lies below it.
  package func contains(_ other: AbsolutePath) -> Bool { other.path.starts(with: path) }

  /// The relative path from a folder, with `..` as needed; `.` for the folder itself.
  package func relative(to folder: AbsolutePath) -> String {
    let (from, to) = (folder.path.components, path.components)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps = from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared).map(\.string)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The relative path from a folder if this path lies in it, else the absolute one.
  package func printed(in folder: AbsolutePath) -> String {
    var relative = path
    guard relative.removePrefix(folder.path) else { return path.string }
    return relative.isEmpty ? "." : relative.string
  }

  /// `/tmp` for `/private/tmp`: macOS gives either name for the same folder.
  private static func shortened(_ path: FilePath) -> FilePath {
    guard StandardFolders.ofLinks.contains(where: { path.starts(with: FilePath($0)) }) else { return path }
    return FilePath("/" + path.components.dropFirst().map(\.string).joined(separator: "/"))
  }
}
