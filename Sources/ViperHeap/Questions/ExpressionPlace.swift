/// An expression by its position in a file.
package struct ExpressionPlace: Hashable, Sendable {
  package var file: Int
  package var node: Int

  package init(file: Int, node: Int) { (self.file, self.node) = (file, node) }
}
