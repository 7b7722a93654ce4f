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
    var types = symbols.map { type($0, numbers) }
    let declaring = Set(types.map(\.file))
    for file in codebase.files.indices where !declaring.contains(file) { types.append(placeholder(file, number: types.count)) }
    var properties = PropertyNames()
    return CodeInventory(
      types: types, files: codebase.files.map(file), uses: uses(numbers, types, &properties), properties: properties.names)
  }

  // MARK: types

  private func type(_ id: TypeSymbol.ID, _ numbers: [Int32]) -> InventoryType {
    let symbol = codebase.types[id]
    let place = symbol.declaration ?? symbol.parts[0]
    let outermost = codebase.enclosing(id).last { numbers[$0] >= 0 } ?? id
    let ancestors = codebase.ancestors(of: id).map { codebase.types[$0] }
    let external = ancestry.external[id].map { codebase.text($0) }
    let functions = codebase.members[id].filter {
      [.function, .initializer, .subscript].contains(codebase.declaration($0).kind)
    }
    return InventoryType(
      name: symbol.qualifiedName, kind: symbol.isExternal ? nil : Component.Kind(symbol.kind),
      component: index.component(enclosing: id), outermost: Int(numbers[outermost]), file: Int(place.file),
      range: codebase.range(codebase.declaration(place).nameSpan, in: Int(place.file)),
      protocols: ancestors.filter(\.isProtocol).map(\.qualifiedName) + external,
      bases: ancestors.filter { !$0.isProtocol || symbol.isProtocol }.map(\.qualifiedName) + external,
      lines: symbol.parts.reduce(0) { $0 + lines(of: $1) }, memberCount: codebase.members[id].count,
      parameterCount: functions.map { codebase.parameters(of: $0).count }.max() ?? 0)
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
      range: SourceRange(file: name, line: 1, column: 1, endLine: 1, endColumn: 1), protocols: [], bases: [], lines: 0,
      memberCount: 0, parameterCount: 0, isFile: true)
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

  /// Numbers for the names of properties.
  private struct PropertyNames {
    var names: [String] = []
    private var numbers: [Name: Int] = [:]

    mutating func number(of name: Name, in codebase: Codebase) -> Int {
      if let known = numbers[name] { return known }
      numbers[name] = names.count
      names.append(codebase.text(name))
      return names.count - 1
    }
  }

  private func uses(_ numbers: [Int32], _ types: [InventoryType], _ properties: inout PropertyNames) -> [InventoryUse] {
    var uses: [InventoryUse] = []
    for usage in usages {
      let (from, to) = (Int(numbers[usage.from]), Int(numbers[usage.to]))
      guard from >= 0, to >= 0, !codebase.types[usage.to].isExternal, types[from].outermost != types[to].outermost else { continue }
      let property = usage.property.map { properties.number(of: codebase.name(codebase.declaration(ofSlot: $0)), in: codebase) }
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
