/// Where a name stands: what it may mean depends on it.
struct TypeScope: Sendable {
  var file: Int
  /// The types around it, innermost first.
  var types: [TypeSymbol.ID]
  /// Generic parameters of the functions around it.
  var generics = NameMap<SemanticType>()
  /// Types declared in the body around it.
  var localTypes = NameMap<TypeSymbol.ID>()
}
