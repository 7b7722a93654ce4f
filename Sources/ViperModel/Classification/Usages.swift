/// The uses between types of one root, in order, filed by root, by who uses and by what is used.
struct Usages: Sendable {
  private let all: [TypeUsage]
  private let byRoot: Buckets
  private let byUser: Buckets
  private let byUsed: Buckets

  init(_ all: [TypeUsage], in codebase: Codebase) {
    self.all = all
    let types = codebase.types
    // Names mean nothing across roots: what there is goes into a last bucket that nobody asks for.
    let within = all.map { types[$0.from].root == types[$0.to].root }
    func buckets(_ count: Int, _ key: (TypeUsage) -> Int) -> Buckets {
      Buckets(count: count + 1, keys: all.indices.map { within[$0] ? key(all[$0]) : count })
    }
    byRoot = buckets(codebase.roots.count) { types[$0.from].root }
    byUser = buckets(types.count) { $0.from }
    byUsed = buckets(types.count) { $0.to }
  }

  func within(_ root: Int) -> some Sequence<TypeUsage> { byRoot[root].lazy.map { all[Int($0)] } }

  /// What a type uses.
  func by(_ type: TypeSymbol.ID) -> some Sequence<TypeUsage> { byUser[type].lazy.map { all[Int($0)] } }

  /// Who uses a type.
  func of(_ type: TypeSymbol.ID) -> some Sequence<TypeUsage> { byUsed[type].lazy.map { all[Int($0)] } }
}
