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
    collectMembers(name, of: type, in: type.symbol, into: &found, visited: &visited)
    return found
  }

  /// - Parameter conformer: the type that is asked, whose aliases say what the associated types of its protocols are.
  private func collectMembers(
    _ name: Name, of type: SemanticType, in conformer: TypeSymbol.ID?, into found: inout [FoundMember],
    visited: inout VisitedTypes
  ) {
    switch type {
    case .nominal(let id, let arguments):
      guard visited.insert(id) else { return }
      var map = NameMap<SemanticType>()
      if !arguments.isEmpty { for (generic, argument) in zip(types[id].generics, arguments) { map[generic] = argument } }
      let own = members[id, name]
      if !own.isEmpty, arguments.isEmpty, types[id].isProtocol, let conformer { bindAssociatedTypes(of: id, in: conformer, &map) }
      for member in own { found.append(FoundMember(reference: member, owner: id, substitution: map)) }
      for supertype in types[id].supertypes {
        collectMembers(
          name, of: map.isEmpty ? supertype : supertype.substituting(map), in: conformer, into: &found, visited: &visited)
      }
    case .composition(let parts):
      for part in parts { collectMembers(name, of: part, in: conformer, into: &found, visited: &visited) }
    case .parameter(_, let bounds):
      for bound in bounds { collectMembers(name, of: bound, in: conformer, into: &found, visited: &visited) }
    case .optional(let inner): collectMembers(name, of: inner, in: conformer, into: &found, visited: &visited)
    default: break
    }
  }

  private func bindAssociatedTypes(of type: TypeSymbol.ID, in conformer: TypeSymbol.ID, _ map: inout NameMap<SemanticType>) {
    guard conformer != type else { return }
    for name in types[type].generics {
      switch nested(name, in: conformer) {
      case .alias(let alias): map[name] = resolve(alias: alias)
      case .type(let nested): map[name] = .nominal(nested, [])
      default: break
      }
    }
  }
}
