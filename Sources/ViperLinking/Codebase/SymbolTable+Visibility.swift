import ViperFacts

/// How near a declaration is to a file that names it.
enum Visibility: Int, Comparable {
  /// In a target that the file's own one does not depend on: another declaration of that name is meant, or none that was read.
  case hidden
  /// In a target that the file's own one depends on.
  case reachable
  /// In a target that the file imports.
  case imported
  /// In the same target, or in the same root where targets are unknown.
  case own

  static func < (a: Visibility, b: Visibility) -> Bool { a.rawValue < b.rawValue }
}

/// The visibility of declarations across targets and roots.
extension SymbolTable {
  /// The visibility of a file's declarations from another file.
  func visibility(ofFile other: Int, from file: Int) -> Visibility {
    if file == other { return .own }
    let (here, there) = (files[file].source.targets, files[other].source.targets)
    let isOneRoot = files[file].root == files[other].root
    if isOneRoot ? targets.overlap(here, there) : here != 0 && targets.intersect(here, there) { return .own }
    if there == 0 { return .hidden }
    if targets.isMember(there, of: files[file].imports) { return .imported }
    if isOneRoot { return targets.depends(here, on: there) ? .reachable : .hidden }
    return targets.reaches(there, from: files[file].imports) ? .reachable : .hidden
  }

  /// The visibility of a declaration at the top level; across roots, only a published one can be named.
  private func visibility(of declaration: DeclarationReference, from file: Int) -> Visibility {
    let found = visibility(ofFile: Int(declaration.file), from: file)
    if found == .own || files[file].root == files[Int(declaration.file)].root { return found }
    return self.declaration(declaration).flags.contains(.isPublished) ? found : .hidden
  }

  /// The candidates that are nearest by target, in their order; none if all are hidden.
  func visible<Candidate>(
    _ candidates: [Candidate], from file: Int, _ declaration: (Candidate) -> DeclarationReference?
  ) -> [Candidate] {
    if targets.isEmpty || candidates.isEmpty { return candidates }
    let ranked = candidates.map { declaration($0).map { visibility(of: $0, from: file) } ?? .own }
    // There is a candidate.
    let best = ranked.max()!
    return best == .hidden ? [] : candidates.indices.filter { ranked[$0] == best }.map { candidates[$0] }
  }

  /// A type or alias of another root, which the file's target depends on or imports.
  func foreign(_ name: Name, from file: Int) -> TypeLookup? {
    guard crossesRoots else { return nil }
    let types = visible(foreignTypes.all(name, in: 0).filter { self.types[$0].root != files[file].root }, from: file) {
      self.types[$0].declaration
    }
    if !types.isEmpty {
      return nearest(types, from: file) { Int(self.types[$0].declaration?.file ?? 0) }.map { .type($0) } ?? .ambiguous
    }
    let aliases = visible(foreignAliases.all(name, in: 0).filter { files[Int($0.file)].root != files[file].root }, from: file) {
      $0
    }
    if aliases.isEmpty { return nil }
    return nearest(aliases, from: file) { Int($0.file) }.map { .alias($0) } ?? .ambiguous
  }

  /// The global functions and variables that a name can mean in a file: those of its root, else those of others.
  func globals(_ name: Name, from file: Int) -> [DeclarationReference] {
    let own = visible(globals.all(name, in: files[file].root), from: file) { $0 }
    if !own.isEmpty || !crossesRoots { return own }
    return visible(foreignGlobals.all(name, in: 0).filter { files[Int($0.file)].root != files[file].root }, from: file) { $0 }
  }

  /// A type by its name after that of its module: `Module.Type`.
  func type(_ name: Name, inModule module: Name, from file: Int) -> TypeSymbol.ID? {
    let named = files[file].imports.filter { targets.targets[Int($0)].modules.contains(names[module]) }
    if named.isEmpty { return nil }
    let own = topLevelTypes.all(name, in: files[file].root)
    let others = crossesRoots ? foreignTypes.all(name, in: 0).filter { types[$0].root != files[file].root } : []
    let found = (own + others).filter { type in
      types[type].declaration.map { targets.isMember(files[Int($0.file)].source.targets, of: named) } ?? false
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What a name means at the top level of a module that the file imports or belongs to: `Module::Type`.
  func topLevel(_ name: Name, ofModule module: Name, from file: Int) -> TypeLookup {
    if let imported = type(name, inModule: module, from: file) { return .type(imported) }
    return isOwnModule(module, from: file) ? topLevel(name, from: file) : .external
  }

  /// Whether a file belongs to a module. Where its targets are unknown, its own module is the one that it names without an import.
  private func isOwnModule(_ module: Name, from file: Int) -> Bool {
    let own = targets.sets[files[file].source.targets]
    if !own.isEmpty { return own.contains { targets.targets[Int($0)].modules.contains(names[module]) } }
    return module != names.known("Swift") && !files[file].facts.imports.contains { files[file].name($0.module) == module }
  }

  /// Whether a file can surely name a declaration: each of its targets has it, or it imports the target that publishes it.
  ///
  /// `visibility` ranks what a name may mean; this is about what it must mean. A declaration in an `#if` may be left out.
  ///
  /// - Parameter owner: the type around the declaration, whose requirements and cases are published with it.
  func surelySees(_ declaration: DeclarationReference, of owner: DeclarationReference? = nil, from file: Int) -> Bool {
    let other = Int(declaration.file)
    let flags = self.declaration(declaration).flags
    if flags.contains(.isConditional) { return false }
    if other == file { return true }
    if flags.contains(.isPrivate) || flags.contains(.isFilePrivate) { return false }
    let (here, there) = (files[file].source.targets, files[other].source.targets)
    if here == 0 || there == 0 { return here == there && files[file].root == files[other].root }
    if targets.covers(there, here) { return true }
    let isPublished = flags.contains(.isPublished) || owner.map { self.declaration($0).flags.contains(.isPublished) } ?? false
    return isPublished && targets.isMember(there, of: files[file].imports)
  }

  /// Whether a name at the top level surely means a type, alias or global of the code base in a file.
  func surelyDeclares(_ name: Name, from file: Int) -> Bool {
    let scope = crossesRoots ? 0 : files[file].root
    let types = (crossesRoots ? foreignTypes : topLevelTypes).all(name, in: scope).compactMap { self.types[$0].declaration }
    let aliases = (crossesRoots ? foreignAliases : topLevelAliases).all(name, in: scope)
    let globals = (crossesRoots ? foreignGlobals : self.globals).all(name, in: scope)
    return (types + aliases + globals).contains { surelySees($0, from: file) }
  }

  /// Whether two files share a target, or a root where the targets of one are unknown.
  func isOwn(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (files[a].source.targets, files[b].source.targets)
    return files[a].root == files[b].root ? targets.overlap(first, second) : first != 0 && targets.intersect(first, second)
  }
}
