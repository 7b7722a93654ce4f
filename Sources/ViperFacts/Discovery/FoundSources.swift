/// What was found below the named paths.
package struct FoundSources: Sendable {
  /// In the order of their printed names, each once.
  package var files: [SourceFile] = []
  package var diagnostics: [Diagnostic] = []
  /// Which patterns of the selection matched anything.
  package var use = FileSelection.Use()
  /// The named paths, as named, of which the selection has left nothing.
  package var leftOut: [String] = []
}
