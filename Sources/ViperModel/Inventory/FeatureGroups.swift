/// Features: the nearest folders above two modules or more, folders of layers left out.
package struct FeatureGroups: Sendable {
  /// Folders above two module folders or more.
  private let folders: Set<Substring>
  /// By folder of a module, its feature; empty for a module of none.
  private let ofModule: [Substring: Substring]

  /// - Parameter modules: their folders, as printed.
  package init(modules: [String]) {
    let homes = Set(modules.map { Self.withoutLayers($0[...]) })
    var counts: [Substring: Int] = [:]
    for home in homes {
      for folder in Self.upward(from: home).dropFirst() { counts[folder, default: 0] += 1 }
    }
    let shared = Set(counts.filter { $0.value > 1 }.keys).filter { $0 == Self.withoutLayers($0) }
    folders = shared
    ofModule = Dictionary(uniqueKeysWithValues: homes.map { home in (home, Self.nearest(above: home, among: shared)) })
  }

  /// The feature of a file: its path, and its name; nil outside of all features.
  package func group(ofFile path: String) -> (path: String, name: String)? {
    Self.outer(path[...]).flatMap { group(ofFolder: $0) }
  }

  /// The feature of the files in a folder.
  package func group(ofFolder path: Substring) -> (path: String, name: String)? {
    for folder in Self.upward(from: path) {
      if let group = ofModule[folder] { return Self.described(group) }
      if folders.contains(folder) { return Self.described(folder) }
    }
    return nil
  }

  private static func described(_ folder: Substring) -> (path: String, name: String)? {
    folder.isEmpty ? nil : (String(folder), String(name(folder)))
  }

  private static func nearest(above home: Substring, among folders: Set<Substring>) -> Substring {
    upward(from: home).dropFirst().first(where: folders.contains) ?? ""
  }

  static func withoutLayers(_ path: Substring) -> Substring {
    var folder = path
    while !folder.isEmpty, Folders.isLayer(name(folder)) { folder = outer(folder) ?? "" }
    return folder
  }

  private static func name(_ path: Substring) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path
  }

  /// A folder and those around it, the innermost first.
  package static func upward(from folder: Substring) -> some Sequence<Substring> { sequence(first: folder, next: outer) }

  /// The folder around a file or folder; nil at the top.
  package static func outer(_ path: Substring) -> Substring? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return path[..<slash]
  }
}
