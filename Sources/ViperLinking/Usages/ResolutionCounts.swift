/// How many uses that concern components could be resolved, and why the others could not: what a clean bill is worth.
package struct ResolutionCounts: Sendable, Hashable {
  /// Uses of components, and members found on them.
  package var resolved = 0
  /// A name with several equally near meanings, one of them a component.
  package var ambiguous = 0
  /// A member that a component inherits, if at all, from a type outside the code base.
  package var external = 0
  /// A member that is nowhere to be found on a component with no external supertype.
  package var unknown = 0
  /// Files that parse in part only.
  package var unparsedFiles = 0

  package init() {}

  package var unresolved: Int { ambiguous + external + unknown }
}
