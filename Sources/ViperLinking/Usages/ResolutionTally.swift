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

/// The lookup of a member on a value of a type of the code base.
struct MemberLook: Sendable, BitwiseCopyable {
  private let number: Int32

  init(on type: TypeSymbol.ID, isFound: Bool) { number = Int32(type) << 1 | (isFound ? 1 : 0) }

  var type: TypeSymbol.ID { Int(number >> 1) }
  var isFound: Bool { number & 1 == 1 }
}

/// The numbers of resolved and unresolved uses of components, which show how complete an analysis is.
package struct ResolutionCounts: Sendable, Hashable {
  /// The uses of components, and the members found on them.
  package var resolved = 0
  /// The names with several equally near declarations, one of them a component.
  package var ambiguous = 0
  /// The missing members of components with an external supertype, which may declare them.
  package var external = 0
  /// The missing members of components without an external supertype.
  package var unknown = 0
  /// The files with syntax errors.
  package var unparsedFiles = 0

  package init() {}

  package var unresolved: Int { ambiguous + external + unknown }

  package mutating func add(_ other: ResolutionCounts) {
    resolved += other.resolved
    ambiguous += other.ambiguous
    external += other.external
    unknown += other.unknown
    unparsedFiles += other.unparsedFiles
  }
}
