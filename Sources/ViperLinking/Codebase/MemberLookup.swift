/// A member found by name, with the substitution of its owner's generic parameters.
package struct FoundMember {
  var reference: DeclarationReference
  var owner: TypeSymbol.ID
  var substitution = NameMap<SemanticType>()
}

extension Codebase {
  /// The members of a type: its own first, then those of its supertypes, including protocols and their extensions.
  package func members(_ name: Name, of type: SemanticType, _ visited: inout VisitedTypes) -> [FoundMember] {
    guard uses.contains(.member, of: name) else { return [] }
    var found: [FoundMember] = []
    visited.beginWalk()
    collectMembers(name, of: type, into: &found, visited: &visited)
    return found
  }

  private func collectMembers(
    _ name: Name, of type: SemanticType, into found: inout [FoundMember], visited: inout VisitedTypes
  ) {
    switch type {
    case .nominal(let id, let arguments):
      guard visited.insert(id) else { return }
      var map = NameMap<SemanticType>()
      if !arguments.isEmpty { for (generic, argument) in zip(types[id].generics, arguments) { map[generic] = argument } }
      for member in members[id, name] { found.append(FoundMember(reference: member, owner: id, substitution: map)) }
      for supertype in types[id].supertypes {
        collectMembers(name, of: map.isEmpty ? supertype : supertype.substituting(map), into: &found, visited: &visited)
      }
    case .composition(let parts):
      for part in parts { collectMembers(name, of: part, into: &found, visited: &visited) }
    case .parameter(_, let bounds):
      for bound in bounds { collectMembers(name, of: bound, into: &found, visited: &visited) }
    case .optional(let inner): collectMembers(name, of: inner, into: &found, visited: &visited)
    default: break
    }
  }
}
