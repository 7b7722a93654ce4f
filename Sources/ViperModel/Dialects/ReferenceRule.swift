package import ViperLinking

/// A dialect's rule for references from one role to another.
///
/// References to a component without a module (an entity, a service, a base class) are judged by `within`.
package struct ReferenceRule: Sendable, Equatable {
  /// Ways to refer to a component. `use` covers all that neither stores, creates nor statically calls it: parameter, result,
  /// local, cast, chain.
  package enum Way: String, Sendable, CaseIterable {
    case stored, construction
    case staticCall = "static-call"
    case use
  }

  /// The ways that are allowed within a module.
  package var within: Set<Way> = Set(Way.allCases)
  /// The ways that are allowed for another module's component.
  package var across: Set<Way> = []
  /// The strengths that a stored reference may have; empty for any.
  package var hold: [ReferenceStrength] = []
  /// Whether the class itself may be named instead of an interface.
  package var allowsConcrete = false
  /// Whether construction and static calls are allowed in initializers only.
  package var onlyInInitializers = false
  /// Whether a base class keeps the other one strongly until somebody reads it, so that one which is never shown is never released.
  package var isKeptUntilRead = false

  package init() {}

  /// Allows everything within the module.
  package static let allowed = ReferenceRule()

  /// Allows everything, also across modules.
  package static let everywhere: ReferenceRule = {
    var rule = ReferenceRule()
    rule.across = Set(Way.allCases)
    return rule
  }()

  /// Forbids everything.
  package static let forbidden: ReferenceRule = {
    var rule = ReferenceRule()
    rule.within = []
    return rule
  }()

  package var isForbidden: Bool { within.isEmpty && across.isEmpty }
}
