import ViperFacts
import ViperLinking
import ViperPlatform

/// The candidates of a root under one dialect, and the stems of their names.
struct Candidates: Sendable {
  private var table: SparseTypeArray<Candidate>
  private(set) var stems: StemInterner
  /// The dialect's patterns as written, by number.
  let patterns: [String]

  /// Types per unit of parallel work.
  private static let stretch = 512

  /// - Parameters:
  ///   - roles: what the user set, whatever the names and shapes of those types are.
  ///   - threads: the number of threads; the result does not depend on it.
  init(
    of types: RootTypes, in codebase: Codebase, _ ancestry: Ancestry, _ namespaced: NamespacedNames, _ dialect: Dialect,
    roles: SetRoles = SetRoles(), threads: Int
  ) {
    let finder = CandidateFinder(codebase: codebase, ancestry: ancestry, namespaced: namespaced, dialect: dialect)
    let found = WorkerThreads.map(count: (types.list.count + Self.stretch - 1) / Self.stretch, threads: threads) { number in
      let stretch = types.list.dropFirst(number * Self.stretch).prefix(Self.stretch)
      return stretch.compactMap(finder.find)
    }
    table = SparseTypeArray(types)
    stems = StemInterner(expected: found.reduce(0) { $0 + $1.count })
    patterns = finder.patternTexts
    for found in found.joined() where roles[found.type] == nil {
      table[found.type] = Candidate(
        role: found.role, stem: stems.intern(found.stem), otherStems: found.otherStems.map { stems.intern($0) },
        needsSibling: found.needsSibling, pattern: found.pattern)
    }
    for type in roles.types(of: types) where !codebase.types[type].isProtocol {
      guard case .role(let role)? = roles[type]?.verdict else { continue }
      let (pattern, stem) = finder.naming(type, as: role) ?? (nil, nearestStem(of: codebase.text(codebase.types[type].name)))
      table[type] = Candidate(
        role: role, stem: stems.intern(stem), otherStems: [], needsSibling: false, pattern: pattern, isSet: true)
    }
  }

  /// The longest stem of a part with which a name begins, up to a capital letter; the name itself if there is none.
  private func nearestStem(of name: String) -> String {
    let ends = name.indices.dropFirst().reversed().filter { name[$0].isUppercase }
    return ends.lazy.map { String(name[..<$0]) }.first { stems.id(of: $0) != nil } ?? name
  }

  subscript(type: TypeSymbol.ID) -> Candidate? { table[type] }

  /// All candidates' types, ascending.
  var types: [TypeSymbol.ID] { table.keys }

  func contains(_ type: TypeSymbol.ID) -> Bool { table.contains(type) }
  func role(of type: TypeSymbol.ID) -> Role? { table.value(of: type) { $0.role } }
  func isBase(_ type: TypeSymbol.ID) -> Bool? { table.value(of: type) { $0.isBase } }
  func needsSibling(_ type: TypeSymbol.ID) -> Bool? { table.value(of: type) { $0.needsSibling } }

  mutating func setRole(_ role: Role, of type: TypeSymbol.ID) { table.update(type) { $0.role = role } }
  mutating func remove(_ type: TypeSymbol.ID) { table[type] = nil }
}

/// A type whose name and shape match a role. Whether it has the role depends on the types that it is used with.
struct Candidate: Sendable {
  var role: Role
  /// The module's name that is left of the type's name by the most specific pattern.
  var stem: StemInterner.ID
  /// The stems by the role's other patterns, mostly none.
  var otherStems: [StemInterner.ID]
  /// Whether its pattern counts only if another part has the same stem.
  var needsSibling: Bool
  /// The number of the matching pattern; nil for a base type's name.
  var pattern: Int?
  /// Whether the user set the role.
  var isSet = false

  var isBase: Bool { stem == StemInterner.none }

  /// Whether any of its stems fulfils a condition.
  @inline(__always) func hasStem(where fits: (StemInterner.ID) -> Bool) -> Bool { fits(stem) || otherStems.contains(where: fits) }
}
