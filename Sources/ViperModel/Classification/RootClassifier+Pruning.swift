import ViperLinking

/// Candidates and modules that are dropped again, since nothing but a name speaks for them.
extension RootClassifier {
  /// Drops controllers that share only their name with a module: it has another, linked view, and they are in another folder.
  mutating func dropNamesakeViews() {
    var views: [Int: [TypeSymbol.ID]] = [:]
    for type in types where role(of: type) == .view {
      if let module = module(of: type) { views[module, default: []].append(type) }
    }
    for (module, views) in views where views.count > 1 {
      let presenter = result.modules[module].presenter
      guard views.contains(where: { affinities.points(between: $0, and: presenter) > 0 }) else { continue }
      for view in views
      where affinities.points(between: view, and: presenter) == 0 && moduleFolder(of: view) != moduleFolder(of: presenter) {
        result.assignments[view] = nil
        candidates.remove(view)
      }
    }
  }

  /// Drops wireframes and interactors without a module that nothing ties to one: namesakes from another architecture.
  mutating func dropOutsiders() {
    let outsiders = types.filter { type in
      guard let role = role(of: type), role == .interactor || role == .wireframe else { return false }
      let isLoose = result.assignments.value(of: type) { $0.module == nil && !$0.isBase } ?? false
      return isLoose && codebase.types[type].parent == nil && !isTied(type)
    }
    for type in outsiders { result.assignments[type] = nil }
  }

  /// Whether a type uses parts of modules or assemblies, or is used by a component that is no view.
  private func isTied(_ type: TypeSymbol.ID) -> Bool {
    let uses = usages.by(type).contains { usage in
      role(of: usage.to).map { Self.core.contains($0) || $0 == .assembly } ?? false
    }
    return uses
      || usages.of(type).contains { usage in
        guard usage.from != type, let user = role(of: usage.from) else { return false }
        return user != .view && user != .subview
      }
  }

  /// Drops modules without a view, interactor or wireframe, be it class or interface, unless a named interface makes the
  /// presenter one.
  mutating func dropIncompleteModules() {
    var complete = Set<Int>()
    for type in types {
      guard let module = module(of: type), !complete.contains(module) else { continue }
      let isInterface = codebase.types[type].isProtocol
      if result.assignments.value(of: type, { Self.completes($0, isInterface: isInterface) }) == true { complete.insert(module) }
    }
    let kept = result.modules.indices.filter { complete.contains($0) }
    if kept.count == result.modules.count { return }
    let renumbered = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
    for type in types {
      guard let module = module(of: type) else { continue }
      if let number = renumbered[module] {
        result.assignments.update(type) { $0.module = number }
      } else {
        result.assignments[type] = nil
      }
    }
    result.modules = kept.map { result.modules[$0] }
    stemOfModule = kept.map { stemOfModule[$0] }
  }

  /// Whether a part makes its module complete.
  private static func completes(_ part: RootClassification.Assignment, isInterface: Bool) -> Bool {
    if part.isIncidental { return false }
    if isInterface, part.surface == .output || part.surface == .base || !part.isNamed { return false }
    return part.role == .presenter ? isInterface : core.contains(part.role)
  }
}
