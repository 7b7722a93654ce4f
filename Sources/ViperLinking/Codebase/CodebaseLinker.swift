package import ViperFacts
import ViperPlatform

/// The linker: it collects types, adds extensions to them and resolves their supertypes.
///
/// The order matters: extensions need all types, and supertypes need all extensions, because they may name types nested in these.
package struct CodebaseLinker: ~Copyable {
  private var symbols = SymbolTable()
  private var rootNumbers: [String: Int] = [:]
  /// The folder of the last file, cached because the next file is usually in the same folder.
  private var lastFolder: (path: String, parts: [Substring]) = ("", [])
  private var members: [MemberTable.Entry] = []
  /// The extensions to add once all types are collected.
  private var extensions: [DeclarationReference] = []

  /// - Parameters:
  ///   - targets: the build targets that the files' sets of targets refer to.
  ///   - threads: the number of threads, which does not affect the outcome.
  package static func link(
    _ files: [(SourceFile, FileFacts)], targets: TargetGraph = TargetGraph(), threads: Int = 1
  ) -> Codebase {
    var linker = CodebaseLinker()
    linker.symbols.targets = targets
    linker.add(files, threads: threads)
    linker.addImports()
    for file in linker.symbols.files.indices { linker.collectTypes(in: file) }
    for part in linker.extensions { linker.collect(extension: part) }
    for type in linker.symbols.types.indices { linker.resolveSupertypes(of: type) }
    return linker.codebase(threads: threads)
  }

  private init() {}

  private consuming func codebase(threads: Int) -> Codebase {
    let (members, types, nameCount) = (members, symbols.types, symbols.names.count)
    let (table, inheritance) = WorkerThreads.both(
      threads: threads, { MemberTable(members, types: types.count, names: nameCount) }, { Inheritance(types) })
    symbols.freeze(inheritance)
    return Codebase(symbols, table, inheritance)
  }

  private mutating func add(_ files: [(SourceFile, FileFacts)], threads: Int) {
    let names = symbols.names.intern(files.map(\.1), threads: threads)
    symbols.files.reserveCapacity(files.count)
    var slots = 0
    for ((source, facts), names) in zip(files, names) {
      symbols.files.append(
        LinkedFile(
          source: source, facts: facts, names: names, root: rootNumber(source.root), firstSlot: slots,
          folder: folder(of: source.name)))
      slots += facts.declarations.count
    }
    symbols.reserveCapacity(slots: slots, types: files.count * Self.usualTypesOfFile)
    members.reserveCapacity(slots / 2)
  }

  private static let usualTypesOfFile = 2

  /// Finds the targets that files import. Files of one target and root mean the same by a module's name.
  private mutating func addImports() {
    if symbols.targets.isEmpty { return }
    let modules = Set(symbols.targets.modules.compactMap(symbols.names.known))
    var known: [ImportScope: [Int32]] = [:]
    for file in symbols.files.indices {
      var found: [Int32] = []
      for entry in symbols.files[file].facts.imports {
        let scope = ImportScope(
          module: symbols.files[file].name(entry.module), targets: symbols.files[file].source.targets,
          root: symbols.files[file].root)
        guard modules.contains(scope.module) else { continue }
        let targets =
          known[scope]
          ?? symbols.targets.targets(
            importedAs: symbols.names[scope.module], by: scope.targets, root: symbols.roots[scope.root])
        known[scope] = targets
        found += targets
      }
      symbols.files[file].imports = found
    }
  }

  /// What the meaning of an import depends on.
  private struct ImportScope: Hashable {
    let module: Name
    let targets: Int
    let root: Int
  }

  private mutating func folder(of name: String) -> [Substring] {
    let slash = UInt8(ascii: "/")
    let path = name.utf8.lastIndex(of: slash).map { name[...$0] } ?? ""
    if path != lastFolder.path {
      lastFolder = (String(path), path.utf8.split(separator: slash).map { Substring($0) })
    }
    return lastFolder.parts
  }

  private mutating func rootNumber(_ root: String) -> Int {
    if let known = rootNumbers[root] { return known }
    rootNumbers[root] = symbols.roots.count
    symbols.roots.append(root)
    return symbols.roots.count - 1
  }

  // MARK: types and their members

  /// The file whose declarations are collected.
  private struct FileContext {
    let file: Int
    let facts: FileFacts
    let names: [Name]
    let root: Int

    func reference(_ index: Int) -> DeclarationReference { DeclarationReference(file: file, index: index) }
  }

  private func place(_ file: Int) -> FileContext {
    FileContext(file: file, facts: symbols.files[file].facts, names: symbols.files[file].names, root: symbols.files[file].root)
  }

  private mutating func collectTypes(in file: Int) {
    let place = place(file)
    for index in place.facts.children(of: nil) { collect(index, in: place, owner: nil) }
  }

  /// Adds a declaration to its owner; extensions are deferred.
  private mutating func collect(_ index: Int, in place: FileContext, owner: TypeSymbol.ID?) {
    let declaration = place.facts.declarations[index]
    let name = place.names[Int(declaration.name)]
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol: collectType(index, declaration, in: place, name, owner)
    case .typealias: symbols.add(alias: place.reference(index), name, to: owner, root: place.root)
    case .function, .property, .initializer, .subscript, .enumCase:
      if !declaration.flags.contains(.isLocal) { collectMember(place.reference(index), in: place, name, owner) }
      collectLocalTypes(in: index, of: place, owner: owner)
    case .associatedtype, .genericParameter:
      if let owner { symbols.add(generic: name, to: owner) }
    case .deinitializer: collectLocalTypes(in: index, of: place, owner: owner)
    case .extension: if owner == nil { extensions.append(place.reference(index)) }
    case .parameter: break
    }
  }

  private mutating func collectMember(
    _ reference: DeclarationReference, in place: FileContext, _ name: Name, _ owner: TypeSymbol.ID?
  ) {
    if let owner {
      members.append(MemberTable.Entry(type: Int32(owner), name: name, reference: reference))
      symbols.note(member: name)
    } else {
      symbols.add(global: reference, name, root: place.root)
    }
  }

  private mutating func collectLocalTypes(in index: Int, of place: FileContext, owner: TypeSymbol.ID?) {
    for child in place.facts.children(of: index) {
      let declaration = place.facts.declarations[child]
      if declaration.kind == .function || declaration.isType { collect(child, in: place, owner: owner) }
    }
  }

  private mutating func collectType(
    _ index: Int, _ declaration: Declaration, in place: FileContext, _ name: Name, _ owner: TypeSymbol.ID?
  ) {
    let reference = place.reference(index)
    let isLocal = declaration.flags.contains(.isLocal)
    if !isLocal, let twin = twin(of: declaration, in: place, name, owner) {
      symbols.add(reference, to: twin)
      return collectMembers(of: index, in: place, into: twin)
    }
    let id = symbols.declare(name, declaration.kind, isLocal: isLocal, in: owner, root: place.root, at: reference)
    collectMembers(of: index, in: place, into: id)
  }

  /// The same type in another `#if` clause of the same file.
  private func twin(of declaration: Declaration, in place: FileContext, _ name: Name, _ owner: TypeSymbol.ID?) -> TypeSymbol.ID? {
    let others = owner.map { symbols.nestedTypes.all(name, in: $0) } ?? symbols.topLevelTypes.all(name, in: place.root)
    return others.first {
      symbols.types[$0].declaration.map { Int($0.file) } == place.file && symbols.types[$0].kind == declaration.kind
    }
  }

  private mutating func collectMembers(of index: Int, in place: FileContext, into type: TypeSymbol.ID) {
    let isProtocol = place.facts.declarations[index].kind == .protocol
    for child in place.facts.children(of: index) {
      collect(child, in: place, owner: type)
      guard isProtocol else { continue }
      let member = place.facts.declarations[child]
      if member.kind == .function || member.kind == .property { symbols.note(requirement: place.names[Int(member.name)]) }
    }
  }

  // MARK: extensions

  private mutating func collect(extension part: DeclarationReference) {
    let extended = extendedType(part)
    symbols.add(part, to: extended)
    collectMembers(of: Int(part.index), in: place(Int(part.file)), into: extended)
  }

  private mutating func extendedType(_ part: DeclarationReference) -> TypeSymbol.ID {
    let (type, file) = (symbols.declaration(part).type, Int(part.file))
    if let symbol = symbols.resolve(type, in: TypeScope(file: file, types: [])).symbol { return symbol }
    return symbols.external(externalName(of: type, in: file), root: symbols.files[file].root)
  }

  /// The name of an extended external type, with aliases resolved, so that all extensions of a type are parts of one symbol in
  /// any order.
  private func externalName(of type: Int32, in file: Int) -> Name {
    let written = symbols.files[file].name(symbols.files[file].facts.types[Int(type)].name)
    var (file, type, name) = (file, type, written)
    for _ in 0..<Self.aliasLimit {
      guard symbols.files[file].facts.types[Int(type)].kind == .name, case .alias(let alias) = symbols.topLevel(name, from: file)
      else { return name }
      (file, type) = (Int(alias.file), symbols.declaration(alias).type)
      guard type >= 0, [.name, .member].contains(symbols.files[file].facts.types[Int(type)].kind) else { return written }
      name = symbols.files[file].name(symbols.files[file].facts.types[Int(type)].name)
    }
    return written
  }

  /// The limit of alias steps, because aliases can form a cycle.
  private static let aliasLimit = 40

  // MARK: supertypes

  private mutating func resolveSupertypes(of type: TypeSymbol.ID) {
    for part in symbols.types[type].parts {
      let inheritance = symbols.files[Int(part.file)].facts.inheritance(of: symbols.declaration(part))
      if inheritance.isEmpty { continue }
      let scope = scope(of: part, type)
      for use in inheritance { symbols.add(supertype: symbols.resolve(use, in: scope), to: type) }
    }
  }

  /// The scope of a type's inheritance clause: that of the enclosing types, with the type's own generic parameters.
  private func scope(of part: DeclarationReference, _ type: TypeSymbol.ID) -> TypeScope {
    var scope = TypeScope(file: Int(part.file), types: symbols.enclosing(symbols.types[type].parent))
    for generic in symbols.types[type].generics { scope.generics[generic] = .parameter(generic, []) }
    return scope
  }
}
