import ViperLinking

/// The evidence about a root's types: who has which name, and who creates, stores and passes whom.
struct RootEvidence: Sendable {
  let scope: RootScope
  let stems: StemIndex
  let affinities: Affinities
  /// The reasons against types that are named like a part and are none.
  let objections: [TypeSymbol.ID: String]

  init(_ named: Candidates, in scope: RootScope) {
    self.scope = scope
    let verdicts = CandidateVerdicts(on: StemIndex(named).candidates, in: scope)
    objections = verdicts.objections
    stems = StemIndex(verdicts.accepted)
    let candidates = stems.candidates
    var holders = SparseTypeArray<[TypeSymbol.ID]>(scope.types)
    for type in scope.types.protocols { holders[type] = Self.holders(behind: type, candidates, scope) }
    affinities = Affinities(
      scope.usages.linking(in: scope.root), among: scope.types, slots: scope.codebase.slotCount, anchor: scope.dialect.anchor,
      targets: { candidates.contains($0) ? [$0] : holders[$0] ?? [] }, role: { candidates.role(of: $0) })
  }

  var candidates: Candidates { stems.candidates }

  /// Several variants may implement one interface; more are the conformers of a base.
  private static let variantLimit = 3

  /// The candidates of one role that implement a protocol.
  private static func holders(behind type: TypeSymbol.ID, _ candidates: Candidates, _ scope: RootScope) -> [TypeSymbol.ID]? {
    if scope.isInput(type) { return nil }
    var found: [TypeSymbol.ID] = []
    for conformer in scope.conformers(of: type) where candidates.isBase(conformer) == false {
      if found.count == variantLimit { return nil }
      found.append(conformer)
    }
    guard let first = found.first, found.allSatisfy({ candidates.role(of: $0) == candidates.role(of: first) }) else { return nil }
    return found
  }

  /// The evidence of a candidate: the pattern or base type name that it matches, or what the user set.
  func naming(_ type: TypeSymbol.ID, _ candidate: Candidate) -> String {
    if candidate.isSet, let pin = scope.setRoles[type] { return pin.origin }
    return "named \(candidate.pattern.map { candidates.patterns[$0] } ?? scope.text(type))"
  }
}
