package import ViperLinking

/// What a dialect says of references from one role to another.
///
/// A component that belongs to no module (an entity, a service, a base class) is judged by `within`.
package struct ReferenceRule: Sendable, Equatable {
  /// Ways to refer to a component. `use` is every way that neither keeps, makes nor statically calls it: parameter, result,
  /// local, cast, chain.
  package enum Way: String, Sendable, CaseIterable {
    case stored, construction
    case staticCall = "static-call"
    case use
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

  /// Everything within the module.
  package static let allowed = ReferenceRule()

  /// Everything, also to other modules' components.
  package static let everywhere: ReferenceRule = {
    var rule = ReferenceRule()
    rule.across = Set(Way.allCases)
    return rule
  }()

  /// Nothing allowed at all.
  package static let forbidden: ReferenceRule = {
    var rule = ReferenceRule()
    rule.within = []
    return rule
  }()

  package var isForbidden: Bool { within.isEmpty && across.isEmpty }
}
