/// How the types of one role are recognised, and what they owe.
package struct RoleRule: Sendable, Equatable {
  /// Names of the types with this role.
  package var names: [NamePattern] = []
  /// Names that count only beside another part with the same stem: `{Module}Builder` is no assembly in a code base's network
  /// layer.
  package var siblingNames: [NamePattern] = []
  /// Allowed kinds (`class`, `struct`, `enum`, `actor`); empty: any but a protocol.
  package var kinds: [Component.Kind] = []
  /// The type inherits one of these, through any number of project classes; empty: no condition. `*ViewController` is a glob.
  package var inherits: [String] = []
  /// The type conforms to one of these protocols, directly or not; empty: no condition.
  package var conforms: [String] = []
  /// Base types of this role, by exact name: they belong to no module.
  package var baseTypes: [String] = []
  /// Whether a module without it is incomplete.
  package var isRequired = false
  /// Modules that a file with such a type must not import.
  package var forbiddenImports: [String] = []
  /// Names under which others usually hold such a component.
  package var properties: [String] = []

  package init() {}
}
