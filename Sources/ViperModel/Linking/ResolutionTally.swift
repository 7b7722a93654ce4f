import ViperFacts

/// What the evaluation of bodies could and could not resolve, before it is known which types are components.
struct ResolutionTally: Sendable {
  private(set) var found: [TypeSymbol.ID: Int] = [:]
  private(set) var missing: [TypeSymbol.ID: Int] = [:]
  private(set) var ambiguous: [Name: Int] = [:]

  mutating func member(of type: SemanticType, isFound: Bool) {
    guard let symbol = type.symbol else { return }
    if isFound { found[symbol, default: 0] += 1 } else { missing[symbol, default: 0] += 1 }
  }

  mutating func add(_ other: ResolutionTally) {
    found.merge(other.found, uniquingKeysWith: +)
    missing.merge(other.missing, uniquingKeysWith: +)
    ambiguous.merge(other.ambiguous, uniquingKeysWith: +)
  }

  mutating func ambiguous(_ name: Name) { ambiguous[name, default: 0] += 1 }

  /// The counts for those types that turned out to be components.
  func counts(
    in codebase: Codebase, _ ancestry: Ancestry, isComponent: (TypeSymbol.ID) -> Bool, references: Int
  ) -> ResolutionCounts {
    var counts = ResolutionCounts()
    counts.resolved = references + found.reduce(0) { isComponent($1.key) ? $0 + $1.value : $0 }
    for (type, number) in missing where isComponent(type) {
      let isInheriting = ancestry.external[type].contains { !Self.marks.contains(codebase.text($0)) }
      if isInheriting { counts.external += number } else { counts.unknown += number }
    }
    let components = Set(codebase.types.indices.filter(isComponent).map { codebase.types[$0].name })
    counts.ambiguous = ambiguous.reduce(0) { components.contains($1.key) ? $0 + $1.value : $0 }
    counts.unparsedFiles = codebase.files.count { !$0.facts.syntaxErrors.isEmpty }
    return counts
  }

  /// External supertypes without members.
  private static let marks: Set<String> = ["AnyObject", "Sendable", "Any"]
}
