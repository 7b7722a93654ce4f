/// How the types of a role are recognised, and what is required of them.
package struct RoleRule: Sendable, Equatable {
  /// Name patterns of the role's types.
  package var names: [NamePattern] = []
  /// Name patterns that count only if another part has the same stem: `{Module}Builder` is no assembly in the network layer.
  package var siblingNames: [NamePattern] = []
  /// The shapes of the role's types, any one of which is enough; empty for no condition.
  package var shapes: [Shape] = []
  /// Exact names of the role's base types, which belong to no module.
  package var baseTypes: [String] = []
  /// Whether a module without the role is incomplete.
  package var isRequired = false
  /// Swift modules that a file with such a type must not import.
  package var forbiddenImports: [String] = []
  /// Names of properties that usually hold such a component.
  package var properties: [String] = []

  package init() {}

  /// What a type must be besides its name: a struct that is a `View`, or a class that inherits a view controller.
  package struct Shape: Sendable, Equatable {
    /// Allowed kinds (`class`, `struct`, `enum`, `actor`); empty: any but a protocol.
    package var kinds: [Component.Kind]
    /// Superclasses, one of which the type inherits directly or not; empty for no condition. `*ViewController` is a glob.
    package var inherits: [String]
    /// Protocols, one of which the type conforms to directly or not; empty for no condition.
    package var conforms: [String]

    package init(kinds: [Component.Kind] = [], inherits: [String] = [], conforms: [String] = []) {
      self.kinds = kinds
      self.inherits = inherits
      self.conforms = conforms
    }

    var isEmpty: Bool { kinds.isEmpty && inherits.isEmpty && conforms.isEmpty }
  }
}
