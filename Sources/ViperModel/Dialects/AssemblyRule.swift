/// Who puts a module together.
package struct AssemblyRule: Sendable, Equatable {
  /// Roles whose bodies may create the module's components.
  package var roles: [Role] = []
  /// Names of methods that assemble, `init` for initializers; `*` matches anything. Empty: any body of those roles.
  package var methods: [String] = []
  /// The previous module's wireframe may create the next module's wireframe and view.
  package var allowsPreviousWireframe = false
  /// A view starts its own assembly, so whoever shows it may construct it.
  package var allowsSelfAssemblingView = false

  package init() {}
}
