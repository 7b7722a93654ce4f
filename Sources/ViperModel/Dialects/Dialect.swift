package import OrderedCollections

/// One team's way to write VIPER, as data: what its parts are called, who may know whom, and how links are held.
///
/// The YAML schema is documented in `Rules/Dialects/viper.yml`, the dialect that all others extend.
package struct Dialect: Sendable, Equatable {
  package var name: String
  /// The dialect whose parts this one takes over where it says nothing itself.
  package var extends: String?
  package var summary: String
  package var roles: OrderedDictionary<Role, RoleRule>
  package var interfaces: [InterfaceRule]
  /// Who may refer to whom; a pair that is not listed is forbidden.
  package var references: OrderedDictionary<Role, OrderedDictionary<Role, ReferenceRule>>
  package var assembly: AssemblyRule
  package var injection: [InjectionRule]
  /// Rule id, or rule id and case (`view-references-entity.read`), to severity; a nil value turns the rule off.
  package var severities: OrderedDictionary<String, Severity?>
  package var signs: [DetectionSign]

  package init(
    name: String, extends: String? = nil, summary: String = "", roles: OrderedDictionary<Role, RoleRule> = [:],
    interfaces: [InterfaceRule] = [], references: OrderedDictionary<Role, OrderedDictionary<Role, ReferenceRule>> = [:],
    assembly: AssemblyRule = AssemblyRule(), injection: [InjectionRule] = [],
    severities: OrderedDictionary<String, Severity?> = [:], signs: [DetectionSign] = []
  ) {
    self.name = name
    self.extends = extends
    self.summary = summary
    self.roles = roles
    self.interfaces = interfaces
    self.references = references
    self.assembly = assembly
    self.injection = injection
    self.severities = severities
    self.signs = signs
  }

  /// What the dialect says of a reference between two roles; nil where the pair is not listed, which forbids it.
  package func rule(from: Role, to: Role) -> ReferenceRule? { references[from]?[to] }
}

/// How the types of one role are recognised, and what they owe.
package struct RoleRule: Sendable, Equatable {
  /// Names of the types with this role.
  package var names: [NamePattern] = []
  /// Allowed kinds (`class`, `struct`, `enum`, `actor`); empty: any.
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

  package var names: [NamePattern] = []
  package var implementer: Role
  /// Empty: anyone in the module.
  package var consumers: [Role] = []
  package var surface: Surface = .internal
  /// The file, without `.swift`, that it belongs in; nil: anywhere.
  package var file: NamePattern?

  package init(implementer: Role) { self.implementer = implementer }
}

/// What a dialect says of references from one role to another.
package struct ReferenceRule: Sendable, Equatable {
  /// Ways to refer to a component. `use` is every way that neither keeps, makes nor statically calls it: parameter, result,
  /// local, cast, chain.
  package enum Way: String, Sendable, CaseIterable {
    case stored, construction, use
    case staticCall = "static-call"
  }

  /// What is allowed within a module.
  package var within: Set<Way> = Set(Way.allCases)
  /// What is allowed to another module's component.
  package var across: Set<Way> = []
  /// How a stored reference must be held; empty: any strength.
  package var hold: [ReferenceStrength] = []
  /// Whether the class itself may be named where an interface could stand.
  package var allowsConcrete = false
  /// Whether construction and static calls are allowed in initializers only.
  package var onlyInInitializers = false

  package init() {}

  /// Nothing allowed at all.
  package static let forbidden: ReferenceRule = {
    var rule = ReferenceRule()
    rule.within = []
    return rule
  }()
}

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
  /// Name with labels: `didLoad(view:)`.
  package var method: String
  package var receiver: Role
  package var handsOver: Role

  package init(method: String, receiver: Role, handsOver: Role) {
    self.method = method
    self.receiver = receiver
    self.handsOver = handsOver
  }
}

/// One piece of evidence that a root is written in a dialect; it is looked for in each module.
package struct DetectionSign: Sendable, Equatable {
  package enum Evidence: Sendable, Equatable {
    /// A type or protocol of this name exists.
    case type(NamePattern)
    /// The module's component of this role inherits this type.
    case inherits(Role, String)
    /// The module's component of this role has a method of this name (`*` is a glob, `init` an initializer).
    case method(Role, String, isStatic: Bool)
    /// A stored property from one role to another has this strength.
    case stored(from: Role, to: Role, ReferenceStrength)
  }

  package var weight: Int
  package var evidence: Evidence

  package init(weight: Int, evidence: Evidence) {
    self.weight = weight
    self.evidence = evidence
  }
}
