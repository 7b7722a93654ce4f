/// The roles and methods that may assemble a module.
package struct AssemblyRule: Sendable, Equatable {
  /// Roles whose bodies may create the module's components.
  package var roles: [Role] = []
  /// Names of methods that assemble, `init` for initializers; `*` matches anything. Empty: any body of those roles.
  package var methods: [String] = []
  /// The previous module's wireframe may create the next module's wireframe and view.
  package var allowsPreviousWireframe = false
  /// A view calls its own assembly, so any code that shows it may construct it.
  package var allowsSelfAssemblingView = false

  package init() {}
}

/// A method that passes one component to another: `didLoad(view:)`.
package struct InjectionRule: Sendable, Equatable {
  /// The key in the dialect's file, by which an extending dialect replaces or removes it.
  package var key: String
  /// The name with labels: `didLoad(view:)`.
  package var method: String
  package var receiver: Role
  package var handsOver: Role

  package init(key: String = "", method: String, receiver: Role, handsOver: Role) {
    self.key = key
    self.method = method
    self.receiver = receiver
    self.handsOver = handsOver
  }
}
