import ViperFacts
import ViperLinking
import ViperPlatform

/// The candidates of one root under one dialect.
struct Candidates: Sendable {
  private var table: SparseTypeArray<Candidate>
  private(set) var stems: StemInterner
  /// The texts of the dialect's patterns.
  let patterns: [String]

  /// Types that are looked at in one go.
  private static let stretch = 512

  /// - Parameter threads: how many look at names and shapes; the outcome does not depend on it.
  init(of types: RootTypes, in codebase: Codebase, _ ancestry: Ancestry, _ dialect: Dialect, threads: Int) {
    let finder = CandidateFinder(codebase: codebase, ancestry: ancestry, dialect: dialect)
    let found = WorkerThreads.map(count: (types.list.count + Self.stretch - 1) / Self.stretch, threads: threads) { number in
      let stretch = types.list.dropFirst(number * Self.stretch).prefix(Self.stretch)
      return stretch.compactMap(finder.find)
    }
    table = SparseTypeArray(types)
    stems = StemInterner(expected: found.reduce(0) { $0 + $1.count })
    patterns = finder.patternTexts
    for found in found.joined() {
      table[found.type] = Candidate(
        role: found.role, stem: stems.intern(found.stem), otherStems: found.otherStems.map { stems.intern($0) },
        needsSibling: found.needsSibling, pattern: found.pattern)
    }
  }

  subscript(type: TypeSymbol.ID) -> Candidate? { table[type] }

  /// The types, in the order of their numbers.
  var types: [TypeSymbol.ID] { table.keys }

  func contains(_ type: TypeSymbol.ID) -> Bool { table.contains(type) }
  func role(of type: TypeSymbol.ID) -> Role? { table.value(of: type) { $0.role } }
  func isBase(_ type: TypeSymbol.ID) -> Bool? { table.value(of: type) { $0.isBase } }
  func needsSibling(_ type: TypeSymbol.ID) -> Bool? { table.value(of: type) { $0.needsSibling } }

  mutating func remove(_ type: TypeSymbol.ID) { table[type] = nil }
}

/// A type whose name and shape fit a role; whether it plays that role is decided by its company.
struct Candidate: Sendable {
  var role: Role
  /// The module's name that its own name stands for by the most specific pattern.
  var stem: StemInterner.ID
  /// By further patterns of the role, mostly none.
  var otherStems: [StemInterner.ID]
  /// Named by a pattern that counts only beside another part with the same stem.
  var needsSibling: Bool
  /// The number of the pattern that its name fits; nil for a base type's name.
  var pattern: Int?

  var isBase: Bool { stem == StemInterner.none }

  /// Whether any of the module's names that it may stand for fits.
  @inline(__always) func hasStem(where fits: (StemInterner.ID) -> Bool) -> Bool { fits(stem) || otherStems.contains(where: fits) }
}
