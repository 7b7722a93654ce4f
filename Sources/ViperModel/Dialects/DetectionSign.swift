package import ViperLinking

/// A sign that a module is written in a dialect, with a weight.
package struct DetectionSign: Sendable, Equatable {
  package enum Evidence: Sendable, Equatable {
    /// A type or protocol of this name exists, with the module's name for `{Module}`.
    case type(NamePattern)
    /// The module's component of this role inherits this type; generic arguments do not count.
    case inherits(Role, String)
    /// The module's component of this role conforms to one of these protocols, directly or not, with the module's name for
    /// `{Module}`. `@Observable` counts as a conformance to `Observable`.
    case conforms(Role, [NamePattern])
    /// The module's component of this role has a method of this name: a glob, `init` for an initializer. With parentheses
    /// the labels count too: `create*Module(view:)`. `class func` is static.
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
