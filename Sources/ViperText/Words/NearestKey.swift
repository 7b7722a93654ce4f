/// Finds the word that somebody probably meant.
package enum NearestKey {
  /// `; did you mean 'names'?`, or what there is to choose from where nothing is near.
  package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    let candidates = candidates.sorted()
    if let nearest = nearest(to: word, among: candidates) { return "; did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= 20 else { return "" }
    return "; known here: \(candidates.joined(separator: ", "))"
  }

  /// Nil where every candidate differs in more than a third of the word.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // Nobody mistypes a word of that length, and the distance takes time with its square.
    guard word.utf8.count <= 100 else { return nil }
    let limit = max(2, word.count / 3)
    let near = candidates.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= limit && $0.distance < max(word.count, $0.word.count) }
    return near.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
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
