/// The scope in which a name is resolved.
package struct TypeScope: Sendable {
  package var file: Int
  /// The enclosing types, innermost first.
  package var types: [TypeSymbol.ID]
  /// The generic parameters of the enclosing functions.
  var generics = NameMap<SemanticType>()
  /// The types declared in the enclosing body.
  var localTypes = NameMap<TypeSymbol.ID>()

  package init(file: Int, types: [TypeSymbol.ID]) {
    self.file = file
    self.types = types
  }
}
