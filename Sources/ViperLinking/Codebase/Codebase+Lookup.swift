import ViperFacts

/// What a type's name means where it stands.
package enum TypeLookup {
  case type(TypeSymbol.ID)
  case alias(DeclarationReference)
  case generic(SemanticType)
  /// Several, and nothing that tells which.
  case ambiguous
  /// Declared nowhere in the root.
  case external
}

extension Codebase {
  /// Looks a type's name up: generic parameters, nested types outward with inherited ones, the file, the root.
  func lookup(_ name: Name, in scope: TypeScope) -> TypeLookup {
    var effort = ResolutionEffort()
    return lookup(name, in: scope, &effort)
  }

  private func lookup(_ name: Name, in scope: TypeScope, _ effort: inout ResolutionEffort) -> TypeLookup {
    if let generic = scope.generics[name] { return .generic(generic) }
    if let local = scope.localTypes[name] { return .type(local) }
    for type in scope.types {
      if let found = nested(name, in: type, &effort) { return found }
      if types[type].name == name { return .type(type) }
    }
    return topLevel(name, from: scope.file)
  }

  /// A type, alias or generic parameter inside a type, also an inherited one.
  package func nested(_ name: Name, in type: TypeSymbol.ID) -> TypeLookup? {
    var effort = ResolutionEffort()
    return nested(name, in: type, &effort)
  }

