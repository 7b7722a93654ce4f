/// Features: the nearest folders above two modules or more, folders of layers left out.
package struct FeatureGroups: Sendable {
  /// Folders above two module folders or more.
  private let folders: Set<[Substring]>
  /// By folder of a module, its feature.
  private let ofModule: [[Substring]: [Substring]]

  /// - Parameter modules: their folders, as printed.
  package init(modules: [String]) {
    let homes = Set(modules.map { Self.withoutLayers($0.split(separator: "/")) })
    var counts: [[Substring]: Int] = [:]
    for home in homes {
      for depth in 0..<home.count { counts[Array(home[..<depth]), default: 0] += 1 }
    }
    let shared = Set(counts.filter { $0.value > 1 }.keys).filter { !$0.isEmpty && $0 == Self.withoutLayers($0) }
    folders = shared
    ofModule = Dictionary(uniqueKeysWithValues: homes.map { home in (home, Self.nearest(above: home, among: shared)) })
  }

  /// The feature of a file: its path, and its name; nil outside of all features.
  package func group(ofFile path: String) -> (path: String, name: String)? {
    var folder = Array(path.split(separator: "/").dropLast())
    while !folder.isEmpty {
      if let group = ofModule[folder] { return Self.described(group) }
      if folders.contains(folder) { return Self.described(folder) }
      folder.removeLast()
    }
    return nil
  }

  private static func described(_ folder: [Substring]) -> (path: String, name: String)? {
    folder.last.map { (folder.joined(separator: "/"), String($0)) }
  }

  private static func nearest(above home: [Substring], among folders: Set<[Substring]>) -> [Substring] {
    var folder = home.dropLast()
    while !folder.isEmpty, !folders.contains(Array(folder)) { folder = folder.dropLast() }
    return Array(folder)
  }

  static func withoutLayers(_ folder: [Substring]) -> [Substring] {
    var folder = folder
    while let last = folder.last, Folders.isLayer(last) { folder.removeLast() }
    return folder
  }
}
