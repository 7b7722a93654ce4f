extension [Finding] {
  /// By place and rule, stably.
  package var sortedByPlace: [Finding] {
    enumerated().sorted { a, b in
      (a.element.range, a.element.rule, a.offset) < (b.element.range, b.element.rule, b.offset)
    }.map(\.element)
  }
}
