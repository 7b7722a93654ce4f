/// The names that someone may have meant by one that does not exist.
package enum NearestNames {
  /// `; did you mean 'names'?`, or what there is to choose from where nothing is near: for a key among a few.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String {
    let candidates = candidates.sorted()
    if let nearest = nearest(to: name, among: candidates) { return "; did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= 20 else { return "" }
    return "; known here: \(candidates.joined(separator: ", "))"
  }

  /// `; did you mean 'a' or 'b'?`, empty where nothing is near: for a name among many.
  package static func suggestion(for name: String, among names: [String]) -> String {
    let nearest = to(name, among: names).map { "'\($0)'" }
    return nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
  }

  /// The one that fewest edits lead to, the first by the alphabet among equals; nil where none is near.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let near = candidates.compactMap { candidate in nearDistance(name, candidate).map { (distance: $0, name: candidate) } }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// At most three, the nearest first: names that few edits lead to, and those that contain the given one.
  package static func to(_ name: String, among names: [String]) -> [String] {
    let candidates = names.enumerated().compactMap { position, candidate -> (rank: Int, position: Int, name: String)? in
      if let distance = nearDistance(name, candidate) { return (distance, position, candidate) }
      guard name.utf8.count > 2, candidate.contains(name) else { return nil }
      return (candidate.utf8.count, position, candidate)
    }
    return candidates.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.prefix(3).map(\.name)
  }

  /// The distance of two names, whatever their case; nil where it is over a third of the wanted one, or both share nothing.
  private static func nearDistance(_ wanted: String, _ candidate: String) -> Int? {
    // Nobody mistypes a word of that length, and the distance takes time with its square.
    guard wanted.utf8.count <= 100 else { return nil }
    let limit = max(2, wanted.count / 3)
    guard abs(wanted.count - candidate.count) <= limit else { return nil }
    let distance = distance(wanted.lowercased(), candidate.lowercased())
    return distance <= limit && distance < max(wanted.count, candidate.count) ? distance : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
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
