import ViperLinking

/// The frameworks' types that the types of a code base inherit from, nearest first.
final class ExternalTypes {
  private let codebase: Codebase
  private let frameworks: FrameworkModels
  private var names: [TypeSymbol.ID: [String]] = [:]

  init(_ codebase: Codebase, _ frameworks: FrameworkModels) { (self.codebase, self.frameworks) = (codebase, frameworks) }

  /// The names of the unread types in the inheritance clauses of a type and of all that it inherits from.
  func of(_ type: TypeSymbol.ID) -> [String] {
    if let known = names[type] { return known }
    var found: [String] = []
    for type in [type] + codebase.ancestors(of: type) {
      if codebase.types[type].isExternal { found.append(codebase.types[type].qualifiedName) }
      for case .external(let name, _) in codebase.types[type].supertypes where !found.contains(codebase.text(name)) {
        found.append(codebase.text(name))
      }
    }
    names[type] = found
    return found
  }

  /// Whether a type surely is an unread one; nil where that cannot be told.
  func inherits(_ type: TypeSymbol.ID, from name: String) -> Bool? {
    let all = of(type)
    if all.contains(where: { frameworks.inherits($0, from: name) }) { return true }
    return all.allSatisfy(frameworks.knows) ? false : nil
  }
}
