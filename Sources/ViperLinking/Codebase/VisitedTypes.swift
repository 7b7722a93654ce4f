/// The visited types of a graph search, marked by the number of the search, so that nothing is cleared or hashed.
package struct VisitedTypes: Sendable {
  private var walks: [UInt32]
  private var walk: UInt32 = 0

  init(count: Int) { walks = Array(repeating: 0, count: count) }

  mutating func beginWalk() { walk += 1 }

  /// Returns false if the current search has visited the type before.
  mutating func insert(_ type: TypeSymbol.ID) -> Bool {
    guard walks[type] != walk else { return false }
    walks[type] = walk
    return true
  }
}
