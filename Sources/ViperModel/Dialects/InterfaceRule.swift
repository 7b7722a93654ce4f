/// A kind of interface: its names, the role that implements it and the roles that call it.
package struct InterfaceRule: Sendable, Equatable {
  /// The key in the dialect's file, `presenter-interface`, by which an extending dialect replaces or removes it.
  package var key: String
  package var names: [NamePattern] = []
  /// Names that count only if another part has the same stem: `protocol Login` is a module's interface, `protocol Codable` is
  /// not.
  package var siblingNames: [NamePattern] = []
  /// The role where nothing conforms to it, or the conformers disagree.
  package var implementer: Role
  /// Empty: anyone in the module.
  package var consumers: [Role] = []
  package var surface: Component.Surface = .internal
  /// The file, without `.swift`, that it belongs in; nil for any.
  package var file: NamePattern?

  package init(key: String = "", implementer: Role) {
    self.key = key
    self.implementer = implementer
  }
}
