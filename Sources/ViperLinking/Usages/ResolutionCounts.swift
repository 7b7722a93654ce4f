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
}
