package import ViperFacts

/// A type or protocol that plays a role in a module, or that modules share (base classes, entities, services).
///
/// Immutable, and a class, since rules pass components on far more often than they read them: a copy is one reference.
package final class Component: Sendable, Identifiable {
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  /// The position in `ComponentGraph.components`.
  package typealias ID = Int

  package let id: ID
  /// Qualified by the types it is nested in: `AddAccount.ConfirmWireframe`.
  package let name: String
  package let role: Role
  package let kind: Kind
  /// The position in `ComponentGraph.modules`; nil for base classes, entities, services and composition roots.
  package let module: ViperModule.ID?
  /// The declaration's name.
  package let range: SourceRange
  /// The folder of the root it is in, as printed.
  package let root: String
  /// Why it has this role, and why it belongs to this module, in words.
  package let evidence: String
  /// Of an interface: what it is to other modules.
  package let surface: Surface?
  /// A class or actor, or a protocol that only those can conform to: it can be held weakly.
  package let isClassBound: Bool
  /// A base type that several modules share.
  package let isBase: Bool
  /// Lines of its declaration and extensions, without those of components inside it.
  package let lines: Int

  package init(
    id: ID, name: String, role: Role, kind: Kind, module: ViperModule.ID?, range: SourceRange, root: String,
    evidence: String, surface: Surface? = nil, isClassBound: Bool = true, isBase: Bool = false,
    lines: Int = 0
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.kind = kind
    self.module = module
    self.range = range
    self.root = root
    self.evidence = evidence
    self.surface = surface
    self.isClassBound = isClassBound
    self.isBase = isBase
    self.lines = lines
  }

  package var isInterface: Bool { kind == .protocol }
  /// Unique in a run and stable between runs.
  package var key: String { "\(range.file)#\(name)" }
}

extension Component {
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
}
