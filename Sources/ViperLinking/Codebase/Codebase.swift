package import ViperFacts

/// The linked files: all types with their parts, supertypes and conformers, and the scopes of names.
///
/// It is immutable, so that evaluators on several threads can share it.
package final class Codebase: Sendable {
  package let files: [LinkedFile]
  package let names: NameInterner
  /// The displayed folder of each root, by number.
  package let roots: [String]
  package let types: [TypeSymbol]
  package let members: MemberTable
  package let uses: NameUses
  /// The top-level types by root.
  package let topLevelTypes: ScopedNames<TypeSymbol.ID>
  let globals: ScopedNames<DeclarationReference>
  /// The number of declarations in all files, the upper bound of slots.
  package let slotCount: Int
  /// The build targets, to which `LinkedFile.source.targets` refers.
  package let targets: TargetGraph
  /// Whether any build target is known, so that files of one root may differ in what they see.
  package let hasTargets: Bool
  let symbols: SymbolTable
  let inheritance: Inheritance

  init(_ symbols: consuming SymbolTable, _ members: MemberTable, _ inheritance: Inheritance) {
    files = symbols.files
    names = symbols.names
    roots = symbols.roots
    types = symbols.types
    uses = symbols.uses
    topLevelTypes = symbols.topLevelTypes
    globals = symbols.globals
    slotCount = symbols.typeOfSlot.count
    targets = symbols.targets
    hasTargets = !symbols.targets.isEmpty
    self.symbols = symbols
    self.members = members
    self.inheritance = inheritance
  }

  // MARK: declarations

  @inline(__always)
  package func declaration(_ reference: DeclarationReference) -> Declaration {
    files[Int(reference.file)].facts.declarations[Int(reference.index)]
  }

  /// The inheritance clause of a declaration, as positions of types in its file.
  package func inheritance(of reference: DeclarationReference) -> Slice<FactSection<Int32>> {
    files[Int(reference.file)].facts.inheritance(of: declaration(reference))
  }

  /// The slot of a declaration: its index among all declarations of the code base.
  package func slot(_ reference: DeclarationReference) -> Int {
    files[Int(reference.file)].firstSlot + Int(reference.index)
  }

  /// The declaration of a slot, by binary search for its file.
  package func declaration(ofSlot slot: Int) -> DeclarationReference {
    var (low, high) = (0, files.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if files[middle].firstSlot <= slot { low = middle } else { high = middle }
    }
    return DeclarationReference(file: low, index: slot - files[low].firstSlot)
  }

  package func name(_ reference: DeclarationReference) -> Name {
    files[Int(reference.file)].name(declaration(reference).name)
  }

  package func text(_ name: Name) -> String { names[name] }

  package func range(_ span: Span, in file: Int) -> SourceRange {
    files[file].facts.range(span, in: files[file].source.name)
  }

  /// The parameters of a function, initializer, subscript or enum case.
  package func parameters(of function: DeclarationReference) -> [DeclarationReference] {
    let facts = files[Int(function.file)].facts
    return facts.children(of: Int(function.index)).compactMap {
      facts.declarations[$0].kind == .parameter ? DeclarationReference(file: Int(function.file), index: $0) : nil
    }
  }

  // MARK: types

  /// The type that a declaration declares or extends, or the enclosing type of an alias.
  package func type(at reference: DeclarationReference) -> TypeSymbol.ID? { symbols.type(at: reference) }

  /// Whether two types are declared in the same target; in the same root where the targets of one are unknown.
  ///
  /// Only a conformer of its own target says what a protocol is for.
  package func isOwn(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Bool {
    guard let first = types[a].declaration, let second = types[b].declaration else { return types[a].root == types[b].root }
    return symbols.isOwn(Int(first.file), Int(second.file))
  }

  /// The types of a type's own target that conform to or inherit from it, excluding protocols.
  package func ownConformers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    let all = conformers(of: type)
    return hasTargets ? all.filter { isOwn($0, type) } : all
  }

  /// The type and its enclosing types, innermost first; empty for nil.
  package func enclosing(_ type: TypeSymbol.ID?) -> [TypeSymbol.ID] { symbols.enclosing(type) }

  /// All supertypes in the code base, nearest first, without the type itself.
  package func ancestors(of type: TypeSymbol.ID) -> [TypeSymbol.ID] { inheritance.ancestors[type] }

  /// The types, excluding protocols, that conform to or inherit from a type.
  package func conformers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] { inheritance.conformers[type] }

  // MARK: names

  /// Looks up a type name in generic parameters, local types, enclosing types with inherited nested types, the file, and the
  /// root.
  func lookup(_ name: Name, in scope: TypeScope) -> TypeLookup { symbols.lookup(name, in: scope) }

  /// The global functions and variables that a name can mean in a file, in source order.
  func globals(_ name: Name, from file: Int) -> [DeclarationReference] { symbols.globals(name, from: file) }

  /// The modules that any file imports.
  package var importedModules: Set<String> {
    Set(files.flatMap { file in file.facts.imports.map { names[file.name($0.module)] } })
  }

  /// All global functions and variables, in source order.
  package var globalDeclarations: [DeclarationReference] { globals.values.sorted { ($0.file, $0.index) < ($1.file, $1.index) } }

  /// Whether a file can surely name a declaration, wherever names are looked up.
  ///
  /// - Parameter owner: the type around the declaration, whose requirements and cases are published with it.
  package func surelySees(_ declaration: DeclarationReference, of owner: DeclarationReference?, from file: Int) -> Bool {
    symbols.surelySees(declaration, of: owner, from: file)
  }

  /// Whether a name at the top level surely means a type, alias or global of the code base in a file.
  package func surelyDeclares(_ name: Name, from file: Int) -> Bool { symbols.surelyDeclares(name, from: file) }

  /// A type, alias or generic parameter nested in a type or inherited by it.
  package func nested(_ name: Name, in type: TypeSymbol.ID) -> TypeLookup? { symbols.nested(name, in: type) }

  /// The type as written in the scope's file; unknown if resolution exceeds its limits.
  package func resolve(_ type: Int32, in scope: TypeScope) -> SemanticType { symbols.resolve(type, in: scope) }

  /// The target of an alias without generic arguments.
  package func resolve(alias: DeclarationReference) -> SemanticType { symbols.resolve(alias: alias) }

  /// A type by its name after that of another one.
  package func member(_ name: Name, of base: SemanticType, in scope: TypeScope) -> SemanticType {
    symbols.member(name, of: base, in: scope)
  }

  /// The scope of a function's signature and body.
  package func scope(of function: DeclarationReference, owner: TypeSymbol.ID?) -> TypeScope {
    let file = Int(function.file)
    var scope = TypeScope(file: file, types: enclosing(owner))
    let facts = files[file].facts
    for child in facts.children(of: Int(function.index)) where facts.declarations[child].kind == .genericParameter {
      let name = files[file].name(facts.declarations[child].name)
      scope.generics[name] = .parameter(
        name, TypeList(facts.inheritance(of: facts.declarations[child]).map { resolve($0, in: scope) }))
    }
    return scope
  }
}

/// The facts of a file, with its names interned for the whole code base.
package struct LinkedFile: Sendable {
  package var source: SourceFile
  package var facts: FileFacts
  /// The interned name of each name id.
  package var names: [Name]
  /// The number of its root.
  package var root: Int
  /// The slot of its first declaration.
  var firstSlot: Int
  /// The targets that it imports, as far as they belong to the code base.
  var imports: [Int32] = []
  /// The folders of its path, to compare distances.
  package var folder: [Substring]

  package func name(_ id: NameTable.ID) -> Name { names[Int(id)] }
}
