import ViperFacts

/// The symbol table: the types of a code base and the scopes of its names.
///
/// It is filled while files are linked, and then becomes part of an immutable `Codebase`. It is noncopyable because a copy would
/// retain each of its tables.
struct SymbolTable: ~Copyable, Sendable {
  var files: [LinkedFile] = []
  var names = NameInterner()
  /// The displayed folder of each root, by number.
  var roots: [String] = []
  /// The build targets, which decide what a file can name.
  var targets = TargetGraph()
  /// Whether a file of one root may name declarations of another.
  var crossesRoots: Bool { !targets.isEmpty && roots.count > 1 }
  private(set) var types: [TypeSymbol] = []
  private(set) var uses = NameUses()
  /// The type that the declaration of a slot declares or extends; -1 for none.
  private(set) var typeOfSlot: [Int32] = []
  /// The declarations of each root.
  private(set) var topLevelTypes = ScopedNames<TypeSymbol.ID>()
  private(set) var externalTypes = ScopedNames<TypeSymbol.ID>()
  private(set) var topLevelAliases = ScopedNames<DeclarationReference>()
  private(set) var globals = ScopedNames<DeclarationReference>()
  /// The declarations of all roots in one scope, if roots can see each other.
  private(set) var foreignTypes = ScopedNames<TypeSymbol.ID>()
  private(set) var foreignAliases = ScopedNames<DeclarationReference>()
  private(set) var foreignGlobals = ScopedNames<DeclarationReference>()
  /// The declarations of each enclosing type.
  private(set) var nestedTypes = ScopedNames<TypeSymbol.ID>()
  private(set) var nestedAliases = ScopedNames<DeclarationReference>()
  /// The enclosing types of each type, itself included.
  private var enclosingOfType: [[TypeSymbol.ID]] = []
  /// The inheritance of all types, available once supertypes are resolved.
  private var inheritance: Inheritance?

  func declaration(_ reference: DeclarationReference) -> Declaration {
    files[Int(reference.file)].facts.declarations[Int(reference.index)]
  }

  /// The slot of a declaration: its index among all declarations of the code base.
  func slot(_ reference: DeclarationReference) -> Int { files[Int(reference.file)].firstSlot + Int(reference.index) }

  /// The type that a declaration declares or extends, or the enclosing type of an alias.
  func type(at reference: DeclarationReference) -> TypeSymbol.ID? {
    let id = typeOfSlot[slot(reference)]
    return id < 0 ? nil : Int(id)
  }

  /// The type and its enclosing types, innermost first; empty for nil.
  func enclosing(_ type: TypeSymbol.ID?) -> [TypeSymbol.ID] { type.map { enclosingOfType[$0] } ?? [] }

  /// All supertypes in the code base, nearest first, without the type itself.
  func ancestors(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    if let inheritance { return inheritance.ancestors[type] }
    var seen: Set<TypeSymbol.ID> = []
    return Inheritance.reached(from: type, by: { types[$0].bases }) { seen.insert($0).inserted }.list
  }

  // MARK: growing

  /// The largest number of enclosing types, far above that of real code.
  private static let enclosingLimit = 64

  mutating func reserveCapacity(slots: Int, types count: Int) {
    typeOfSlot = Array(repeating: -1, count: slots)
    types.reserveCapacity(count)
    enclosingOfType.reserveCapacity(count)
  }

  private mutating func append(_ type: TypeSymbol) {
    types.append(type)
    enclosingOfType.append([type.id] + (type.parent.map { enclosingOfType[$0].prefix(Self.enclosingLimit - 1) } ?? []))
  }

  /// Adds a type of the code base, with its declaration as the first part.
  mutating func declare(
    _ name: Name, _ kind: Declaration.Kind, isLocal: Bool, in owner: TypeSymbol.ID?, root: Int, at part: DeclarationReference
  ) -> TypeSymbol.ID {
    let id = types.count
    append(
      TypeSymbol(
        id: id, name: name, qualifiedName: owner.map { types[$0].qualifiedName + "." + names[name] } ?? names[name], kind: kind,
        isLocal: isLocal, parent: owner, declaration: part, root: root))
    add(part, to: id)
    if isLocal { return id }
    if let owner {
      nestedTypes.append(id, named: name, in: owner)
      uses.insert(.nestedType, of: name)
    } else {
      topLevelTypes.append(id, named: name, in: root)
      if crossesRoots { foreignTypes.append(id, named: name, in: 0) }
      uses.insert(.topLevelType, of: name)
    }
    return id
  }

  /// The symbol of an external type that the code base extends, added on demand.
  mutating func external(_ name: Name, root: Int) -> TypeSymbol.ID {
    if let known = externalTypes.first(name, in: root) { return known }
    let id = types.count
    append(TypeSymbol(id: id, name: name, qualifiedName: names[name], kind: .class, isExternal: true, root: root))
    externalTypes.append(id, named: name, in: root)
    uses.insert(.topLevelType, of: name)
    return id
  }

  mutating func add(_ part: DeclarationReference, to type: TypeSymbol.ID) {
    types[type].parts.append(part)
    typeOfSlot[slot(part)] = Int32(type)
  }

  mutating func add(generic name: Name, to type: TypeSymbol.ID) {
    types[type].generics.append(name)
    uses.insert(.nestedType, of: name)
  }

  mutating func add(alias reference: DeclarationReference, _ name: Name, to owner: TypeSymbol.ID?, root: Int) {
    if let owner {
      uses.insert(.nestedType, of: name)
      nestedAliases.append(reference, named: name, in: owner)
      typeOfSlot[slot(reference)] = Int32(owner)
    } else {
      uses.insert(.topLevelType, of: name)
      topLevelAliases.append(reference, named: name, in: root)
      if crossesRoots { foreignAliases.append(reference, named: name, in: 0) }
    }
  }

  mutating func add(global reference: DeclarationReference, _ name: Name, root: Int) {
    globals.append(reference, named: name, in: root)
    if crossesRoots { foreignGlobals.append(reference, named: name, in: 0) }
  }

  mutating func note(member name: Name) { uses.insert(.member, of: name) }
  mutating func note(requirement name: Name) { uses.insert(.requirement, of: name) }

  mutating func add(supertype: SemanticType, to type: TypeSymbol.ID) {
    types[type].supertypes.append(supertype)
    addBases(supertype, to: type)
  }

  /// Adds the symbols in a supertype to the bases, without generic arguments.
  private mutating func addBases(_ supertype: SemanticType, to type: TypeSymbol.ID) {
    switch supertype {
    case .nominal(let base, _):
      types[type].bases.append(base)
      if base != type { types[base].subtypes.append(type) }
    case .composition(let parts): for part in parts { addBases(part, to: type) }
    default: break
    }
  }

  /// Stores the inheritance once all supertypes are resolved.
  mutating func freeze(_ inheritance: Inheritance) { self.inheritance = inheritance }
}
