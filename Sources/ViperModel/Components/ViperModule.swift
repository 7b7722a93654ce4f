/// One screen or feature: a presenter with its view, interactor and wireframe ("module" in output; a Swift module is a target).
package struct ViperModule: Sendable, Identifiable {
  /// The position in `ComponentGraph.modules`.
  package typealias ID = Int

  package var id: ID
  package var name: String
  /// The name of the dialect it is judged by.
  package var dialect: String
  /// The deepest folder that holds its components, as printed.
  package var path: String
  /// The folder of the root it is in, as printed.
  package var root: String

  package init(id: ID, name: String, dialect: String, path: String, root: String) {
    self.id = id
    self.name = name
    self.dialect = dialect
    self.path = path
    self.root = root
  }
}
