package import ViperFacts

/// Links files: collects types, adds extensions to them, resolves their supertypes.
///
/// The order matters: extensions need all types, supertypes need all extensions (nested types in them may be named).
package struct CodebaseLinker {
  private var codebase = Codebase()
  private var rootNumbers: [String: Int] = [:]
  /// Of the last file: the next one mostly lies there too.
  private var lastFolder: (path: Substring, parts: [Substring]) = ("", [])

  package static func link(_ files: [(SourceFile, FileFacts)]) -> Codebase {
    var linker = CodebaseLinker()
    for (source, facts) in files { linker.add(source, facts) }
    linker.codebase.typeOfSlot = Array(repeating: -1, count: linker.codebase.files.last.map { $0.firstSlot + $0.facts.declarations.count } ?? 0)
    for file in linker.codebase.files.indices { linker.collectTypes(in: file) }
    for file in linker.codebase.files.indices { linker.collectExtensions(in: file) }
    for type in linker.codebase.types.indices { linker.resolveSupertypes(of: type) }
    linker.codebase.freeze()
    return linker.codebase
  }

  private mutating func add(_ source: SourceFile, _ facts: FileFacts) {
    let names = codebase.names.intern(facts.names)
    let last = codebase.files.last
    codebase.files.append(
      LinkedFile(
        source: source, facts: facts, names: names, root: rootNumber(source.root),
        firstSlot: last.map { $0.firstSlot + $0.facts.declarations.count } ?? 0,
        folder: folder(of: source.name)))
  }

  private mutating func folder(of name: String) -> [Substring] {
    let path = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name[..<$0] } ?? ""
    if path != lastFolder.path { lastFolder = (path, path.split(separator: "/")) }
    return lastFolder.parts
  }

  private mutating func rootNumber(_ root: String) -> Int {
    if let known = rootNumbers[root] { return known }
    rootNumbers[root] = codebase.roots.count
    codebase.roots.append(root)
    codebase.topLevelTypes.append([:])
    codebase.topLevelAliases.append([:])
    codebase.externalTypes.append([:])
    codebase.globals.append([:])
    return codebase.roots.count - 1
  }

  // MARK: types and their members

  private mutating func collectTypes(in file: Int) {
    for index in codebase.files[file].facts.children(of: nil) { collect(index, in: file, owner: nil) }
  }

  /// Adds a declaration to its owner; extensions wait.
  private mutating func collect(_ index: Int, in file: Int, owner: TypeSymbol.ID?) {
    let reference = DeclarationReference(file: file, index: index)
    let declaration = codebase.declaration(reference)
    let name = codebase.name(reference)
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol: collectType(reference, declaration, name, owner)
    case .typealias: collectAlias(reference, name, owner)
    case .function, .property, .initializer, .subscript, .enumCase:
      if declaration.flags.contains(.isLocal) {
      } else if let owner {
        codebase.types[owner].members[name, default: []].append(reference)
        codebase.uses.insert(.member, of: name)
      } else {
        codebase.globals[codebase.files[file].root][name, default: []].append(reference)
      }
      collectLocalTypes(in: index, of: file, owner: owner)
    case .associatedtype:
      if let owner { add(generic: name, to: owner) }
    case .deinitializer: collectLocalTypes(in: index, of: file, owner: owner)
    case .extension, .genericParameter, .parameter: break
    }
  }

  private mutating func collectLocalTypes(in index: Int, of file: Int, owner: TypeSymbol.ID?) {
    for child in codebase.files[file].facts.children(of: index) {
      let kind = codebase.files[file].facts.declarations[child].kind
      if kind == .function || codebase.files[file].facts.declarations[child].isType {
        collect(child, in: file, owner: owner)
      }
    }
  }

  private mutating func collectType(
    _ reference: DeclarationReference, _ declaration: Declaration, _ name: Name, _ owner: TypeSymbol.ID?
  ) {
    let file = Int(reference.file)
    let isLocal = declaration.flags.contains(.isLocal)
    if let twin = twin(name, reference, declaration, owner) {
      codebase.types[twin].otherDeclarations.append(reference)
      codebase.typeOfSlot[codebase.slot(reference)] = Int32(twin)
      collectMembers(of: reference, into: twin)
      return
    }
    let id = codebase.types.count
    let text = codebase.text(name)
    let qualified = owner.map { codebase.types[$0].qualifiedName + "." + text } ?? text
    var symbol = TypeSymbol(
      id: id, name: name, qualifiedName: qualified, kind: declaration.kind, parent: owner, declaration: reference,
      root: codebase.files[file].root)
    symbol.isLocal = isLocal
    codebase.types.append(symbol)
    codebase.typeOfSlot[codebase.slot(reference)] = Int32(id)
    if isLocal {
    } else if let owner {
      codebase.types[owner].nestedTypes[name, default: []].append(id)
      codebase.uses.insert(.nestedType, of: name)
    } else {
      codebase.topLevelTypes[codebase.files[file].root][name, default: []].append(id)
      codebase.uses.insert(.topLevelType, of: name)
    }
    collectMembers(of: reference, into: id)
  }

  /// The same type in another `#if` clause of the same file.
  private func twin(
    _ name: Name, _ reference: DeclarationReference, _ declaration: Declaration, _ owner: TypeSymbol.ID?
  ) -> TypeSymbol.ID? {
    guard !declaration.flags.contains(.isLocal) else { return nil }
    let root = codebase.files[Int(reference.file)].root
    let others = owner.map { codebase.types[$0].nestedTypes[name] } ?? codebase.topLevelTypes[root][name]
    return others?.first {
      codebase.types[$0].declaration?.file == reference.file && codebase.types[$0].kind == declaration.kind
    }
  }

  private mutating func collectMembers(of reference: DeclarationReference, into type: TypeSymbol.ID) {
    let file = Int(reference.file)
    for child in codebase.files[file].facts.children(of: Int(reference.index)) {
      let declaration = codebase.files[file].facts.declarations[child]
      if declaration.kind == .genericParameter {
        add(generic: codebase.files[file].name(declaration.name), to: type)
      }
      collect(child, in: file, owner: type)
    }
  }

  private mutating func add(generic name: Name, to type: TypeSymbol.ID) {
    codebase.types[type].generics.append(name)
    codebase.uses.insert(.nestedType, of: name)
  }

  private mutating func collectAlias(_ reference: DeclarationReference, _ name: Name, _ owner: TypeSymbol.ID?) {
    if let owner {
      codebase.uses.insert(.nestedType, of: name)
      codebase.types[owner].nestedAliases[name] = codebase.types[owner].nestedAliases[name] ?? reference
      codebase.typeOfSlot[codebase.slot(reference)] = Int32(owner)
    } else {
      codebase.uses.insert(.topLevelType, of: name)
      codebase.topLevelAliases[codebase.files[Int(reference.file)].root][name, default: []].append(reference)
    }
  }

  // MARK: extensions

  private mutating func collectExtensions(in file: Int) {
    for index in codebase.files[file].facts.children(of: nil) {
      let declaration = codebase.files[file].facts.declarations[index]
      guard declaration.kind == .extension else { continue }
      let reference = DeclarationReference(file: file, index: index)
      let extended = extendedType(declaration, in: file)
      codebase.types[extended].extensions.append(reference)
      codebase.typeOfSlot[codebase.slot(reference)] = Int32(extended)
      collectMembers(of: reference, into: extended)
    }
  }

  private mutating func extendedType(_ declaration: Declaration, in file: Int) -> TypeSymbol.ID {
    let type = codebase.resolve(declaration.type, in: TypeScope(file: file, types: []))
    if let symbol = type.symbol { return symbol }
    let use = codebase.files[file].facts.types[Int(declaration.type)]
    let name = codebase.files[file].name(use.name)
    let root = codebase.files[file].root
    if let known = codebase.externalTypes[root][name] { return known }
    let id = codebase.types.count
    var symbol = TypeSymbol(
      id: id, name: name, qualifiedName: codebase.text(name), kind: .class, parent: nil, declaration: nil, root: root)
    symbol.isExternal = true
    codebase.types.append(symbol)
    codebase.externalTypes[root][name] = id
    codebase.uses.insert(.topLevelType, of: name)
    return id
  }

  // MARK: supertypes

  private mutating func resolveSupertypes(of type: TypeSymbol.ID) {
    for part in codebase.types[type].parts {
      var scope = TypeScope(file: Int(part.file), types: codebase.types[type].parent.map(codebase.enclosing) ?? [])
      for generic in codebase.types[type].generics { scope.generics[generic] = .parameter(generic, []) }
      for use in codebase.inheritance(of: part) {
        let supertype = codebase.resolve(use, in: scope)
        codebase.types[type].supertypes.append(supertype)
        for symbol in Codebase.parts(supertype) where symbol != type { codebase.types[symbol].subtypes.append(type) }
      }
    }
  }
}
