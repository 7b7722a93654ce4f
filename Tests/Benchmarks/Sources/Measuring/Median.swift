extension Array where Element == Double {
  /// The middle value, the mean of the two where there is an even number; nil of nothing.
  package var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
