package import ViperFacts

/// A type or protocol with a role in a module, or one that modules share (base classes, entities, services).
///
/// An immutable class, so that passing a component on copies one pointer and not its fields.
package final class Component: Sendable, Identifiable {
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  /// The position in `ComponentGraph.components`.
  package typealias ID = Int

  package let id: ID
  /// The name, qualified by the types around it: `AddAccount.ConfirmWireframe`.
  package let name: String
  package let role: Role
  package let kind: Kind
  /// The position in `ComponentGraph.modules`; nil for base classes, entities, services and composition roots.
  package let module: ViperModule.ID?
  /// The place of the name in the declaration.
  package let range: SourceRange
  /// The folder of its root, as printed.
  package let root: String
  /// The dialect that judges it if it belongs to no module, by name; nil for its root's.
  package let dialect: String?
  /// The evidence for its role and module, in words.
  package let evidence: String
  /// For an interface: what it is to other modules.
  package let surface: Surface?
  /// Whether it can be held weakly: a class or actor, or a protocol that only those can conform to.
  package let isClassBound: Bool
  /// Whether it is a base type that several modules share.
  package let isBase: Bool
  /// Whether it starts the app: an application or scene delegate, or the `App` of SwiftUI.
  package let startsApp: Bool
  /// How sure its role is: `sole` for an interface that has it from its only conformer and not from its name.
  package let certainty: Reference.Certainty
  /// The number of lines of its declaration and extensions, without nested components.
  package let lines: Int

  package init(
    id: ID, name: String, role: Role, kind: Kind, module: ViperModule.ID?, range: SourceRange, root: String,
    dialect: String? = nil, evidence: String, surface: Surface? = nil, isClassBound: Bool = true, isBase: Bool = false,
    startsApp: Bool = false, certainty: Reference.Certainty = .sure, lines: Int = 0
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.kind = kind
    self.module = module
    self.range = range
    self.root = root
    self.dialect = dialect
    self.evidence = evidence
    self.surface = surface
    self.isClassBound = isClassBound
    self.isBase = isBase
    self.startsApp = startsApp
    self.certainty = certainty
    self.lines = lines
  }

  /// The component in a graph that has only some of the modules and components.
  package func numbered(_ id: ID, module: ViperModule.ID?) -> Component {
    Component(
      id: id, name: name, role: role, kind: kind, module: module, range: range, root: root, dialect: dialect, evidence: evidence,
      surface: surface, isClassBound: isClassBound, isBase: isBase, startsApp: startsApp, certainty: certainty,
      lines: lines)
  }

  package var isInterface: Bool { kind == .protocol }
  /// A key that is unique in a run and stable between runs.
  package var key: String { "\(range.file)#\(name)" }
}

extension Component {
  /// The visibility of a protocol to other modules.
  package enum Surface: String, Sendable, CaseIterable {
    /// Used between the parts of one module.
    case `internal`
    /// Called by other modules: a ModuleInput, the module's interface.
    case input
    /// Called by the module, implemented by the one that opened it: a ModuleOutput or Delegate.
    case output
    /// A row or value that a view reads; an entity may implement it.
    case item
    /// Inherited by other interfaces.
    case base
  }
}
