/// The visited types of a graph search, marked by the number of the search, so that nothing is cleared or hashed.
package struct VisitedTypes: Sendable {
  private var walks: [UInt32]
  private var walk: UInt32 = 0
  private let limit: Int
  /// How many more types the current search may visit.
  private var room: Int

  /// - Parameter limit: the largest number of types that one search visits.
  init(count: Int, atMost limit: Int = .max) {
    walks = Array(repeating: 0, count: count)
    (self.limit, room) = (limit, limit)
  }

  mutating func beginWalk() {
    walk += 1
    room = limit
  }

  /// Returns false if the current search has visited the type before, or as many as it may.
  mutating func insert(_ type: TypeSymbol.ID) -> Bool {
    guard walks[type] != walk, room > 0 else { return false }
    walks[type] = walk
    room -= 1
    return true
  }
}
