import ViperFacts

/// What the aliases of a code base stand for, by name: code that extends or inherits an alias extends or inherits a type that it
/// does not name.
struct AliasTargets {
  private var targets: [Name: [Name]] = [:]

  init(_ codebase: Codebase) {
    for alias in codebase.topLevelAliases.values + codebase.nestedAliases.values {
      let file = codebase.files[Int(alias.file)]
      targets[codebase.name(alias), default: []] += file.facts.targetNames(of: Int(alias.index)).map(file.name)
    }
  }

  /// The given names, and those of everything that any of them may stand for.
  func following(_ names: [Name]) -> [Name] {
    guard names.contains(where: { targets[$0] != nil }) else { return names }
    var found = names
    var seen = Set(names)
    var position = 0
    while position < found.count {
      found += (targets[found[position]] ?? []).filter { seen.insert($0).inserted }
      position += 1
    }
    return found
  }
}
