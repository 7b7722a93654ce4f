/// A declaration anywhere in the code base.
package struct DeclarationReference: Hashable, Sendable {
  package var file: Int32
  package var index: Int32

  package init(file: Int, index: Int) {
    self.file = Int32(file)
    self.index = Int32(index)
  }
}
