/// Suggestions for a name that does not exist.
package enum NearestNames {
  /// `; did you mean 'names'?`, or the list of candidates if none is near; for a key among few.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String {
    let candidates = candidates.sorted()
    if let nearest = nearest(to: name, among: candidates) { return "; did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= 20 else { return "" }
    return "; expected one of: \(candidates.joined(separator: ", "))"
  }

  /// `; did you mean 'a' or 'b'?`, or empty if none is near; for a name among many.
  package static func suggestion(for name: String, among names: [String]) -> String {
    let nearest = to(name, among: names).map { "'\($0)'" }
    return nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
  }

  /// The candidate with the smallest edit distance, the alphabetically first among equals; nil if none is near.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let near = candidates.compactMap { candidate in nearDistance(name, candidate).map { (distance: $0, name: candidate) } }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// At most three candidates, nearest first: by edit distance, then those that contain the name.
  package static func to(_ name: String, among names: [String]) -> [String] {
    let candidates = names.enumerated().compactMap { position, candidate -> (rank: Int, position: Int, name: String)? in
      if let distance = nearDistance(name, candidate) { return (distance, position, candidate) }
      guard name.utf8.count > 2, candidate.contains(name) else { return nil }
      return (candidate.utf8.count, position, candidate)
    }
    return candidates.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.prefix(3).map(\.name)
  }

  /// The case-insensitive distance of two names; nil if it is over a third of the wanted name's length, or the names have nothing
  /// in common.
  private static func nearDistance(_ wanted: String, _ candidate: String) -> Int? {
    // A name of that length is no typing error, and the distance takes quadratic time.
    guard wanted.utf8.count <= 100 else { return nil }
    let limit = max(1, wanted.count / 3)
    guard abs(wanted.count - candidate.count) <= limit else { return nil }
    let distance = distance(wanted.lowercased(), candidate.lowercased())
    return distance <= limit && distance < max(wanted.count, candidate.count) ? distance : nil
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
      var row = [i]
      for j in 1..<(b.count + 1) {
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, rows[i - 2][j - 2] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
