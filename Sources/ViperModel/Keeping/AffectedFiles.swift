import ViperFacts

/// The files whose bodies may mean something else after some declarations have changed.
///
/// Code gets at a declaration by a name that stands in its file, or by that of another declaration which says so:
/// `session.user.name` depends on the type of `user`, and so on what `User` inherits, without naming it. So the names of what has
/// changed are joined by those of every declaration that mentions one of them, until there are no more; a file that has none of
/// these names means what it meant. A member is got at by its name together with one that leads to its type. What an alias stands
/// for is followed the other way too, where it is extended or inherited.
struct AffectedFiles {
  private let codebase: Codebase
  private let aliases: AliasTargets
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
  private static let alwaysFine = 100

  /// - Returns: by file, the changed ones too; nil where that may be most of them.
  static func of(_ changes: OutlineChanges, in codebase: Codebase) -> [Bool]? {
    if changes.areInBodies { return codebase.files.indices.map(changes.files.contains) }
    var affected = AffectedFiles(changes, codebase)
    guard affected.findOwners(), affected.findChanges() else { return nil }
    return codebase.files.indices.map { file in
      changes.files.contains(file) || affected.mayChange(for: codebase.files[file].names, in: [])
    }
  }

  private init(_ changes: OutlineChanges, _ codebase: Codebase) {
    self.codebase = codebase
    aliases = AliasTargets(codebase)
    let names = 0..<Name(codebase.names.count)
    members = names.map { changes.members.contains(codebase.names.hash(of: $0)) }
    owners = LeadingNames(GeneratedAccessors(codebase), count: names.count)
    self.changes = owners
    joined = Array(repeating: false, count: codebase.typeOfSlot.count)
    rest = max(Self.alwaysFine, joined.count / Self.leastShare)
    for name in aliases.following(names.filter { changes.owners.contains(codebase.names.hash(of: $0)) }) { owners.insert(name) }
    for name in aliases.following(names.filter { changes.names.contains(codebase.names.hash(of: $0)) }) {
      self.changes.insert(name)
    }
  }

  /// Whether code that mentions these names, inside types of those, may mean something else.
  private func mayChange(for mentioned: [Name], in types: [Name]) -> Bool {
    changes.areLed(to: mentioned)
      || (mentioned.contains { members[Int($0)] } && (owners.areLed(to: mentioned) || owners.areLed(to: types)))
  }

  // MARK: searching

  /// False where there is too much to go through.
  private mutating func findOwners() -> Bool {
    while let round = owners.nextRound() {
      for file in codebase.files.indices where codebase.files[file].names.contains(where: { round[Int($0)] }) {
        addOwners(in: file)
      }
      guard rest >= 0 else { return false }
    }
    joined = Array(repeating: false, count: joined.count)
    return true
  }

  private mutating func addOwners(in number: Int) {
    let file = codebase.files[number]
    for (position, types) in file.facts.signatures where !joined[file.firstSlot + position] {
      guard owners.areLed(to: file.facts.references(of: position).map(file.name)) else { continue }
      noteJoined(file.firstSlot + position)
      for name in accessNames(of: position, in: types.last, file) { owners.insert(name) }
    }
  }

  /// False where there is too much to go through.
  private mutating func findChanges() -> Bool {
    var round: [Bool]?
    // The first round is made with members too.
    _ = changes.nextRound()
    repeat {
      for file in codebase.files.indices where isToBeSearched(codebase.files[file].names, round) { addChanges(in: file) }
      guard rest >= 0 else { return false }
      round = changes.nextRound()
    } while round != nil
    return true
  }

  /// - Parameter round: nil in the first one.
  private func isToBeSearched(_ names: [Name], _ round: [Bool]?) -> Bool {
    round.map { round in names.contains { round[Int($0)] } } ?? mayChange(for: names, in: [])
  }

  private mutating func addChanges(in number: Int) {
    let file = codebase.files[number]
    for (position, types) in file.facts.signatures where !joined[file.firstSlot + position] {
      let typeNames = types.flatMap { file.facts.accessNames(of: $0, in: nil).map(file.name) }
      guard saysSomethingElse(file.facts.references(of: position).map(file.name), in: typeNames) else { continue }
      noteJoined(file.firstSlot + position)
      for name in accessNames(of: position, in: types.last, file) { changes.insert(name) }
      // What a type inherits may be another type now, if it is one inside another.
      let inner = file.facts.targetNames(of: position).map(file.name).filter { codebase.uses.contains(.nestedType, of: $0) }
      for name in aliases.following(inner) { changes.insert(name) }
    }
  }

  /// The names by which code gets at a declaration, also by those that stand behind an alias which it extends.
  private func accessNames(of position: Int, in owner: Int?, _ file: LinkedFile) -> [Name] {
    let names = file.facts.accessNames(of: position, in: owner).map(file.name)
    return file.facts.declarations[position].kind == .typealias ? names : aliases.following(names)
  }

  private mutating func noteJoined(_ slot: Int) {
    joined[slot] = true
    rest -= 1
  }

  /// Whether a declaration that mentions these names does; or one of them may be found in a type around it that has changed.
  private func saysSomethingElse(_ mentioned: [Name], in types: [Name]) -> Bool {
    if mayChange(for: mentioned, in: types) { return true }
    return changes.areLed(to: types) && mentioned.contains { !codebase.uses.isDisjoint([.member, .nestedType], of: $0) }
  }
}
