/// The uses between the types of one root, in order, and those of each type.
struct RootUsages: Sendable {
  let all: [TypeUsage]
  private let types: RootTypes
  private let byUser: Buckets
  private let byUsed: Buckets

  private init(_ all: [TypeUsage], _ types: RootTypes) {
    self.all = all
    self.types = types
    byUser = Buckets(count: types.list.count, keys: all.lazy.map { types.place(of: $0.from) })
    byUsed = Buckets(count: types.list.count, keys: all.lazy.map { types.place(of: $0.to) })
  }

  /// The uses within each root; names mean nothing across roots.
  static func all(_ usages: [TypeUsage], in codebase: Codebase, _ types: [RootTypes]) -> [RootUsages] {
    var lists = [[TypeUsage]](repeating: [], count: types.count)
    for usage in usages {
      let root = codebase.types[usage.from].root
      if codebase.types[usage.to].root == root { lists[root].append(usage) }
    }
    return zip(lists, types).map { RootUsages($0, $1) }
  }

  /// What a type uses.
  func by(_ type: TypeSymbol.ID) -> some Sequence<TypeUsage> { byUser[types.place(of: type)].lazy.map { all[Int($0)] } }

  /// Who uses a type.
  func of(_ type: TypeSymbol.ID) -> some Sequence<TypeUsage> { byUsed[types.place(of: type)].lazy.map { all[Int($0)] } }
}
