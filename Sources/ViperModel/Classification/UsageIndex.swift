import ViperLinking

/// The uses between types of one root, in order, filed by root and purpose, by who uses and by what is used.
struct UsageIndex: Sendable {
  private let all: [TypeUsage]
  private let byRoot: [Purposes]
  private let byUser: Buckets
  private let byUsed: Buckets

  /// The positions of a root's uses by what they are asked for: each question looks at a few kinds only, and is asked several
  /// times.
  private struct Purposes: Sendable {
    var stored: [Int32] = []
    /// Stored, constructed, cast to or handed to an initializer: who belongs to whom.
    var linking: [Int32] = []
    /// Stored, taken, returned, cast to or constructed: who deals in what.
    var dealing: [Int32] = []

    mutating func file(_ usage: TypeUsage, at position: Int32) {
      switch usage.kind {
      case .stored:
        stored.append(position)
        linking.append(position)
        dealing.append(position)
      case .construction, .cast:
        linking.append(position)
        dealing.append(position)
      case .parameter:
        if usage.context.contains(.initializer) { linking.append(position) }
        dealing.append(position)
      case .result: dealing.append(position)
      default: break
      }
    }
  }

  init(_ all: [TypeUsage], in codebase: Codebase) {
    self.all = all
    // Names mean nothing across roots: what there is goes into a last bucket that nobody asks for.
    let none = codebase.types.count
    var (users, used) = ([Int](repeating: none, count: all.count), [Int](repeating: none, count: all.count))
    var purposes = [Purposes](repeating: Purposes(), count: codebase.roots.count)
    let rootOfType = codebase.types.map(\.root)
    for position in all.indices {
      let (from, to) = (all[position].from, all[position].to)
      guard rootOfType[from] == rootOfType[to] else { continue }
      users[position] = from
      used[position] = to
      purposes[rootOfType[from]].file(all[position], at: Int32(position))
    }
    byRoot = purposes
    byUser = Buckets(count: none + 1, keys: users)
    byUsed = Buckets(count: none + 1, keys: used)
  }

  func stored(in root: Int) -> some Sequence<TypeUsage> { byRoot[root].stored.lazy.map { all[Int($0)] } }
  func linking(in root: Int) -> some Sequence<TypeUsage> { byRoot[root].linking.lazy.map { all[Int($0)] } }
  func dealing(in root: Int) -> some Sequence<TypeUsage> { byRoot[root].dealing.lazy.map { all[Int($0)] } }

  /// What a type uses.
  func by(_ type: TypeSymbol.ID) -> some Sequence<TypeUsage> { byUser[type].lazy.map { all[Int($0)] } }

  /// Who uses a type.
  func of(_ type: TypeSymbol.ID) -> some Sequence<TypeUsage> { byUsed[type].lazy.map { all[Int($0)] } }
}
