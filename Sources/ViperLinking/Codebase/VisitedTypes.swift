/// The types that a walk has come to, each marked with the walk's number: nothing is cleared between walks, and nothing hashed.
package struct VisitedTypes: Sendable {
  private var walks: [UInt32]
  private var walk: UInt32 = 0

  init(count: Int) { walks = Array(repeating: 0, count: count) }

  mutating func beginWalk() { walk += 1 }

  /// False where this walk has been there before.
  mutating func insert(_ type: TypeSymbol.ID) -> Bool {
    guard walks[type] != walk else { return false }
    walks[type] = walk
    return true
  }
}
