import ViperLinking

/// The modules with another core part than their anchor, be it class or interface, or with a named interface of the anchor.
struct ModuleCompletion: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  /// By number, ascending.
  func completeModules() -> [Int] {
    var complete = Set<Int>()
    for (type, part) in before.assignments.entries {
      guard let module = part.module, !complete.contains(module) else { continue }
      if completes(part, isInterface: scope.isProtocol(type)) { complete.insert(module) }
    }
    return complete.sorted()
  }

  /// Whether a part makes its module complete.
  private func completes(_ part: RootClassification.Assignment, isInterface: Bool) -> Bool {
    if part.isIncidental { return false }
    if isInterface, part.surface == .output || part.surface == .base || !part.isNamed { return false }
    return part.role == scope.dialect.anchor ? isInterface : RootScope.core.contains(part.role)
  }
}
