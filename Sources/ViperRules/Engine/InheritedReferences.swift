internal import ViperModel

/// What components take over from their base classes: who uses what the base uses itself adds no dependency.
struct InheritedReferences {
  private var bases: [Component.ID: Component.ID] = [:]
  private var used: Set<[Component.ID]> = []

  init(_ input: LintInput) {
    for reference in input.graph.references {
      if reference.kind == .inheritance { bases[reference.from] = bases[reference.from] ?? reference.to }
      if reference.kind == .stored || reference.kind == .parameter { used.insert([reference.from, reference.to]) }
    }
  }

  /// Whether a base class of the one who refers stores or takes the same component.
  func includes(_ reference: Reference) -> Bool {
    var seen: Set<Component.ID> = [reference.from]
    var next = bases[reference.from]
    while let base = next, seen.insert(base).inserted {
      if used.contains([base, reference.to]) { return true }
      next = bases[base]
    }
    return false
  }
}
