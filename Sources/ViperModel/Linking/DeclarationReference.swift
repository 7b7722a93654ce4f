/// A declaration anywhere in the code base.
struct DeclarationReference: Hashable, Sendable {
  var file: Int32
  var index: Int32

  init(file: Int, index: Int) {
    self.file = Int32(file)
    self.index = Int32(index)
  }
}
