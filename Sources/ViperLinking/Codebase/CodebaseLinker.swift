package import ViperFacts

/// Links files: collects types, adds extensions to them, resolves their supertypes.
///
/// The order matters: extensions need all types, supertypes need all extensions (nested types in them may be named).
package struct CodebaseLinker {
  private var codebase = Codebase()
  private var rootNumbers: [String: Int] = [:]
  /// Of the last file: the next one mostly lies there too.
  private var lastFolder: (path: String, parts: [Substring]) = ("", [])
  private var members: [MemberTable.Entry] = []
  /// What waits until all types are known.
  private var extensions: [DeclarationReference] = []

  /// - Parameter threads: how many do what can be done side by side; the outcome does not depend on it.
  package static func link(_ files: [(SourceFile, FileFacts)], threads: Int = 1) -> Codebase {
    CodebaseLinker(files, threads: threads).linked(threads: threads)
  }

  /// Numbers the files' names.
  package init(_ files: [(SourceFile, FileFacts)], threads: Int) { add(files, threads: threads) }

  package func linked(threads: Int = 1) -> Codebase {
    var linker = self
    for file in linker.codebase.files.indices { linker.collectTypes(in: file) }
    for part in linker.extensions { linker.collect(extension: part) }
    for type in linker.codebase.types.indices { linker.resolveSupertypes(of: type) }
    linker.codebase.freeze(linker.members, threads: threads)
    return linker.codebase
  }

  private mutating func add(_ files: [(SourceFile, FileFacts)], threads: Int) {
    let names = codebase.names.intern(files.map(\.1), threads: threads)
    codebase.files.reserveCapacity(files.count)
    var slots = 0
    for ((source, facts), names) in zip(files, names) {
      codebase.files.append(
        LinkedFile(
          source: source, facts: facts, names: names, root: rootNumber(source.root), firstSlot: slots,
          folder: folder(of: source.name)))
      slots += facts.declarations.count
    }
    codebase.typeOfSlot = Array(repeating: -1, count: slots)
    codebase.reserveCapacity(types: files.count * Self.usualTypesOfFile)
    members.reserveCapacity(slots / 2)
  }

  private static let usualTypesOfFile = 2

  private mutating func folder(of name: String) -> [Substring] {
    let slash = UInt8(ascii: "/")
    let known = lastFolder.path.utf8
    let isSame = name.utf8.starts(with: known) && !name.utf8.dropFirst(known.count).contains(slash)
    if !isSame {
      let path = name.utf8.lastIndex(of: slash).map { name[...$0] } ?? ""
      lastFolder = (String(path), path.utf8.split(separator: slash).map { Substring($0) })
    }
    return lastFolder.parts
  }

  private mutating func rootNumber(_ root: String) -> Int {
    if let known = rootNumbers[root] { return known }
    rootNumbers[root] = codebase.roots.count
    codebase.roots.append(root)
    return codebase.roots.count - 1
  }

  // MARK: types and their members

  /// A file that declarations are collected from.
  private struct Place {
    let file: Int
    let facts: FileFacts
    let names: [Name]
    let root: Int

    func reference(_ index: Int) -> DeclarationReference { DeclarationReference(file: file, index: index) }
  }

  private func place(_ file: Int) -> Place {
    Place(file: file, facts: codebase.files[file].facts, names: codebase.files[file].names, root: codebase.files[file].root)
  }

  private mutating func collectTypes(in file: Int) {
    let place = place(file)
    for index in place.facts.children(of: nil) { collect(index, in: place, owner: nil) }
  }

  /// Adds a declaration to its owner; extensions wait.
  private mutating func collect(_ index: Int, in place: Place, owner: TypeSymbol.ID?) {
    let declaration = place.facts.declarations[index]
    let name = place.names[Int(declaration.name)]
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol: collectType(index, declaration, in: place, name, owner)
    case .typealias: collectAlias(place.reference(index), in: place, name, owner)
    case .function, .property, .initializer, .subscript, .enumCase:
      if !declaration.flags.contains(.isLocal) { collectMember(place.reference(index), in: place, name, owner) }
      collectLocalTypes(in: index, of: place, owner: owner)
    case .associatedtype, .genericParameter:
      if let owner { codebase.add(generic: name, to: owner) }
    case .deinitializer: collectLocalTypes(in: index, of: place, owner: owner)
    case .extension: if owner == nil { extensions.append(place.reference(index)) }
    case .parameter: break
    }
  }

  private mutating func collectMember(
    _ reference: DeclarationReference, in place: Place, _ name: Name, _ owner: TypeSymbol.ID?
  ) {
    if let owner {
      members.append(MemberTable.Entry(type: Int32(owner), name: name, reference: reference))
      codebase.uses.insert(.member, of: name)
    } else {
      codebase.globals.append(reference, named: name, in: place.root)
    }
  }

  private mutating func collectLocalTypes(in index: Int, of place: Place, owner: TypeSymbol.ID?) {
    for child in place.facts.children(of: index) {
      let declaration = place.facts.declarations[child]
      if declaration.kind == .function || declaration.isType { collect(child, in: place, owner: owner) }
    }
  }

  private mutating func collectType(
    _ index: Int, _ declaration: Declaration, in place: Place, _ name: Name, _ owner: TypeSymbol.ID?
  ) {
    let reference = place.reference(index)
    let isLocal = declaration.flags.contains(.isLocal)
    if !isLocal, let twin = twin(of: declaration, in: place, name, owner) {
      codebase.add(reference, to: twin)
      return collectMembers(of: index, in: place, into: twin)
    }
    let id = codebase.types.count
    let text = codebase.text(name)
    codebase.append(
      TypeSymbol(
        id: id, name: name, qualifiedName: owner.map { codebase.types[$0].qualifiedName + "." + text } ?? text,
        kind: declaration.kind, isLocal: isLocal, parent: owner, declaration: reference, root: place.root))
    codebase.add(reference, to: id)
    if isLocal {
    } else if let owner {
      codebase.nestedTypes.append(id, named: name, in: owner)
      codebase.uses.insert(.nestedType, of: name)
    } else {
      codebase.topLevelTypes.append(id, named: name, in: place.root)
      codebase.uses.insert(.topLevelType, of: name)
    }
    collectMembers(of: index, in: place, into: id)
  }

  /// The same type in another `#if` clause of the same file.
  private func twin(of declaration: Declaration, in place: Place, _ name: Name, _ owner: TypeSymbol.ID?) -> TypeSymbol.ID? {
    let others = owner.map { codebase.nestedTypes.all(name, in: $0) } ?? codebase.topLevelTypes.all(name, in: place.root)
    return others.first {
      codebase.types[$0].declaration.map { Int($0.file) } == place.file && codebase.types[$0].kind == declaration.kind
    }
  }

  private mutating func collectMembers(of index: Int, in place: Place, into type: TypeSymbol.ID) {
    for child in place.facts.children(of: index) { collect(child, in: place, owner: type) }
  }

  private mutating func collectAlias(_ reference: DeclarationReference, in place: Place, _ name: Name, _ owner: TypeSymbol.ID?) {
    if let owner {
      codebase.uses.insert(.nestedType, of: name)
      codebase.nestedAliases.append(reference, named: name, in: owner)
      codebase.typeOfSlot[codebase.slot(reference)] = Int32(owner)
    } else {
      codebase.uses.insert(.topLevelType, of: name)
      codebase.topLevelAliases.append(reference, named: name, in: place.root)
    }
  }

  // MARK: extensions

  private mutating func collect(extension part: DeclarationReference) {
    let extended = extendedType(part)
    codebase.add(part, to: extended)
    collectMembers(of: Int(part.index), in: place(Int(part.file)), into: extended)
  }

  private mutating func extendedType(_ part: DeclarationReference) -> TypeSymbol.ID {
    let type = codebase.declaration(part).type
    if let symbol = codebase.resolve(type, in: TypeScope(file: Int(part.file), types: [])).symbol { return symbol }
    let file = codebase.files[Int(part.file)]
    let name = file.name(file.facts.types[Int(type)].name)
    if let known = codebase.externalTypes.first(name, in: file.root) { return known }
    let id = codebase.types.count
    codebase.append(
      TypeSymbol(id: id, name: name, qualifiedName: codebase.text(name), kind: .class, isExternal: true, root: file.root))
    codebase.externalTypes.append(id, named: name, in: file.root)
    codebase.uses.insert(.topLevelType, of: name)
    return id
  }

  // MARK: supertypes

  private mutating func resolveSupertypes(of type: TypeSymbol.ID) {
    for part in codebase.types[type].parts {
      let inheritance = codebase.inheritance(of: part)
      if inheritance.isEmpty { continue }
      let scope = scope(of: part, type)
      for use in inheritance { codebase.add(supertype: codebase.resolve(use, in: scope), to: type) }
    }
  }

  /// Where a type's supertypes are named: outside it, but with its generic parameters.
  private func scope(of part: DeclarationReference, _ type: TypeSymbol.ID) -> TypeScope {
    var scope = TypeScope(file: Int(part.file), types: codebase.enclosing(codebase.types[type].parent))
    for generic in codebase.types[type].generics { scope.generics[generic] = .parameter(generic, []) }
    return scope
  }
}
