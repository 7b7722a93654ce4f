package import ViperFacts

/// A path through an interactor's request that ends without telling anybody, where others tell.
package struct SwallowedFailure: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// The branch of a failure: a `catch`, `case .failure`, `if let error`.
    case failure
    /// A `guard` that leaves without what the request needs.
    case earlyReturn = "early-return"
  }

  package var component: Component.ID
  package var kind: Kind
  /// The method with its labels: `load(from:)`.
  package var function: String
  package var isLogged: Bool
  /// The place where the branch begins.
  package var range: SourceRange
  /// Whom other paths tell: the property `output`, or the parameter `completion`.
  package var listener: String
  /// Whether that is a closure or a subject, and no other part.
  package var isAnswer: Bool
  /// The requirement of the listener that is for failures: `loadFailed(with:)`.
  package var remedy: String?
  /// The place where another path tells.
  package var told: SourceRange
}
