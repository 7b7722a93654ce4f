/// A screen or feature: a presenter with its view, interactor and wireframe ("module" in output; a Swift module is a target).
package struct ViperModule: Sendable, Identifiable {
  /// The position in `ComponentGraph.modules`.
  package typealias ID = Int

  package var id: ID
  package var name: String
  /// The name of the dialect that judges it.
  package var dialect: String
  /// The deepest folder that contains its components, as printed.
  package var path: String
  /// The folder of its root, as printed.
  package var root: String

  package init(id: ID, name: String, dialect: String, path: String, root: String) {
    self.id = id
    self.name = name
    self.dialect = dialect
    self.path = path
    self.root = root
  }
}
