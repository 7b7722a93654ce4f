import ViperLinking

/// The frameworks' types that the types of a code base inherit from, nearest first.
final class ExternalTypes {
  private let codebase: Codebase
  private let frameworks: FrameworkModels
  private let ancestry: Ancestry
  private var names: [TypeSymbol.ID: [String]] = [:]
  private var callbacks: [TypeSymbol.ID: [FrameworkCallback]] = [:]
  /// What the code base's own extensions add to unread types, by name.
  private let ownMembers: [Name: [(type: String, member: DeclarationReference)]]

  init(_ codebase: Codebase, _ frameworks: FrameworkModels) {
    (self.codebase, self.frameworks, ancestry) = (codebase, frameworks, Ancestry(codebase))
    var ownMembers: [Name: [(type: String, member: DeclarationReference)]] = [:]
    for type in codebase.types.indices where codebase.types[type].isExternal {
      for member in codebase.members[type] {
        ownMembers[codebase.name(member), default: []].append((codebase.types[type].qualifiedName, member))
      }
    }
    self.ownMembers = ownMembers
  }

  /// The names of the unread types in the inheritance clauses of a type and of all that it inherits from.
  func of(_ type: TypeSymbol.ID) -> [String] {
    if let known = names[type] { return known }
    let own = codebase.types[type].isExternal ? [codebase.types[type].qualifiedName] : []
    let found = own + ancestry.external[type].map(codebase.text).filter { !own.contains($0) }
    names[type] = found
    return found
  }

  /// What the code base's own extensions add to unread types, or to what these inherit from.
  func ownMembers(_ name: Name, ofAny types: [String]) -> [DeclarationReference] {
    guard let known = ownMembers[name] else { return [] }
    return types.flatMap { type in known.filter { frameworks.inherits(type, from: $0.type) }.map(\.member) }
  }

  /// What frameworks call on objects of a type.
  func callbacks(of type: TypeSymbol.ID) -> [FrameworkCallback] {
    if let known = callbacks[type] { return known }
    let found = of(type).flatMap(frameworks.callbacks)
    callbacks[type] = found
    return found
  }

  /// Whether a type surely is an unread one; nil where that cannot be told.
  func inherits(_ type: TypeSymbol.ID, from name: String) -> Bool? {
    let all = of(type)
    if all.contains(where: { frameworks.inherits($0, from: name) }) { return true }
    // What an unread type is known to be is not all: it may be of any that is not known.
    return frameworks.knows(name) && all.allSatisfy(frameworks.knows) ? false : nil
  }
}
