internal import Foundation

/// An absolute, normalized path as components, for comparing folders.
struct FolderPath: Hashable {
  private let parts: [String]

  init(_ path: String, in folder: String = "/") {
    if let parts = Self.plainParts(of: path.hasPrefix("/") ? path : folder + "/" + path), !path.isEmpty {
      self.parts = parts
      return
    }
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    parts = url.standardizedFileURL.path.split(separator: "/").map(String.init)
  }

  /// The components of a path that needs no normalization, as nearly all do; nil for any other.
  ///
  /// Paths below `private` and `var` are excluded, since systems may treat them as links.
  private static func plainParts(of path: String) -> [String]? {
    let parts = path.split(separator: "/")
    guard path.hasPrefix("/"), !parts.contains("."), !parts.contains(".."), !["private", "var"].contains(parts.first) else {
      return nil
    }
    return parts.map(String.init)
  }

  /// The path with a leading `/`.
  var text: String { "/" + parts.joined(separator: "/") }

  /// Whether the other path is this folder or lies in it.
  func contains(_ other: FolderPath) -> Bool { other.parts.starts(with: parts) }

  /// The relative path to the other one, with `..` as needed.
  func relative(_ other: FolderPath) -> String {
    let shared = zip(parts, other.parts).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: parts.count - shared) + other.parts.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
