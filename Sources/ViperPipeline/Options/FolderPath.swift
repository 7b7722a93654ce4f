internal import Foundation

/// An absolute path by its parts, to compare folders however they are written.
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

  /// The parts of a path with nothing in it to be worked out, as nearly every one is; nil for any other.
  ///
  /// Systems may take the beginnings that are left out here for links.
  private static func plainParts(of path: String) -> [String]? {
    let parts = path.split(separator: "/")
    guard path.hasPrefix("/"), !parts.contains("."), !parts.contains(".."), !["private", "var"].contains(parts.first) else {
      return nil
    }
    return parts.map(String.init)
  }

  /// With `/` at its beginning.
  var text: String { "/" + parts.joined(separator: "/") }

  /// Whether the other one is this folder, or lies in it.
  func contains(_ other: FolderPath) -> Bool { other.parts.starts(with: parts) }

  /// The way from here, with `..` where it leads out.
  func relative(_ other: FolderPath) -> String {
    let shared = zip(parts, other.parts).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: parts.count - shared) + other.parts.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
