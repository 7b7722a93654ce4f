internal import SystemPackage

/// Absolute paths without `.` and `..`, the form in which patterns and named paths are compared.
package enum AbsolutePath {
  package static func of(_ path: String, in folder: String) -> String {
    FilePath(folder).pushing(FilePath(path)).lexicallyNormalized().string
  }

  package static func folder(of path: String) -> String { FilePath(path).removingLastComponent().string }

  /// The path relative to a folder, if it lies in it.
  package static func printed(_ path: String, in folder: String) -> String {
    var relative = FilePath(path)
    guard relative.removePrefix(FilePath(folder).lexicallyNormalized()) else { return path }
    return relative.isEmpty ? "." : relative.string
  }

  /// The relative path from a folder to a path, both absolute, with `..` as needed.
  package static func way(to path: String, from folder: String) -> String {
    let (from, to) = (FilePath(folder).components, FilePath(path).components)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return (from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared).map(\.string)).joined(separator: "/")
  }

  /// Whether a path is a folder or lies in it.
  package static func lies(_ path: String, in folder: String) -> Bool { FilePath(path).starts(with: FilePath(folder)) }
}
