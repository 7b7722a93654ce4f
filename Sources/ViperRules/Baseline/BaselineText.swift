extension Baseline {
  static let header = "# viper-lint baseline 2"

  private static let explanation = [
    "# Accepted findings: rule, root, component, target, member and a number among equals, with tabs between.",
    "# Written by 'viper-lint baseline'; after a conflict in this file, 'viper-lint baseline prune' puts it in order.",
  ]

  /// The text of the file: entries without duplicates, sorted by their bytes, as `LC_ALL=C sort` does.
  package var text: String {
    let sorted = Set(entries.map(\.line)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return (([Self.header] + Self.explanation) + sorted).map { $0 + "\n" }.joined()
  }
}
