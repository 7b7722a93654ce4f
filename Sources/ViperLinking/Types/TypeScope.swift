/// The place of a name in the code: its meaning depends on it.
package struct TypeScope: Sendable {
  package var file: Int
  /// The types around it, innermost first.
  package var types: [TypeSymbol.ID]
  /// Generic parameters of the functions around it.
  var generics = NameMap<SemanticType>()
  /// Types declared in the body around it.
  var localTypes = NameMap<TypeSymbol.ID>()

  package init(file: Int, types: [TypeSymbol.ID]) {
    self.file = file
    self.types = types
  }
}
