/// A Swift file to look at.
package struct SourceFile: Sendable, Hashable {
  /// Absolute, to open it with.
  package var path: String
  /// As it is printed: relative to the base path, absolute outside it.
  package var name: String
  /// The folder, as printed, that bounds its dialect and its names: the nearest one with a project or package in it.
  package var root: String

  package init(path: String, name: String, root: String) {
    self.path = path
    self.name = name
    self.root = root
  }
}

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
