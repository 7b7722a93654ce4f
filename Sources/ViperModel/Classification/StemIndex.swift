import ViperLinking

/// The kinds of parts that have each stem in their names, and the candidates that this leaves.
///
/// A pattern such as `{Module}Builder` counts only where another part has the same stem.
struct StemIndex: Sendable {
  /// The candidates, without those whose pattern needs a part that is not there.
  let candidates: Candidates
  /// By stem.
  private let uses: [StemRoles]

  init(_ all: Candidates) {
    var (candidates, uses) = (all, [StemRoles](repeating: [], count: all.stems.count))
    // The types of the candidates have one each.
    for type in all.types where all.needsSibling(type) == false { Self.add(all[type]!, to: &uses) }
    let siblings = all.types.filter { all.needsSibling($0) == true }
    for type in siblings where !all[type]!.hasStem(where: { uses[$0].contains(.core) }) { candidates.remove(type) }
    for type in siblings { if let candidate = candidates[type] { Self.add(candidate, to: &uses) } }
    self.candidates = candidates
    self.uses = uses
  }

  private static func add(_ candidate: Candidate, to uses: inout [StemRoles]) {
    let use = StemRoles(candidate)
    uses[candidate.stem].formUnion(use)
    for stem in candidate.otherStems { uses[stem].formUnion(use) }
    if !candidate.isBase, candidate.role == .assembly || candidate.role == .wireframe { uses[candidate.stem].formUnion(.maker) }
  }

  func isUsed(_ stem: StemInterner.ID, by use: StemRoles) -> Bool { uses[stem].isSuperset(of: use) }
}

/// The kinds of parts that have a stem in their names.
struct StemRoles: OptionSet, Sendable {
  let rawValue: UInt8

  /// A core part whose pattern needs no other part with the same stem.
  static let core = StemRoles(rawValue: 1)
  /// A view, interactor or wireframe.
  static let part = StemRoles(rawValue: 2)
  static let view = StemRoles(rawValue: 4)
  /// A wireframe or assembly with the stem by its most specific pattern.
  static let maker = StemRoles(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kinds that a candidate adds to all its stems.
  init(_ candidate: Candidate) {
    self = []
    guard RootScope.core.contains(candidate.role) else { return }
    if !candidate.needsSibling { insert(.core) }
    if candidate.role != .presenter { insert(.part) }
    if candidate.role == .view { insert(.view) }
  }
}
