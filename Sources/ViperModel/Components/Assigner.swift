package import ViperFacts

/// The code that sets a property which is part of a cycle of strong references.
package struct Assigner: Sendable {
  package var owner: Component.ID
  package var property: String
  /// The type and the member: `LoginBuilder.build()`; the member alone for a function outside of types.
  package var code: String
  /// The place of the assignment; for what an initializer is given, the place that gives it.
  package var range: SourceRange

  package init(owner: Component.ID, property: String, code: String, range: SourceRange) {
    (self.owner, self.property, self.code, self.range) = (owner, property, code, range)
  }
}
