import ViperFacts

/// All files linked: every type with its parts, supertypes and conformers, and what each name means where.
package struct Codebase: Sendable {
  var files: [LinkedFile] = []
  var names = NameInterner()
  /// The printed folder of each root, by number.
  package internal(set) var roots: [String] = []
  var types: [TypeSymbol] = []
  var uses = NameUses()
  /// The type that a declaration (by slot) declares or extends; -1 for none.
  var typeOfSlot: [Int32] = []
  /// By root.
  var topLevelTypes: [[Name: [TypeSymbol.ID]]] = []
  var externalTypes: [[Name: TypeSymbol.ID]] = []
  var topLevelAliases: [[Name: [DeclarationReference]]] = []
  var globals: [[Name: [DeclarationReference]]] = []
  /// By type, once supertypes are resolved.
  private var ancestorsOfType: [[TypeSymbol.ID]] = []
  private var conformersOfType: [[TypeSymbol.ID]] = []
  private var enclosingOfType: [[TypeSymbol.ID]] = []

  func declaration(_ reference: DeclarationReference) -> Declaration {
    files[Int(reference.file)].facts.declarations[Int(reference.index)]
  }

  /// What a declaration names after its colon: positions in its file's types.
  func inheritance(of reference: DeclarationReference) -> Slice<FactSection<Int32>> {
    files[Int(reference.file)].facts.inheritance(of: declaration(reference))
  }

  /// The number of a declaration among all declarations of the code base.
  func slot(_ reference: DeclarationReference) -> Int {
    files[Int(reference.file)].firstSlot + Int(reference.index)
  }

  /// The declaration with a number.
  func declaration(ofSlot slot: Int) -> DeclarationReference {
    var (low, high) = (0, files.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if files[middle].firstSlot <= slot { low = middle } else { high = middle }
    }
    return DeclarationReference(file: low, index: slot - files[low].firstSlot)
  }

  func name(_ reference: DeclarationReference) -> Name {
    files[Int(reference.file)].name(declaration(reference).name)
  }

  func text(_ name: Name) -> String { names[name] }

  func range(_ span: Span, in file: Int) -> SourceRange {
    files[file].facts.range(span, in: files[file].source.name)
  }

  /// The type that the given declaration declares or extends; for an alias the one around it.
  func type(at reference: DeclarationReference) -> TypeSymbol.ID? {
    let id = typeOfSlot[slot(reference)]
    return id < 0 ? nil : Int(id)
  }

  /// The types around a type's part, innermost first, the type itself included.
  func enclosing(_ type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    type < enclosingOfType.count ? enclosingOfType[type] : collectEnclosing(type)
  }

  private func collectEnclosing(_ type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    var chain: [TypeSymbol.ID] = []
    var next: TypeSymbol.ID? = type
    while let id = next, chain.count < 64 {
      chain.append(id)
      next = types[id].parent
    }
    return chain
  }

  // MARK: supertypes

  /// All supertypes in the code base, nearest first, the type itself left out.
  func ancestors(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    type < ancestorsOfType.count ? ancestorsOfType[type] : collectAncestors(of: type)
  }

  /// To be called once all supertypes are known.
  mutating func freeze() {
    enclosingOfType = types.indices.map(collectEnclosing)
    ancestorsOfType = types.indices.map(collectAncestors)
    conformersOfType = types.indices.map(collectConformers)
  }

  private func collectAncestors(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    if types[type].supertypes.isEmpty { return [] }
    var found: [TypeSymbol.ID] = []
    var seen: Set<TypeSymbol.ID> = [type]
    var queue = [type]
    while !queue.isEmpty {
      let current = queue.removeFirst()
      for symbol in types[current].supertypes.flatMap(Self.parts) where seen.insert(symbol).inserted {
        found.append(symbol)
        queue.append(symbol)
      }
    }
    return found
  }

  /// The symbols that a supertype clause's entry stands for, generic arguments left out.
  static func parts(_ type: SemanticType) -> [TypeSymbol.ID] {
    switch type {
    case .nominal(let id, _): [id]
    case .composition(let types): types.flatMap(parts)
    default: []
    }
  }

  /// All types below a type, in source order.
  func descendants(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    var found: [TypeSymbol.ID] = []
    var seen: Set<TypeSymbol.ID> = [type]
    var queue = [type]
    while !queue.isEmpty {
      for symbol in types[queue.removeFirst()].subtypes where seen.insert(symbol).inserted {
        found.append(symbol)
        queue.append(symbol)
      }
    }
    return found
  }

  /// The types, no protocols, that conform to or inherit a type.
  func conformers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    type < conformersOfType.count ? conformersOfType[type] : collectConformers(of: type)
  }

  private func collectConformers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    if types[type].subtypes.isEmpty { return [] }
    return descendants(of: type).filter { !types[$0].isProtocol && !types[$0].isExternal }
  }
}
