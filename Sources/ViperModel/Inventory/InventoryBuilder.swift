import ViperFacts
import ViperLinking

/// Collects the types, files and references of the production code.
struct InventoryBuilder {
  let codebase: Codebase
  let ancestry: Ancestry
  let usages: [TypeUsage]
  let index: ComponentIndex
  let modules: [ViperModule]

  func build() -> CodeInventory {
    let (numbering, owners) = (Numbering(codebase), InventoryOwners(codebase, index))
    var supertypes = NumberedNames()
    var types = numbering.parts.indices.map { type($0, numbering, owners, &supertypes) }
    let uses = aliases(types, numbering)
    let declaring = Set(types.map(\.file))
    for file in codebase.files.indices where !declaring.contains(file) { types.append(placeholder(file, number: types.count)) }
    var properties = NumberedNames()
    let all = self.uses(numbering, owners, &properties) + extensions(numbering, owners) + uses
    return CodeInventory(
      types: types, files: codebase.files.map(file), uses: sorted(all), properties: properties.names,
      supertypes: supertypes.names)
  }

  // MARK: types

  /// The types by number: each file that declares or extends a type has an entry for it, its declaration the first.
  private struct Numbering {
    struct Part: Hashable {
      var type: TypeSymbol.ID
      var file: Int32
    }

    private(set) var parts: [(part: Part, place: DeclarationReference)] = []
    private var numbers: [Part: Int] = [:]
    /// By symbol, its first part; -1 for a type without code.
    private(set) var first: [Int]

    init(_ codebase: Codebase) {
      first = Array(repeating: -1, count: codebase.types.count)
      for symbol in codebase.types where !symbol.parts.isEmpty {
        first[symbol.id] = parts.count
        for place in (symbol.declaration.map { [$0] } ?? []) + symbol.parts {
          let part = Part(type: symbol.id, file: place.file)
          guard numbers[part] == nil else { continue }
          numbers[part] = parts.count
          parts.append((part, place))
        }
      }
    }

    /// The part of a type whose code is in a file, else its declaration.
    func number(of type: TypeSymbol.ID, in file: Int) -> Int {
      numbers[Part(type: type, file: Int32(file))] ?? first[type]
    }
  }

  private func type(
    _ number: Int, _ numbering: Numbering, _ owners: InventoryOwners, _ supertypes: inout NumberedNames
  ) -> InventoryType {
    let (id, place) = (numbering.parts[number].part.type, numbering.parts[number].place)
    let symbol = codebase.types[id]
    let ancestors = codebase.ancestors(of: id).map { codebase.types[$0] }
    let external = ancestry.external[id]
    let (protocols, bases) = (ancestors.filter(\.isProtocol), ancestors.filter { !$0.isProtocol || symbol.isProtocol })
    // What extends a type of another library is of the file, not of the type.
    let owner = symbol.isExternal ? -1 : numbering.first[owners[id]]
    return InventoryType(
      name: symbol.qualifiedName, kind: symbol.isExternal ? nil : Component.Kind(symbol.kind),
      component: index.component(enclosing: id), outermost: owner < 0 ? number : owner, file: Int(place.file),
      range: codebase.range(codebase.declaration(place).nameSpan, in: Int(place.file)),
      protocols: protocols.map { supertypes.number(of: $0.qualifiedName) }
        + external.map { supertypes.number(of: codebase.text($0)) },
      bases: bases.map { supertypes.number(of: $0.qualifiedName) } + external.map { supertypes.number(of: codebase.text($0)) },
      size: size(of: symbol))
  }

  private func size(of symbol: TypeSymbol) -> InventoryType.Size {
    let (members, functions) = (members(of: symbol.id, [.property] + Self.functions), members(of: symbol.id, Self.functions))
    return InventoryType.Size(
      lines: symbol.parts.reduce(0) { $0 + lines(of: $1) }, members: members.count,
      parameters: functions.map { codebase.parameters(of: $0).count }.max() ?? 0)
  }

  private static let functions: [Declaration.Kind] = [.function, .initializer, .subscript]

  private func members(of type: TypeSymbol.ID, _ kinds: [Declaration.Kind]) -> [DeclarationReference] {
    codebase.members[type].filter { kinds.contains(codebase.declaration($0).kind) }
  }

  private func lines(of part: DeclarationReference) -> Int {
    codebase.files[Int(part.file)].facts.lineCount(of: codebase.declaration(part).span)
  }

  /// The code of a file that declares no type.
  private func placeholder(_ file: Int, number: Int) -> InventoryType {
    let name = codebase.files[file].source.name
    return InventoryType(
      name: name, kind: nil, component: nil, outermost: number, file: file,
      range: SourceRange(file: name, line: 1, column: 1, endLine: 1, endColumn: 1), isFile: true)
  }

  // MARK: files

