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

/// A method that hands one component over to another: `didLoad(view:)`.
package struct InjectionRule: Sendable, Equatable {
  /// What the dialect's file calls it; a dialect that extends another replaces or removes by this key.
  package var key: String
  /// Name with labels: `didLoad(view:)`.
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
