import ViperFacts
import ViperLinking

/// Collects the types, files and references of the production code.
struct InventoryBuilder {
  let codebase: Codebase
  let ancestry: Ancestry
  let usages: [TypeUsage]
  let index: ComponentIndex

  func build() -> CodeInventory {
    let symbols = codebase.types.indices.filter { !codebase.types[$0].parts.isEmpty }
    var numbers = [Int32](repeating: -1, count: codebase.types.count)
    for (number, symbol) in symbols.enumerated() { numbers[symbol] = Int32(number) }
    var supertypes = NumberedNames()
    var types = symbols.map { type($0, numbers, &supertypes) }
    let declaring = Set(types.map(\.file))
    for file in codebase.files.indices where !declaring.contains(file) { types.append(placeholder(file, number: types.count)) }
    var properties = NumberedNames()
    let uses = uses(numbers, types, &properties)
    return CodeInventory(
      types: types, files: codebase.files.map(file), uses: uses, properties: properties.texts(in: codebase),
      supertypes: supertypes.texts(in: codebase))
  }

  // MARK: types

  private func type(_ id: TypeSymbol.ID, _ numbers: [Int32], _ supertypes: inout NumberedNames) -> InventoryType {
    let symbol = codebase.types[id]
    let place = symbol.declaration ?? symbol.parts[0]
    let outermost = codebase.enclosing(id).last { numbers[$0] >= 0 } ?? id
    let ancestors = codebase.ancestors(of: id).map { codebase.types[$0] }
    let external = ancestry.external[id]
    let (protocols, bases) = (ancestors.filter(\.isProtocol), ancestors.filter { !$0.isProtocol || symbol.isProtocol })
    return InventoryType(
      name: symbol.qualifiedName, kind: symbol.isExternal ? nil : Component.Kind(symbol.kind),
      component: index.component(enclosing: id), outermost: Int(numbers[outermost]), file: Int(place.file),
      range: codebase.range(codebase.declaration(place).nameSpan, in: Int(place.file)),
      protocols: (protocols.map(\.name) + external).map { supertypes.number(of: $0) },
      bases: (bases.map(\.name) + external).map { supertypes.number(of: $0) }, size: size(of: symbol))
  }

  private func size(of symbol: TypeSymbol) -> InventoryType.Size {
    let functions = codebase.members[symbol.id].filter {
      [.function, .initializer, .subscript].contains(codebase.declaration($0).kind)
    }
    return InventoryType.Size(
      lines: symbol.parts.reduce(0) { $0 + lines(of: $1) }, members: codebase.members[symbol.id].count,
      parameters: functions.map { codebase.parameters(of: $0).count }.max() ?? 0)
  }

  private func lines(of part: DeclarationReference) -> Int {
    let facts = codebase.files[Int(part.file)].facts
    let span = facts.declarations[Int(part.index)].span
    return facts.position(of: span.end).line - facts.position(of: span.start).line + 1
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
    private var names: [Name] = []
    private var numbers: [Name: Int32] = [:]

    mutating func number(of name: Name) -> Int32 {
      if let known = numbers[name] { return known }
      numbers[name] = Int32(names.count)
      names.append(name)
      return Int32(names.count - 1)
    }

    func texts(in codebase: Codebase) -> [String] { names.map { codebase.text($0) } }
  }

  private func uses(_ numbers: [Int32], _ types: [InventoryType], _ properties: inout NumberedNames) -> [InventoryUse] {
    var uses: [InventoryUse] = []
    for usage in usages {
      let (from, to) = (Int(numbers[usage.from]), Int(numbers[usage.to]))
      guard from >= 0, to >= 0, !codebase.types[usage.to].isExternal, types[from].outermost != types[to].outermost else { continue }
      let property = usage.property.map { Int(properties.number(of: codebase.name(codebase.declaration(ofSlot: $0)))) }
      uses.append(
        InventoryUse(
          from: from, to: to, file: usage.file, range: codebase.range(usage.span, in: usage.file), property: property,
          kind: usage.kind, strength: usage.strength))
    }
    return uses.enumerated().sorted { a, b in
      (a.element.from, a.element.file, a.element.line, a.element.column, Int32(a.offset))
        < (b.element.from, b.element.file, b.element.line, b.element.column, Int32(b.offset))
    }.map(\.element)
  }
}
