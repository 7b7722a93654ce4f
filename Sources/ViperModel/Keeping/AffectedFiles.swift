import ViperFacts

/// The files whose bodies may mean something else after some declarations have changed.
///
/// Code gets at a declaration by a name that stands in its file, or by that of another declaration which says so: `session.user.name`
/// depends on the type of `user`, and so on what `User` inherits, without naming it. So the names of what has changed are joined by those of every
/// declaration that mentions one of them, until there are no more; a file that has none of these names means what it meant.
struct AffectedFiles {
  private let codebase: Codebase
  /// By number: those that lead to something changed.
  private var names: [Bool]
  /// Those among them that were found in this round.
  private var newNames: [Bool]
  /// Names of functions that may be generated for a type of such a name.
  private var accessors: [Bool]
  private let generated: GeneratedAccessors
  /// By slot.
  private var joined: [Bool]
  /// What may be found in, or inherited from, a type around.
  private let scoped: NameUses.Kind = [.member, .nestedType]

  /// - Returns: by file; the changed ones too.
  static func of(_ changes: OutlineChanges, in codebase: Codebase) -> [Bool] {
    var affected = AffectedFiles(changes, codebase)
    affected.joinAll()
    return codebase.files.indices.map { changes.files.contains($0) || affected.isAffected(codebase.files[$0].names) }
  }

  private init(_ changes: OutlineChanges, _ codebase: Codebase) {
    self.codebase = codebase
    generated = GeneratedAccessors(codebase)
    let none = [Bool](repeating: false, count: codebase.names.count)
    (names, newNames, accessors) = (none, none, none)
    joined = Array(repeating: false, count: codebase.typeOfSlot.count)
    for name in names.indices where changes.names.contains(hash(of: Name(name))) { join(Name(name)) }
  }

  private func hash(of name: Name) -> UInt32 {
    var text = codebase.text(name)
    return text.withUTF8 { NameTable.hash(of: $0) }
  }

  private mutating func join(_ name: Name) {
    guard !names[Int(name)] else { return }
    names[Int(name)] = true
    newNames[Int(name)] = true
    for accessor in generated.names(for: name) { accessors[Int(accessor)] = true }
  }

  private func isAffected(_ fileNames: [Name]) -> Bool {
    fileNames.contains { names[Int($0)] } || (fileNames.contains(.resources) && fileNames.contains { accessors[Int($0)] })
  }

  // MARK: joining

  private mutating func joinAll() {
    while let wave = nextWave() {
      for file in codebase.files.indices where codebase.files[file].names.contains(where: { wave[Int($0)] }) { join(in: file) }
    }
  }

  /// The names of the last round; nil where there were none.
  private mutating func nextWave() -> [Bool]? {
    guard newNames.contains(true) else { return nil }
    let wave = newNames
    newNames = Array(repeating: false, count: wave.count)
    return wave
  }

  private mutating func join(in number: Int) {
    let file = codebase.files[number]
    file.facts.forEachSignature { position, owners in
      guard !joined[file.firstSlot + position], leadsToChange(position, owners, file) else { return }
      joined[file.firstSlot + position] = true
      for name in file.facts.accessNames(of: position, in: owners.last) { join(file.name(name)) }
      // What a type inherits may be another type now, if it is one inside another.
      for name in file.facts.targetNames(of: position) where codebase.uses.contains(.nestedType, of: file.name(name)) {
        join(file.name(name))
      }
    }
  }

  /// Whether a declaration mentions a name that leads to a change; or one that may be found in a type around it that has changed.
  private func leadsToChange(_ position: Int, _ owners: [Int], _ file: LinkedFile) -> Bool {
    let isIn = owners.contains { owner in file.facts.accessNames(of: owner, in: nil).contains { names[Int(file.name($0))] } }
    var (leads, hasResources, hasAccessor) = (false, false, false)
    file.facts.forEachSignaturePart(of: position) { part in
      guard case .reference(let id) = part else { return }
      let name = file.name(id)
      if names[Int(name)] || (isIn && !codebase.uses.isDisjoint(scoped, of: name)) { leads = true }
      if name == .resources { hasResources = true }
      if accessors[Int(name)] { hasAccessor = true }
    }
    return leads || (hasResources && hasAccessor)
  }
}
