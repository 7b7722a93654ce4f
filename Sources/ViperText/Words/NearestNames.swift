/// The names that someone may have meant by one that does not exist.
package enum NearestNames {
  /// At most three, the nearest first: names that contain the given one, and those that few edits away from it.
  package static func to(_ name: String, among names: [String]) -> [String] {
    let candidates = names.enumerated().compactMap { position, candidate -> (rank: Int, position: Int, name: String)? in
      let distance = editDistance(name, candidate)
      if distance <= max(2, name.utf8.count / 4) { return (distance, position, candidate) }
      return name.utf8.count > 2 && candidate.contains(name) ? (name.utf8.count + distance, position, candidate) : nil
    }
    return candidates.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.prefix(3).map(\.name)
  }

  /// A sentence's end: `; did you mean 'a' or 'b'?`, empty where nothing is near.
  package static func suggestion(for name: String, among names: [String]) -> String {
    let nearest = to(name, among: names).map { "'\($0)'" }
    return nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
  }

  /// Levenshtein's distance in bytes, one row of the table at a time.
  private static func editDistance(_ a: String, _ b: String) -> Int {
    let b = Array(b.utf8)
    var row = Array(0...b.count)
    for (i, byte) in a.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (byte == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
