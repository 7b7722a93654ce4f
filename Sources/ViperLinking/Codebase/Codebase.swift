package import ViperFacts
import ViperPlatform

/// All files linked: every type with its parts, supertypes and conformers, and what each name means where.
package struct Codebase: Sendable {
  package var files: [LinkedFile] = []
  package var names = NameInterner()
  /// The printed folder of each root, by number.
  package internal(set) var roots: [String] = []
  package private(set) var types: [TypeSymbol] = []
  /// Of all types, once they are frozen.
  package private(set) var members = MemberTable()
  package var uses = NameUses()
  /// The type that a declaration (by slot) declares or extends; -1 for none.
  package var typeOfSlot: [Int32] = []
  /// By root.
  package var topLevelTypes = ScopedNames<TypeSymbol.ID>()
  var externalTypes = ScopedNames<TypeSymbol.ID>()
  var topLevelAliases = ScopedNames<DeclarationReference>()
  var globals = ScopedNames<DeclarationReference>()
  /// By the type around them.
  var nestedTypes = ScopedNames<TypeSymbol.ID>()
  var nestedAliases = ScopedNames<DeclarationReference>()
  /// By type.
  private var enclosingOfType: [[TypeSymbol.ID]] = []
  /// By type, once they are frozen.
  private var ancestorsOfType: [[TypeSymbol.ID]] = []
  private var conformersOfType: [[TypeSymbol.ID]] = []

  /// Always inlined, as are the next ones: for a call, all that the code base is made of would be copied.
  @inline(__always) package func declaration(_ reference: DeclarationReference) -> Declaration {
    files[Int(reference.file)].facts.declarations[Int(reference.index)]
  }

  /// What a declaration names after its colon: positions in its file's types.
  package func inheritance(of reference: DeclarationReference) -> Slice<FactSection<Int32>> {
    files[Int(reference.file)].facts.inheritance(of: declaration(reference))
  }

  /// The number of a declaration among all declarations of the code base.
  @inline(__always) package func slot(_ reference: DeclarationReference) -> Int {
    files[Int(reference.file)].firstSlot + Int(reference.index)
  }

  /// The declaration with a number.
  package func declaration(ofSlot slot: Int) -> DeclarationReference {
    var (low, high) = (0, files.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if files[middle].firstSlot <= slot { low = middle } else { high = middle }
    }
    return DeclarationReference(file: low, index: slot - files[low].firstSlot)
  }

  @inline(__always) package func name(_ reference: DeclarationReference) -> Name {
    files[Int(reference.file)].name(declaration(reference).name)
  }

  @inline(__always) package func text(_ name: Name) -> String { names[name] }

  package func range(_ span: Span, in file: Int) -> SourceRange {
    files[file].facts.range(span, in: files[file].source.name)
  }

  /// The type that the given declaration declares or extends; for an alias the one around it.
  package func type(at reference: DeclarationReference) -> TypeSymbol.ID? {
    let id = typeOfSlot[slot(reference)]
    return id < 0 ? nil : Int(id)
  }

  /// The types around a type's part, innermost first, the type itself included; none around what is in no type.
  package func enclosing(_ type: TypeSymbol.ID?) -> [TypeSymbol.ID] { type.map { enclosingOfType[$0] } ?? [] }

  /// More types around one say nothing more.
  private static let enclosingLimit = 64

  package mutating func reserveCapacity(types count: Int) {
    types.reserveCapacity(count)
    enclosingOfType.reserveCapacity(count)
  }

  /// Adds a type, whose number must be the next one.
  package mutating func append(_ type: TypeSymbol) {
    types.append(type)
    enclosingOfType.append([type.id] + (type.parent.map { enclosingOfType[$0].prefix(Self.enclosingLimit - 1) } ?? []))
  }

  package mutating func add(_ part: DeclarationReference, to type: TypeSymbol.ID) {
    types[type].parts.append(part)
    typeOfSlot[slot(part)] = Int32(type)
  }

  package mutating func add(generic name: Name, to type: TypeSymbol.ID) {
    types[type].generics.append(name)
    uses.insert(.nestedType, of: name)
  }

  // MARK: supertypes

  package mutating func add(supertype: SemanticType, to type: TypeSymbol.ID) {
    types[type].supertypes.append(supertype)
    addBases(supertype, to: type)
  }

  /// The symbols that a supertype clause's entry stands for, generic arguments left out.
  private mutating func addBases(_ supertype: SemanticType, to type: TypeSymbol.ID) {
    switch supertype {
    case .nominal(let base, _):
      types[type].bases.append(base)
      if base != type { types[base].subtypes.append(type) }
    case .composition(let parts): for part in parts { addBases(part, to: type) }
    default: break
    }
  }

  /// To be called once all supertypes are known.
  mutating func freeze(_ members: [MemberTable.Entry], threads: Int) {
    let known = self
    let (table, (ancestors, conformers)) = WorkerThreads.both(
      threads: threads, { MemberTable(members, types: known.types.count, names: known.names.count) },
      { (known.collectAncestors(), known.collectConformers()) })
    self.members = table
    ancestorsOfType = ancestors
    conformersOfType = conformers
  }

  private func collectAncestors() -> [[TypeSymbol.ID]] {
    var visited = VisitedTypes(self)
    return types.indices.map { type in
      visited.beginWalk()
      return reached(from: type, by: { types[$0].bases }) { visited.insert($0) }
    }
  }

  private func collectConformers() -> [[TypeSymbol.ID]] {
    var visited = VisitedTypes(self)
    return types.indices.map { type in
      visited.beginWalk()
      let below = reached(from: type, by: { types[$0].subtypes }) { visited.insert($0) }
      return below.filter { !types[$0].isProtocol && !types[$0].isExternal }
    }
  }

  /// All supertypes in the code base, nearest first, the type itself left out.
  package func ancestors(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    if type < ancestorsOfType.count { return ancestorsOfType[type] }
    var seen: Set<TypeSymbol.ID> = []
    return reached(from: type, by: { types[$0].bases }) { seen.insert($0).inserted }
  }

  /// The types, no protocols, that conform to or inherit a type.
  package func conformers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] { conformersOfType[type] }

  /// What is reached from a type step by step, nearest first, the type itself left out.
  private func reached(
    from type: TypeSymbol.ID, by step: (TypeSymbol.ID) -> [TypeSymbol.ID], isNew: (TypeSymbol.ID) -> Bool
  ) -> [TypeSymbol.ID] {
    if step(type).isEmpty || !isNew(type) { return [] }
    var found = step(type).filter(isNew)
    var position = 0
    while position < found.count {
      found += step(found[position]).filter(isNew)
      position += 1
    }
    return found
  }
}
