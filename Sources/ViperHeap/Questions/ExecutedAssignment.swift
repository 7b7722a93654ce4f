/// An assignment of a property that has run, by the position of its target in a file.
package struct ExecutedAssignment: Hashable, Sendable {
  package var file: Int
  package var node: Int

  package init(file: Int, node: Int) { (self.file, self.node) = (file, node) }
}
