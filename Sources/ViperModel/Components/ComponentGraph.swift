/// The picture of a code base that a careful reader has: its modules, their components, and who refers to whom.
///
/// All arrays are sorted: modules by root, name and path, components by file and position, references by file and position.
package struct ComponentGraph: Sendable {
  package var modules: [ViperModule]
  package var components: [Component]
  package var references: [Reference]

  package init(modules: [ViperModule] = [], components: [Component] = [], references: [Reference] = []) {
    self.modules = modules
    self.components = components
    self.references = references
  }
}
