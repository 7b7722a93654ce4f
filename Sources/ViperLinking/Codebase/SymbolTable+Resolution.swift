import ViperFacts

/// The resolution of written types.
extension SymbolTable {
  /// Unknown if resolution exceeds its limits.
  func resolve(_ type: Int32, in scope: TypeScope) -> SemanticType {
    var effort = ResolutionEffort()
    return resolve(type, in: scope, &effort)
  }

  func resolve(_ type: Int32, in scope: TypeScope, _ effort: inout ResolutionEffort) -> SemanticType {
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
      if facts.types[type + 1].kind == .module {
        let module = files[scope.file].name(facts.types[type + 1].name)
        return selected(files[scope.file].name(use.name), ofModule: module, arguments, in: scope, &effort)
      }
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
    case .module, .unknown: return .unknown
    }
  }

  /// `Module::Type`: what a name means at the top level of a module, whatever the scope declares.
  private func selected(
    _ name: Name, ofModule module: Name, _ arguments: TypeList, in scope: TypeScope, _ effort: inout ResolutionEffort
  ) -> SemanticType {
    switch topLevel(name, ofModule: module, from: scope.file) {
    case .type(let id): .nominal(id, arguments)
    case .alias(let alias): resolve(alias: alias, arguments, &effort)
    case .ambiguous, .generic: .unknown
    case .external: standardType(name, arguments)
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

  /// A container of the standard library by name, or an external type.
  private func standardType(_ name: Name, _ arguments: TypeList) -> SemanticType {
    switch (name, arguments.count) {
    case (.optional, 1): .optional(arguments[0])
    case (Name.arrays, 1): .array(arguments[0])
    case (.dictionary, 2): .dictionary(arguments[0], arguments[1])
    default: .external(name, arguments)
    }
  }

  /// The target of an alias without generic arguments.
  func resolve(alias: DeclarationReference) -> SemanticType {
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

  /// A type by its name after that of another one.
  func member(_ name: Name, of base: SemanticType, in scope: TypeScope) -> SemanticType {
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
      if let id = type(name, inModule: module, from: scope.file) { return .nominal(id, arguments) }
      // `Target.Type`: the name of a module before a type of this root.
      if case .type(let id) = topLevel(name, from: scope.file), isModule(module, of: id) { return .nominal(id, arguments) }
      return .external(names.known(names[module] + "." + names[name]) ?? module, arguments)
    }
    return .unknown
  }

  /// Whether a name can be the target that declares a type, because it is a folder in the type's path.
  private func isModule(_ module: Name, of type: TypeSymbol.ID) -> Bool {
    guard let declaration = types[type].declaration else { return false }
    return files[Int(declaration.file)].folder.contains(Substring(names[module]))
  }
}
