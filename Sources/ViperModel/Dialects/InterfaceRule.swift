/// Protocols of one shape: what they are called, who implements them and who calls them.
package struct InterfaceRule: Sendable, Equatable {
  /// What a protocol is to other modules.
  package enum Surface: String, Sendable, CaseIterable {
    /// Between the parts of one module.
    case `internal`
    /// What other modules may call: ModuleInput, the module's interface.
    case input
    /// What a module reports to who opened it: ModuleOutput, Delegate.
    case output
    /// One row or value that a view reads; an entity may implement it.
    case item
    /// A base that the module's own interfaces inherit.
    case base
  }

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
  package var surface: Surface = .internal
  /// The file, without `.swift`, that it belongs in; nil: anywhere.
  package var file: NamePattern?

  package init(key: String = "", implementer: Role) {
    self.key = key
    self.implementer = implementer
  }
}
