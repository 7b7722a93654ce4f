package import ViperFacts

/// The kind of a reference between components, by its place in the source.
package enum ReferenceKind: String, Sendable, CaseIterable {
  case stored, parameter, result, local, construction
  case staticCall = "static-call"
  case cast, chain, inheritance, conformance

  /// The position in `allCases`.
  package var number: Int {
    switch self {
    case .stored: 0
    case .parameter: 1
    case .result: 2
    case .local: 3
    case .construction: 4
    case .staticCall: 5
    case .cast: 6
    case .chain: 7
    case .inheritance: 8
    case .conformance: 9
    }
  }
}

/// The strength of a stored property.
package enum ReferenceStrength: String, Sendable, CaseIterable {
  case strong, weak, unowned

  /// The strength that a declaration states; strong by default.
  package init(of declaration: Declaration) {
    self = declaration.flags.contains(.isWeak) ? .weak : declaration.flags.contains(.isUnowned) ? .unowned : .strong
  }
}
