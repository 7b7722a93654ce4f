import ViperFacts

/// The declaration that a type name refers to in a scope.
package enum TypeLookup {
  case type(TypeSymbol.ID)
  case alias(DeclarationReference)
  case generic(SemanticType)
  /// Several equally near declarations.
  case ambiguous
  /// A type without a declaration that the file can see.
  case external
}

extension SymbolTable {
  /// Looks up a type name in generic parameters, local types, enclosing types with inherited nested types, the file, the root
  /// as far as its targets see each other, and the roots that the file's target depends on.
  func lookup(_ name: Name, in scope: TypeScope) -> TypeLookup {
    var effort = ResolutionEffort()
    return lookup(name, in: scope, &effort)
  }

  func lookup(_ name: Name, in scope: TypeScope, _ effort: inout ResolutionEffort) -> TypeLookup {
    if let generic = scope.generics[name] { return .generic(generic) }
    if let local = scope.localTypes[name] { return .type(local) }
    for type in scope.types {
      if let found = nested(name, in: type, &effort) { return found }
      if types[type].name == name { return .type(type) }
    }
    return topLevel(name, from: scope.file)
  }

  /// A type, alias or generic parameter nested in a type or inherited by it.
  func nested(_ name: Name, in type: TypeSymbol.ID) -> TypeLookup? {
    var effort = ResolutionEffort()
    return nested(name, in: type, &effort)
  }

  func nested(_ name: Name, in type: TypeSymbol.ID, _ effort: inout ResolutionEffort) -> TypeLookup? {
    guard uses.contains(.nestedType, of: name) else { return nil }
    if let own = declared(name, in: type, &effort) { return own }
    for ancestor in ancestors(of: type) {
      if let inherited = declared(name, in: ancestor, &effort) { return inherited }
    }
    return nil
  }

  private func declared(_ name: Name, in type: TypeSymbol.ID, _ effort: inout ResolutionEffort) -> TypeLookup? {
    if types[type].generics.contains(name) { return .generic(bound(name, of: type, &effort)) }
    if let nested = nestedTypes.first(name, in: type) { return .type(nested) }
    return nestedAliases.first(name, in: type).map { .alias($0) }
  }

  private func bound(_ name: Name, of type: TypeSymbol.ID, _ effort: inout ResolutionEffort) -> SemanticType {
    guard let declaration = types[type].declaration else { return .parameter(name, []) }
    let file = Int(declaration.file)
    let facts = files[file].facts
    for child in facts.children(of: Int(declaration.index)) where facts.declarations[child].kind == .genericParameter {
      guard files[file].name(facts.declarations[child].name) == name else { continue }
      let scope = TypeScope(file: file, types: enclosing(types[type].parent))
      return .parameter(name, TypeList(facts.inheritance(of: facts.declarations[child]).map { resolve($0, in: scope, &effort) }))
    }
    return .parameter(name, [])
  }

  func topLevel(_ name: Name, from file: Int) -> TypeLookup {
    guard uses.contains(.topLevelType, of: name) else { return .external }
    let root = files[file].root
    switch topLevelTypes.find(name, in: root) {
    case .one(let type): if isVisible(type, from: file) { return .type(type) }
    case .several(let types):
      let types = visible(types, from: file) { self.types[$0].declaration }
      if types.isEmpty { break }
      return nearest(types, from: file) { Int(self.types[$0].declaration?.file ?? 0) }.map { .type($0) } ?? .ambiguous
    case .none: break
    }
    let aliases = visible(topLevelAliases.all(name, in: root), from: file) { $0 }
    if let alias = nearest(aliases, from: file, file: { Int($0.file) }) { return .alias(alias) }
    return foreign(name, from: file) ?? externalTypes.first(name, in: root).map { .type($0) } ?? .external
  }

  /// Whether a type of the file's root can be named in it, with a fast path for the same target.
  @inline(__always)
  private func isVisible(_ type: TypeSymbol.ID, from file: Int) -> Bool {
    guard !targets.isEmpty, let declaration = types[type].declaration,
      files[Int(declaration.file)].source.targets != files[file].source.targets
    else { return true }
    return visibility(ofFile: Int(declaration.file), from: file) != .hidden
  }

  /// The candidate in the same file, or else the one with the longest common folder; nil if several are equally near.
  func nearest<Candidate>(_ candidates: [Candidate], from file: Int, file fileOf: (Candidate) -> Int) -> Candidate? {
    if candidates.count <= 1 { return candidates.first }
    let here = files[file].folder
    let ranked = candidates.map { candidate -> (Int, Candidate) in
      let other = fileOf(candidate)
      if other == file { return (Int.max, candidate) }
      return (zip(here, files[other].folder).prefix { $0 == $1 }.count, candidate)
    }
    // There are two candidates at least.
    let best = ranked.map(\.0).max()!
    let winners = ranked.filter { $0.0 == best }
    return winners.count == 1 ? winners[0].1 : nil
  }
}
