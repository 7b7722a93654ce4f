import ViperFacts

/// The results of name and member lookups, before components are identified.
package struct ResolutionTally: Sendable {
  let looks: [MemberLook]
  /// The names with several equally near declarations, once for each use.
  let ambiguous: [Name]

  /// The counts for the types that are components.
  package func counts(
    in codebase: Codebase, _ ancestry: Ancestry, isComponent: (TypeSymbol.ID) -> Bool, references: Int
  ) -> ResolutionCounts {
    var counts = ResolutionCounts()
    counts.resolved = references
    for look in looks where isComponent(look.type) {
      if look.isFound {
        counts.resolved += 1
      } else if ancestry.external[look.type].contains(where: { !Self.marks.contains(codebase.text($0)) }) {
        counts.external += 1
      } else {
        counts.unknown += 1
      }
    }
    let components = Set(codebase.types.indices.filter(isComponent).map { codebase.types[$0].name })
    counts.ambiguous = ambiguous.count(where: components.contains)
    counts.unparsedFiles = codebase.files.count { !$0.facts.syntaxErrors.isEmpty }
    return counts
  }

  /// The external supertypes without members.
  private static let marks: Set<String> = ["AnyObject", "Sendable", "Any"]
}
