/// How far a search for paths goes: in a dense graph there are more of them than anybody could wait for.
package struct PathLimits: Sendable, Equatable {
  package var count: Int
  /// In references; the shortest path may be longer.
  package var length: Int
  /// How many references the search follows at most.
  package var effort: Int

  package init(count: Int = 20, length: Int = 10, effort: Int = 200_000) {
    self.count = count
    self.length = length
    self.effort = effort
  }
}
