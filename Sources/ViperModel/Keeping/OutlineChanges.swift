/// What is not the same in two states of a code base, as far as code in other files can tell.
struct OutlineChanges: Sendable {
  /// The number of declarations that each file had.
  let declarationCounts: [Int32]
  /// The files whose content has changed.
  private(set) var files: Set<Int> = []
  /// Of each changed file whose declarations do not stand where they stood: from the old positions of those that are the same to
  /// the new ones.
  private(set) var moved: [Int: [Int32: Int32]] = [:]
  /// The hashes of the names of declarations that have changed, come or gone.
  private(set) var names: Set<UInt32> = []
  /// The same of members, and of the types that these are members of.
  private(set) var members: Set<UInt32> = []
  private(set) var owners: Set<UInt32> = []

  init(declarationCounts: [Int32]) { self.declarationCounts = declarationCounts }

  /// Whether every declaration is what it was; and where it was.
  var areInBodies: Bool { names.isEmpty && members.isEmpty }
  var areInPlace: Bool { moved.isEmpty }

  typealias State = (entries: ArraySlice<Outline.Entry>, count: Int32)

  mutating func add(_ file: Int, from old: State, to new: State) {
    files.insert(file)
    if old.count == new.count, old.entries.elementsEqual(new.entries) { return }
    var positions: [Int32: Int32] = [:]
    let (before, after) = (Dictionary(grouping: old.entries, by: \.name), Dictionary(grouping: new.entries, by: \.name))
    for name in Set(before.keys).union(after.keys) {
      let (before, after) = (before[name] ?? [], after[name] ?? [])
      // Their order counts too: among equals the first one is taken.
      guard before.map(\.identity) == after.map(\.identity) else {
        for entry in before + after { note(entry) }
        continue
      }
      for (old, new) in zip(before, after) where old.declaration >= 0 { positions[old.declaration] = new.declaration }
    }
    moved[file] = positions
    noteChangedPlaces(old.entries.filter(\.isTarget), new.entries.filter(\.isTarget))
  }

  /// What a type inherits first counts first; its extensions may stand under several names, which are aliases of each other.
  private mutating func noteChangedPlaces(_ old: [Outline.Entry], _ new: [Outline.Entry]) {
    let (before, after) = (Set(old.map(\.identity)), Set(new.map(\.identity)))
    let (rest, kept) = (old.filter { after.contains($0.identity) }, new.filter { before.contains($0.identity) })
    if rest.map(\.identity) != kept.map(\.identity) { for entry in rest + kept { note(entry) } }
  }

  private mutating func note(_ entry: Outline.Entry) {
    if entry.owner == 0 {
      names.insert(entry.name)
    } else {
      members.insert(entry.name)
      owners.insert(entry.owner)
    }
  }
}
