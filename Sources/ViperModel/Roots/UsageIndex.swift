import ViperLinking

/// Indexes of the type usages within roots: by root and purpose, by using type, by used type. Order is kept.
struct UsageIndex: Sendable {
  private let all: [TypeUsage]
  private let byRoot: [Purposes]
  private let byUser: AdjacencyTable
  private let byUsed: AdjacencyTable

  /// A root's usages by purpose: each pass needs a few kinds only, and there are several passes.
  private struct Purposes: Sendable {
    var stored: [Int32] = []
    /// Stored, constructed, cast to or passed to an initializer: evidence that two types belong together.
    var linking: [Int32] = []
    /// Stored, taken, returned, cast to or constructed: evidence for entities.
    var dealing: [Int32] = []
    /// Constructed or asked for by a static call.
    var creating: [Int32] = []

    mutating func file(_ usage: TypeUsage, at position: Int32) {
      switch usage.kind {
      case .stored:
        stored.append(position)
        linking.append(position)
        dealing.append(position)
      case .construction, .cast:
        // To ask what something is makes nothing.
        if !usage.context.contains(.typeCheck) { linking.append(position) }
        dealing.append(position)
        if usage.kind == .construction { creating.append(position) }
      case .staticCall: creating.append(position)
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
    // Each root is classified by its own code; usages across roots go into a last row that is never read.
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
    byUser = AdjacencyTable(count: none + 1, keys: users)
    byUsed = AdjacencyTable(count: none + 1, keys: used)
  }

  func stored(in root: Int) -> some Sequence<TypeUsage> { byRoot[root].stored.lazy.map { all[Int($0)] } }
  func linking(in root: Int) -> some Sequence<TypeUsage> { byRoot[root].linking.lazy.map { all[Int($0)] } }
  func creating(in root: Int) -> some Sequence<TypeUsage> { byRoot[root].creating.lazy.map { all[Int($0)] } }
  func dealing(in root: Int) -> some Sequence<TypeUsage> { byRoot[root].dealing.lazy.map { all[Int($0)] } }

  /// The usages by a type.
  func by(_ type: TypeSymbol.ID) -> some Sequence<TypeUsage> { byUser[type].lazy.map { all[Int($0)] } }

  /// The usages of a type.
  func of(_ type: TypeSymbol.ID) -> some Sequence<TypeUsage> { byUsed[type].lazy.map { all[Int($0)] } }
}
