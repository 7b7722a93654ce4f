package import ViperFacts

/// The strength of a stored property.
package enum ReferenceStrength: String, Sendable, CaseIterable {
  case strong, weak, unowned

  /// The strength that a declaration states; strong by default.
  package init(of declaration: Declaration) {
    self = declaration.flags.contains(.isWeak) ? .weak : declaration.flags.contains(.isUnowned) ? .unowned : .strong
  }
}
