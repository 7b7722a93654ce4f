import ViperLinking
internal import ViperModel

/// References that base classes have already: a component that repeats its base's reference adds no dependency.
struct InheritedReferences {
  private let input: LintInput
  private var bases: [Component.ID: Component.ID] = [:]

  init(_ input: LintInput) {
    self.input = input
    for reference in input.references(.inheritance) {
      bases[reference.from] = bases[reference.from] ?? reference.to
    }
  }

  /// Whether a base class of the reference's source stores or takes the same component.
  func includes(_ reference: Reference) -> Bool {
    var seen: Set<Component.ID> = [reference.from]
    var next = bases[reference.from]
    while let base = next, seen.insert(base).inserted {
      if input.refers(base, to: reference.to, by: .stored) || input.refers(base, to: reference.to, by: .parameter) { return true }
      next = bases[base]
    }
    return false
  }
}
