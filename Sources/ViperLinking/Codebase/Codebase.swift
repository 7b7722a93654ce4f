package import ViperFacts

/// All files linked: every type with its parts, supertypes and conformers, and what each name means where.
///
/// It never changes, so that evaluators on several threads share one.
package final class Codebase: Sendable {
  package let files: [LinkedFile]
  package let names: NameInterner
  /// The printed folder of each root, by number.
  package let roots: [String]
  package let types: [TypeSymbol]
  package let members: MemberTable
  package let uses: NameUses
  /// By root.
  package let topLevelTypes: ScopedNames<TypeSymbol.ID>
  let globals: ScopedNames<DeclarationReference>
  /// The number of declarations in all files: slots are smaller than it.
  package let slotCount: Int
  let symbols: SymbolTable
  private let inheritance: Inheritance

  init(_ symbols: consuming SymbolTable, _ members: MemberTable, _ inheritance: Inheritance) {
    files = symbols.files
    names = symbols.names
    roots = symbols.roots
    types = symbols.types
    uses = symbols.uses
    topLevelTypes = symbols.topLevelTypes
    globals = symbols.globals
    slotCount = symbols.typeOfSlot.count
    self.symbols = symbols
    self.members = members
    self.inheritance = inheritance
  }

  // MARK: declarations

  @inline(__always)
  package func declaration(_ reference: DeclarationReference) -> Declaration {
    files[Int(reference.file)].facts.declarations[Int(reference.index)]
  }

  /// The positions of the types that a declaration names after its colon, among its file's types.
  package func inheritance(of reference: DeclarationReference) -> Slice<FactSection<Int32>> {
    files[Int(reference.file)].facts.inheritance(of: declaration(reference))
  }

  /// The number of a declaration among all declarations of the code base.
  package func slot(_ reference: DeclarationReference) -> Int {
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

  /// The type that the given declaration declares or extends; for an alias the one around it.
  package func type(at reference: DeclarationReference) -> TypeSymbol.ID? { symbols.type(at: reference) }

  /// The types around a type's part, innermost first, the type itself included; none around what is in no type.
  package func enclosing(_ type: TypeSymbol.ID?) -> [TypeSymbol.ID] { symbols.enclosing(type) }

  /// All supertypes in the code base, nearest first, the type itself left out.
  package func ancestors(of type: TypeSymbol.ID) -> [TypeSymbol.ID] { inheritance.ancestors[type] }

  /// The types, no protocols, that conform to or inherit a type.
  package func conformers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] { inheritance.conformers[type] }

  // MARK: names

  /// Looks a type's name up: generic parameters, nested types outward with inherited ones, the file, the root.
  func lookup(_ name: Name, in scope: TypeScope) -> TypeLookup { symbols.lookup(name, in: scope) }

  /// A type, alias or generic parameter inside a type, also an inherited one.
  package func nested(_ name: Name, in type: TypeSymbol.ID) -> TypeLookup? { symbols.nested(name, in: type) }

  /// A type as written in the scope's file; unknown where it would take too much.
  package func resolve(_ type: Int32, in scope: TypeScope) -> SemanticType { symbols.resolve(type, in: scope) }

  /// The type that an alias without generic arguments names.
  package func resolve(alias: DeclarationReference) -> SemanticType { symbols.resolve(alias: alias) }

  /// A type by its name after another one's.
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