  private func file(_ file: LinkedFile) -> InventoryFile {
    InventoryFile(
      name: file.source.name, path: file.source.path, root: file.source.root,
      targets: codebase.targets.names(of: file.source.targets),
      imports: file.facts.imports.map { entry in
        InventoryFile.Import(
          module: file.facts.names[entry.module], range: file.facts.range(entry.span, in: file.source.name))
      }, hasPreview: !file.facts.previews.isEmpty)
  }

  // MARK: uses

  /// Numbers for names, in the order in which they are first asked for.
  private struct NumberedNames {
    private(set) var names: [String] = []
    private var numbers: [String: Int32] = [:]

    mutating func number(of name: String) -> Int32 {
      if let known = numbers[name] { return known }
      numbers[name] = Int32(names.count)
      names.append(name)
      return Int32(names.count - 1)
    }
  }

  private func uses(_ numbering: Numbering, _ owners: InventoryOwners, _ properties: inout NumberedNames) -> [InventoryUse] {
    var uses: [InventoryUse] = []
    for usage in usages {
      guard numbering.first[usage.from] >= 0, numbering.first[usage.to] >= 0, !codebase.types[usage.to].isExternal,
        !owners.isWithinOne(usage.from, usage.to)
      else { continue }
      let property = usage.property.map {
        Int(properties.number(of: codebase.text(codebase.name(codebase.declaration(ofSlot: $0)))))
      }
      uses.append(
        InventoryUse(
          from: numbering.number(of: usage.from, in: usage.file), to: numbering.first[usage.to], file: usage.file,
          range: codebase.range(usage.span, in: usage.file), property: property, kind: usage.kind,
          isOffered: isOffered(usage), strength: usage.strength))
    }
    return uses
  }

  /// Whether a usage is in the signature of a function or property that other types can use.
  private func isOffered(_ usage: TypeUsage) -> Bool {
    guard usage.kind == .parameter || usage.kind == .result, let slot = usage.body ?? usage.property else { return false }
    let reference = codebase.declaration(ofSlot: slot)
    let (declaration, file) = (codebase.declaration(reference), codebase.files[Int(reference.file)])
    guard declaration.flags.isDisjoint(with: [.isPrivate, .isFilePrivate, .isLocal]) else { return false }
    return [declaration.body, declaration.value].allSatisfy { code in
      code < 0 || usage.span.end <= file.facts.expressions[Int(code)].span.start
    }
  }

  /// What extends a type elsewhere than in the type's own module, or own folder, refers to it.
  private func extensions(_ numbering: Numbering, _ owners: InventoryOwners) -> [InventoryUse] {
    let homes = TypeHomes(modules)
    return codebase.types.flatMap { symbol -> [InventoryUse] in
      guard symbol.parts.count > 1, !symbol.isExternal, let declaration = symbol.declaration else { return [] }
      let home = codebase.files[Int(declaration.file)].source.name
      return symbol.parts.filter { part in
        part.file != declaration.file && homes.isOutside(codebase.files[Int(part.file)].source.name, homeOf: home)
          && !InventoryOwners.isNamespace(symbol.id, codebase)
      }.map { part in
        let file = Int(part.file)
        return use(
          from: numbering.number(of: symbol.id, in: file), to: numbering.first[symbol.id], file: file,
          at: codebase.declaration(part).nameSpan, .local)
      }
    }
  }

  /// The global aliases in a file of one type alone count as that type's code; whose others are cannot be told.
  private func aliases(_ types: [InventoryType], _ numbering: Numbering) -> [InventoryUse] {
    var users: [Int: Int] = [:]
    var shared: Set<Int> = []
    for (number, type) in types.enumerated() {
      let known = users[type.file]
      if let known, types[known].outermost != type.outermost { shared.insert(type.file) }
      if known == nil || type.outermost == number { users[type.file] = number }
    }
    return GlobalAliases(codebase).uses.compactMap { alias in
      let to = numbering.first[alias.type]
      guard to >= 0, let from = users[alias.file], !shared.contains(alias.file), types[from].kind != nil,
        types[from].outermost != types[to].outermost
      else { return nil }
      return use(from: from, to: to, file: alias.file, at: alias.span, .parameter)
    }
  }

  private func use(from: Int, to: Int, file: Int, at span: Span, _ kind: ReferenceKind) -> InventoryUse {
    InventoryUse(
      from: from, to: to, file: file, range: codebase.range(span, in: file), property: nil, kind: kind, strength: nil)
  }

  private func sorted(_ uses: [InventoryUse]) -> [InventoryUse] {
    uses.enumerated().sorted { a, b in
      (a.element.from, a.element.file, a.element.line, a.element.column, Int32(a.offset))
        < (b.element.from, b.element.file, b.element.line, b.element.column, Int32(b.offset))
    }.map(\.element)
  }
}
