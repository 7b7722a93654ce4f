/// Suggestions for a path that does not exist.
package struct NearestPaths {
  private let files: [String]
  private let folder: String

  /// - Parameters:
  ///   - files: absolute paths.
  ///   - folder: the absolute one that suggested paths are relative to.
  package init(_ files: [String], below folder: String) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.files = files
  }

  /// The path with the nearest name in place of the first part that does not exist; nil if none is near, or a wildcard comes before it.
  package func nearest(to path: String) -> String? {
    var parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    var known = folder
    for index in parts.indices {
      guard !parts[index].contains(where: "*?{".contains) else { return nil }
      let names = names(in: known)
      if names.contains(parts[index]) {
        known += parts[index] + "/"
      } else {
        guard let nearest = NearestNames.nearest(to: parts[index], among: names.sorted()) else { return nil }
        parts[index] = nearest
        return parts.joined(separator: "/")
      }
    }
    return nil
  }

  /// The files and folders in a folder.
  private func names(in folder: String) -> Set<String> {
    Set(
      files.filter { $0.hasPrefix(folder) }.compactMap { $0.dropFirst(folder.count).split(separator: "/").first.map(String.init) }
    )
  }
}