  private func nested(_ name: Name, in type: TypeSymbol.ID, _ effort: inout ResolutionEffort) -> TypeLookup? {
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
    case .one(let type): return .type(type)
    case .several(let types):
      return nearest(types, from: file) { Int(self.types[$0].declaration?.file ?? 0) }.map { .type($0) } ?? .ambiguous
    case .none: break
    }
    if let alias = nearest(topLevelAliases.all(name, in: root), from: file, file: { Int($0.file) }) { return .alias(alias) }
    return externalTypes.first(name, in: root).map { .type($0) } ?? .external
  }

  /// The candidate in the same file, else the one with the longest common folder; nil where two are equally near.
  private func nearest<Candidate>(_ candidates: [Candidate], from file: Int, file fileOf: (Candidate) -> Int) -> Candidate? {
    if candidates.count <= 1 { return candidates.first }
    let here = files[file].folder
    let ranked = candidates.map { candidate -> (Int, Candidate) in
      let other = fileOf(candidate)
      if other == file { return (Int.max, candidate) }
      return (zip(here, files[other].folder).prefix { $0 == $1 }.count, candidate)
    }
    let best = ranked.map(\.0).max()!
    let winners = ranked.filter { $0.0 == best }
    return winners.count == 1 ? winners[0].1 : nil
  }

  // MARK: resolving types as written

  /// Unknown where it would take too much.
  package func resolve(_ type: Int32, in scope: TypeScope) -> SemanticType {
    var effort = ResolutionEffort()
    return resolve(type, in: scope, &effort)
  }

  private func resolve(_ type: Int32, in scope: TypeScope, _ effort: inout ResolutionEffort) -> SemanticType {
    guard type >= 0 else { return .unknown }
    return effort.step { resolved(Int(type), in: scope, &$0) } ?? .unknown
  }

  private func resolved(_ type: Int, in scope: TypeScope, _ effort: inout ResolutionEffort) -> SemanticType {
    let facts = files[scope.file].facts
    let use = facts.types[type]
    let end = Int(use.subtreeEnd)
    func operand(at position: Int, _ effort: inout ResolutionEffort) -> SemanticType {
      position < end ? resolve(Int32(position), in: scope, &effort) : .unknown
    }
    func operands(_ effort: inout ResolutionEffort) -> [SemanticType] {
      facts.arguments(of: type).map { resolve(Int32($0), in: scope, &effort) }
    }
    switch use.kind {
    case .name:
      let arguments = type + 1 < end ? TypeList(operands(&effort)) : []
      return named(files[scope.file].name(use.name), arguments, in: scope, &effort)
    case .member:
      let arguments = TypeList(facts.arguments(of: type).dropFirst().map { resolve(Int32($0), in: scope, &effort) })
      return member(files[scope.file].name(use.name), of: operand(at: type + 1, &effort), arguments, in: scope, &effort)
    case .optional, .implicitlyUnwrapped: return .optional(operand(at: type + 1, &effort))
    case .array: return .array(operand(at: type + 1, &effort))
    case .dictionary:
      let key = operand(at: type + 1, &effort)
      return .dictionary(key, type + 1 < end ? operand(at: Int(facts.types[type + 1].subtreeEnd), &effort) : .unknown)
    case .element: return operand(at: type + 1, &effort)
    case .tuple:
      return .tuple(
        facts.arguments(of: type).map {
          SemanticType.Element(label: files[scope.file].name(facts.types[$0].name), type: resolve(Int32($0), in: scope, &effort))
        })
    case .function:
      let parts = operands(&effort)
      return .function(Array(parts.dropLast()), parts.last ?? .unknown)
    case .composition: return .composition(TypeList(operands(&effort)))
    case .metatype: return .metatype(operand(at: type + 1, &effort))
    case .unknown: return .unknown
    }
  }

  private func named(
    _ name: Name, _ arguments: TypeList, in scope: TypeScope, _ effort: inout ResolutionEffort
  ) -> SemanticType {
    if name == .upperSelf { return scope.types.first.map { .nominal($0, []) } ?? .unknown }
    switch lookup(name, in: scope, &effort) {
    case .type(let id): return .nominal(id, arguments)
    case .generic(let type): return type
    case .alias(let alias): return resolve(alias: alias, arguments, &effort)
    case .ambiguous: return .unknown
    case .external: return standardType(name, arguments)
    }
  }

  /// The standard library's containers by name.
  private func standardType(_ name: Name, _ arguments: TypeList) -> SemanticType {
    switch (name, arguments.count) {
    case (.optional, 1): .optional(arguments[0])
    case (Name.arrays, 1): .array(arguments[0])
    case (.dictionary, 2): .dictionary(arguments[0], arguments[1])
    default: .external(name, arguments)
    }
  }

  /// What an alias without generic arguments stands for.
  package func resolve(alias: DeclarationReference) -> SemanticType {
    var effort = ResolutionEffort()
    return resolve(alias: alias, [], &effort)
  }

  private func resolve(
    alias: DeclarationReference, _ arguments: TypeList, _ effort: inout ResolutionEffort
  ) -> SemanticType {
    let file = Int(alias.file)
    let facts = files[file].facts
    let owner = type(at: alias)
    var scope = TypeScope(file: file, types: enclosing(owner))
    let generics = facts.children(of: Int(alias.index)).filter { facts.declarations[$0].kind == .genericParameter }
    for (position, generic) in generics.enumerated() {
      let name = files[file].name(facts.declarations[generic].name)
      scope.generics[name] = position < arguments.count ? arguments[position] : .parameter(name, [])
    }
    return resolve(facts.declarations[Int(alias.index)].type, in: scope, &effort).bounded
  }

  /// A type by its name behind another one's.
  package func member(_ name: Name, of base: SemanticType, in scope: TypeScope) -> SemanticType {
    var effort = ResolutionEffort()
    return member(name, of: base, [], in: scope, &effort)
  }

  private func member(
    _ name: Name, of base: SemanticType, _ arguments: TypeList, in scope: TypeScope, _ effort: inout ResolutionEffort
  ) -> SemanticType {
    if case .nominal(let id, _) = base, let found = nested(name, in: id, &effort) {
      switch found {
      case .type(let id): return .nominal(id, arguments)
      case .alias(let alias): return resolve(alias: alias, arguments, &effort)
      case .generic(let type): return type
      default: break
      }
    }
    if case .external(let module, _) = base {
      // `Target.Type`: a module's name before a type of this root.
      if case .type(let id) = topLevel(name, from: scope.file), isModule(module, of: id) { return .nominal(id, arguments) }
      return .external(names.known(text(module) + "." + text(name)) ?? module, arguments)
    }
    return .unknown
  }

  /// Whether a name can be the target that declares a type: a folder of its path.
  private func isModule(_ module: Name, of type: TypeSymbol.ID) -> Bool {
    guard let declaration = types[type].declaration else { return false }
    return files[Int(declaration.file)].folder.contains(Substring(text(module)))
  }
}
