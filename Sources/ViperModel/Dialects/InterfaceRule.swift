/// Protocols of one shape: what they are called, who implements them and who calls them.
package struct InterfaceRule: Sendable, Equatable {
  /// What the dialect's file calls it: `presenter-interface`. A dialect that extends another replaces or removes by this key.
  package var key: String
  package var names: [NamePattern] = []
  /// Names that count only beside another part with the same stem: `protocol Login` is a module's interface, `protocol Codable`
  /// is not.
  package var siblingNames: [NamePattern] = []
  /// Where nothing conforms to it, or the conformers disagree.
  package var implementer: Role
  /// Empty: anyone in the module.
  package var consumers: [Role] = []
  package var surface: Component.Surface = .internal
  /// The file, without `.swift`, that it belongs in; nil: anywhere.
  package var file: NamePattern?

  package init(key: String = "", implementer: Role) {
    self.key = key
    self.implementer = implementer
  }
}
