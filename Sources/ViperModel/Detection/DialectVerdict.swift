/// Why modules are judged by a dialect.
package enum DialectVerdict: Hashable, Sendable {
  /// The user said so.
  case pinned
  /// The share of the dialect's signs that the modules show, 0...1, the mean over them.
  case detected(score: Double)
  /// No dialect reaches the threshold; the nearest one, if any module shows any sign at all.
  case fallback(nearest: String?, score: Double)
}
