internal import ViperFacts

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The title of a picture: the name of the project that the analysed paths belong to and, for a part of it, its path.
///
/// A folder's own name often says nothing: `..`, `Sources`, `App`.
struct ProjectTitle {
  let text: String

  /// - Parameter paths: absolute paths.
  init(of paths: [String]) {
    let folders = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let titles = folders.map(Self.title)
    text = titles.prefix(3).joined(separator: ", ") + (titles.count > 3 ? ", …" : "")
  }

  private static func title(of folder: URL) -> String {
    var top = folder
    while true {
      if let name = projectName(in: top) {
        let rest = folder.pathComponents.dropFirst(top.pathComponents.count).joined(separator: "/")
        return rest.isEmpty ? name : "\(name) · \(rest)"
      }
      let above = top.deletingLastPathComponent().standardizedFileURL
      guard above.pathComponents.count < top.pathComponents.count else { return folder.lastPathComponent }
      top = above
    }
  }

  /// The name of the workspace or project in a folder, that of the package, or that of the folder if it is a
  /// work tree.
  private static func projectName(in folder: URL) -> String? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
    for ending in [".xcworkspace", ".xcodeproj"] {
      let projects = names.filter { $0.hasSuffix(ending) }.sorted()
      if projects.count == 1 { return String(projects[0].dropLast(ending.count)) }
    }
    if names.contains("Package.swift") { return packageName(in: folder) ?? folder.lastPathComponent }
    return names.contains(".git") ? folder.lastPathComponent : nil
  }

  private static func packageName(in folder: URL) -> String? {
    guard let bytes = try? SourceBytes.read(folder.appendingPathComponent("Package.swift").path) else { return nil }
    return String(decoding: bytes, as: UTF8.self).firstMatch(of: /Package\(\s*name:\s*"([^"\n]+)"/).map { String($0.1) }
  }
}
