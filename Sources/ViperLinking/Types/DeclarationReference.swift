/// The position of a declaration in the code base: a file and an index.
package struct DeclarationReference: Hashable, Sendable {
  package var file: Int32
  package var index: Int32

  package init(file: Int, index: Int) {
    self.file = Int32(file)
    self.index = Int32(index)
  }
}
