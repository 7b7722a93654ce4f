import ViperModel
internal import ViperText

/// Which files some path patterns match. A pattern that ends in folders is asked once for each folder.
struct PathMatches {
  private let patterns: [PathPattern]

  init(_ patterns: [PathPattern]) { self.patterns = patterns }

  /// By file.
  func fitting(_ files: [InventoryFile]) -> [Bool] {
    var found = files.map { _ in false }
    for pattern in patterns {
      let prefixes = pattern.fixedPrefixes.map { Array($0.utf8) }
      let isOfFolders = pattern.text.hasSuffix("/**")
      var known: [Substring: Bool] = [:]
      for (number, file) in files.enumerated() where !found[number] {
        // Most files are elsewhere, which is cheaper to see.
        guard prefixes.contains(where: { file.path.utf8.starts(with: $0) }) else { continue }
        let folder = isOfFolders ? file.path.lastIndex(of: "/").map { file.path[..<$0] } : nil
        if let folder, let known = known[folder] {
          found[number] = known
          continue
        }
        found[number] = pattern.matches(file: file.path)
        if let folder { known[folder] = found[number] }
      }
    }
    return found
  }
}
