package import ViperFacts
package import ViperLinking

/// An expression by its position in a file.
package struct ExpressionPlace: Hashable, Sendable {
  package var file: Int
  package var node: Int

  package init(file: Int, node: Int) { (self.file, self.node) = (file, node) }
}

extension Codebase {
  /// The text of an expression; nil for what is none.
  package func range(of place: ExpressionPlace) -> SourceRange? {
    guard files.indices.contains(place.file) else { return nil }
    let expressions = files[place.file].facts.expressions
    return expressions.indices.contains(place.node) ? range(expressions[place.node].span, in: place.file) : nil
  }
}
