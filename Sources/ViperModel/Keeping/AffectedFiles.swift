import ViperFacts

/// The files whose bodies may mean something else after some declarations have changed.
///
/// Code gets at a declaration by a name that stands in its file, or by that of another declaration which says so: `session.user.name`
/// depends on the type of `user`, and so on what `User` inherits, without naming it. So the names of what has changed are joined by those of every
/// declaration that mentions one of them, until there are no more; a file that has none of these names means what it meant.
/// A member is got at by its name together with one that leads to its type.
struct AffectedFiles {
  private let codebase: Codebase
  /// Names of members that have changed.
  private let members: [Bool]
  /// What leads to the types that these are members of.
  private var owners: LeadingNames
  /// What leads to anything else that has changed, or to a declaration that says something else by a change.
  private var changes: LeadingNames
  /// By slot, the declarations whose names were added in this search.
  private var joined: [Bool]
  /// How many more may be, before it is no gain to know.
  private var rest: Int

  /// A search through more of the declarations than one in so many takes longer than to evaluate everything.
  private static let leastShare = 16

  /// - Returns: by file, the changed ones too; nil where that may be most of them.
  static func of(_ changes: OutlineChanges, in codebase: Codebase) -> [Bool]? {
    var affected = AffectedFiles(changes, codebase)
    guard affected.findOwners(), affected.findChanges() else { return nil }
    return codebase.files.indices.map { file in
      changes.files.contains(file) || affected.mayChange(for: codebase.files[file].names, in: [])
    }
  }

  private init(_ changes: OutlineChanges, _ codebase: Codebase) {
    self.codebase = codebase
    let names = (0..<Name(codebase.names.count)).map { (name: $0, hash: Self.hash(of: codebase.text($0))) }
    members = names.map { changes.members.contains($0.hash) }
    owners = LeadingNames(GeneratedAccessors(codebase), count: names.count)
    self.changes = owners
    joined = Array(repeating: false, count: codebase.typeOfSlot.count)
    rest = joined.count / Self.leastShare
    for (name, hash) in names {
      if changes.owners.contains(hash) { owners.insert(name) }
      if changes.names.contains(hash) { self.changes.insert(name) }
    }
  }

  private static func hash(of text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { NameTable.hash(of: $0) }
  }

  /// Whether code that mentions these names, inside types of those, may mean something else.
  private func mayChange(for mentioned: [Name], in types: [Name]) -> Bool {
    changes.areLed(to: mentioned) || (mentioned.contains { members[Int($0)] } && (owners.areLed(to: mentioned) || owners.areLed(to: types)))
  }

  // MARK: searching

  /// False where there is too much to go through.
  private mutating func findOwners() -> Bool {
    while let round = owners.nextRound() {
      for file in files(with: round) {
        for declaration in declarations(in: file, where: { $0.owners.areLed(to: $1.references) }) {
          for name in declaration.names { owners.insert(name) }
        }
        guard rest >= 0 else { return false }
      }
    }
    joined = Array(repeating: false, count: joined.count)
    return true
  }

  /// False where there is too much to go through.
  private mutating func findChanges() -> Bool {
    var round = changes.nextRound() ?? members
    for name in members.indices where members[name] { round[name] = true }
    repeat {
      for file in files(with: round) {
        for declaration in declarations(in: file, where: { $0.isChanged($1) }) {
          for name in declaration.names + nestedTargets(of: declaration) { changes.insert(name) }
        }
        guard rest >= 0 else { return false }
      }
      round = changes.nextRound() ?? []
    } while !round.isEmpty
    return true
  }

  private func files(with names: [Bool]) -> [LinkedFile] {
    codebase.files.filter { file in file.names.contains { names[Int($0)] } }
  }

  private struct Declaration {
    var names: [Name]
    /// The names in its signature that stand for something.
    var references: [Name]
    /// Of the types around it.
    var types: [Name]
    /// Of the types that it leads to.
    var targets: [Name]
  }

  /// The declarations of a file that fit, each only once in a search.
  private mutating func declarations(in file: LinkedFile, where fits: (AffectedFiles, Declaration) -> Bool) -> [Declaration] {
    var found: [Declaration] = []
    file.facts.forEachSignature { position, owners in
      guard !joined[file.firstSlot + position] else { return }
      var references: [Name] = []
      file.facts.forEachSignaturePart(of: position) { if case .reference(let name) = $0 { references.append(file.name(name)) } }
      let declaration = Declaration(
        names: file.facts.accessNames(of: position, in: owners.last).map(file.name), references: references,
        types: owners.flatMap { file.facts.accessNames(of: $0, in: nil).map(file.name) },
        targets: file.facts.targetNames(of: position).map(file.name))
      guard fits(self, declaration) else { return }
      joined[file.firstSlot + position] = true
      rest -= 1
      found.append(declaration)
    }
    return found
  }

  /// Whether a declaration mentions what has changed; or a name that may be found in a type around it that has changed.
  private func isChanged(_ declaration: Declaration) -> Bool {
    if mayChange(for: declaration.references, in: declaration.types) { return true }
    return changes.areLed(to: declaration.types) && declaration.references.contains { !codebase.uses.isDisjoint([.member, .nestedType], of: $0) }
  }

  /// What a type inherits may be another type now, if it is one inside another.
  private func nestedTargets(of declaration: Declaration) -> [Name] {
    declaration.targets.filter { codebase.uses.contains(.nestedType, of: $0) }
  }
}
