package import ViperFacts

/// How a stored property keeps what it refers to.
package enum ReferenceStrength: String, Sendable, CaseIterable {
  case strong, weak, unowned

  /// The strength that a property's declaration states; strong where it says nothing.
  package init(of declaration: Declaration) {
    self = declaration.flags.contains(.isWeak) ? .weak : declaration.flags.contains(.isUnowned) ? .unowned : .strong
  }
}
