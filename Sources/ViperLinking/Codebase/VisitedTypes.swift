/// Which types a walk has come to, each marked with the walk's number: there is nothing to clear between walks, and nothing to
/// hash.
package struct VisitedTypes: Sendable {
  private var walks: [UInt32]
  private var walk: UInt32 = 0

  init(_ codebase: Codebase) { walks = Array(repeating: 0, count: codebase.types.count) }

  mutating func beginWalk() { walk += 1 }

  /// False where this walk has been there before.
  mutating func insert(_ type: TypeSymbol.ID) -> Bool {
    guard walks[type] != walk else { return false }
    walks[type] = walk
    return true
  }
}
