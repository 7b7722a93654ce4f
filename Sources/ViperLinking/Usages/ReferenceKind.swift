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
