/// The component graph of a code base: its modules, their components, and the references between them.
///
/// All arrays are sorted: modules by root, name and path; components and references by file and position.
package struct ComponentGraph: Sendable {
  package var modules: [ViperModule]
  package var components: [Component]
  package var references: [Reference]
  /// Which module opens which. They are no references, which say what the code needs: a screen is opened by code that refers to it
  /// already, or by a storyboard.
  package var navigations: [Navigation]
  /// The modules that no living code opens, ascending; empty where that is not known.
  package var unreached: [ViperModule.ID] = []

  package init(
    modules: [ViperModule] = [], components: [Component] = [], references: [Reference] = [], navigations: [Navigation] = []
  ) {
    self.modules = modules
    self.components = components
    self.references = references
    self.navigations = navigations
  }
}
