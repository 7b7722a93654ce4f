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
