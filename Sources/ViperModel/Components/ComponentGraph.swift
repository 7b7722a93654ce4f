/// The component graph of a code base: its modules, their components, and the references between them.
///
/// All arrays are sorted: modules by root, name and path; components and references by file and position.
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
