import ViperFacts

/// The types of a code base and the scopes that its names are declared in.
///
/// It grows while files are linked and then becomes part of a `Codebase`, which never changes. It cannot be copied: a copy would
/// count a reference for each of its tables.
struct SymbolTable: ~Copyable, Sendable {
  var files: [LinkedFile] = []
  var names = NameInterner()
  /// The printed folder of each root, by number.
  var roots: [String] = []
  private(set) var types: [TypeSymbol] = []
  private(set) var uses = NameUses()
  /// The type that a declaration (by slot) declares or extends; -1 for none.
  private(set) var typeOfSlot: [Int32] = []
  /// By root.
  private(set) var topLevelTypes = ScopedNames<TypeSymbol.ID>()
  private(set) var externalTypes = ScopedNames<TypeSymbol.ID>()
  private(set) var topLevelAliases = ScopedNames<DeclarationReference>()
  private(set) var globals = ScopedNames<DeclarationReference>()
  /// By the type around them.
  private(set) var nestedTypes = ScopedNames<TypeSymbol.ID>()
  private(set) var nestedAliases = ScopedNames<DeclarationReference>()
  /// By type.
  private var enclosingOfType: [[TypeSymbol.ID]] = []
  /// Of all types, once their supertypes are known.
  private var inheritance: Inheritance?

  func declaration(_ reference: DeclarationReference) -> Declaration {
    files[Int(reference.file)].facts.declarations[Int(reference.index)]
  }

  /// The number of a declaration among all declarations of the code base.
  func slot(_ reference: DeclarationReference) -> Int { files[Int(reference.file)].firstSlot + Int(reference.index) }

  /// The type that the given declaration declares or extends; for an alias the one around it.
  func type(at reference: DeclarationReference) -> TypeSymbol.ID? {
    let id = typeOfSlot[slot(reference)]
    return id < 0 ? nil : Int(id)
  }

  /// The types around a type's part, innermost first, the type itself included; none around what is in no type.
  func enclosing(_ type: TypeSymbol.ID?) -> [TypeSymbol.ID] { type.map { enclosingOfType[$0] } ?? [] }

  /// All supertypes in the code base, nearest first, the type itself left out.
  func ancestors(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    if let inheritance { return inheritance.ancestors[type] }
    var seen: Set<TypeSymbol.ID> = []
    return Inheritance.reached(from: type, by: { types[$0].bases }) { seen.insert($0).inserted }
  }

  // MARK: growing

  /// More types around one say nothing more.
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

  /// Adds a type that is declared in the code base, with its declaration as the first part.
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
      uses.insert(.topLevelType, of: name)
    }
    return id
  }

  /// The type of another module that the code base extends under a name.
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
    }
  }

  mutating func add(global reference: DeclarationReference, _ name: Name, root: Int) {
    globals.append(reference, named: name, in: root)
  }

  mutating func note(member name: Name) { uses.insert(.member, of: name) }

  mutating func add(supertype: SemanticType, to type: TypeSymbol.ID) {
    types[type].supertypes.append(supertype)
    addBases(supertype, to: type)
  }

  /// Adds the types that an entry of a supertype clause names, generic arguments left out.
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
  mutating func freeze(_ inheritance: Inheritance) { self.inheritance = inheritance }
}
