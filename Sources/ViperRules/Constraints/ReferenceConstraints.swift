import ViperConfiguration
import ViperModel

/// Checks which types refer to which: `forbidden`, `allowed`, `required`.
struct ReferenceConstraints {
  let input: ConstraintInput
  let ends: ConstrainedReferences
  private let from: SelectedEnd
  private let to: SelectedEnd
  private let except: TypeSet?

  init(_ ends: ConstrainedReferences, _ table: inout SelectionTable, _ input: ConstraintInput) {
    (self.input, self.ends) = (input, ends)
    (from, to) = (table.end(ends.from), table.end(ends.to))
    except = ends.except.map { table.types($0) }
  }

  func forbidden() -> [ConstraintBreach] {
    if ends.followsPaths { return paths(to: to.types) }
    return uses { to.contains(Int($0.to), by: $0) }.map { ConstraintBreach($0, words($0), in: input) }
  }

  func allowed() -> [ConstraintBreach] {
    let own = from.types
    if ends.followsPaths {
      var others = TypeSet.all(input.typeCount)
      for set in [own, to.types] { others.subtract(set) }
      return paths(to: others)
    }
    return uses { !own.contains(Int($0.to)) && !to.contains(Int($0.to), by: $0) }.map { ConstraintBreach($0, words($0), in: input) }
  }

  func required() -> [ConstraintBreach] {
    var referring = Set<CodeInventory.ID>()
    let types = input.inventory.types
    for type in from.types.types {
      let found = input.inventory.uses(by: type).contains { from.contains(type, by: $0) && to.contains(Int($0.to), by: $0) }
      if found || ends.followsPaths && reaches(type, to.types) { referring.insert(types[type].outermost) }
    }
    return from.types.types.filter { input.isWhole($0) && !isExempt($0) && !referring.contains(types[$0].outermost) }.map {
      ConstraintBreach($0, subject: "", "\(input.noun($0)) refers to nothing that it must refer to", in: input)
    }
  }

  // MARK: references

  private func words(_ use: InventoryUse) -> String { "\(input.noun(Int(use.from))) refers to \(input.noun(Int(use.to)))" }

  private func isExempt(_ type: CodeInventory.ID) -> Bool { except?.contains(type) ?? false }

  private func uses(where isWrong: (InventoryUse) -> Bool) -> [InventoryUse] {
    from.types.types.filter { !isExempt($0) }.flatMap { type in
      input.inventory.uses(by: type).filter { use in
        from.contains(type, by: use) && !isExempt(Int(use.to)) && isWrong(use)
      }
    }
  }

  // MARK: paths

  /// One path for each type where a path leaves what `from` selects, to the nearest target.
  private func paths(to targets: TypeSet) -> [ConstraintBreach] {
    let own = from.types
    if own.isEmpty || targets.isEmpty { return [] }
    let next = nextSteps(to: targets, avoiding: own)
    return own.types.filter { !isExempt($0) }.compactMap { type in
      let first = input.inventory.uses(by: type).filter { use in
        from.contains(type, by: use) && !own.contains(Int(use.to)) && next[Int(use.to)] != nil
      }.min { (next[Int($0.to)]!.length, $0.rank) < (next[Int($1.to)]!.length, $1.rank) }
      return first.map { breach(along: path(from: $0, next)) }
    }
  }

  private struct Step {
    /// Nil at the end of the path.
    var use: InventoryUse?
    var length: Int
  }

  /// By type, the next step of a shortest path to a target.
  private func nextSteps(to targets: TypeSet, avoiding own: TypeSet) -> [Step?] {
    var steps = [Step?](repeating: nil, count: input.typeCount)
    var queue = targets.types.filter { !isExempt($0) && !own.contains($0) }
    for target in queue { steps[target] = Step(use: nil, length: 0) }
    var position = 0
    while position < queue.count {
      let target = queue[position]
      position += 1
      for use in input.uses(of: target) where steps[Int(use.from)] == nil {
        let user = Int(use.from)
        guard !own.contains(user), !isExempt(user) else { continue }
        steps[user] = Step(use: use, length: steps[target]!.length + 1)
        queue.append(user)
      }
    }
    return steps
  }

  private func reaches(_ type: CodeInventory.ID, _ targets: TypeSet) -> Bool {
    var seen: Set<CodeInventory.ID> = [type]
    var queue = [type]
    while let next = queue.popLast() {
      for use in input.inventory.uses(by: next) where seen.insert(Int(use.to)).inserted {
        if targets.contains(Int(use.to)) { return true }
        queue.append(Int(use.to))
      }
    }
    return false
  }

  private func path(from first: InventoryUse, _ next: [Step?]) -> [InventoryUse] {
    var path = [first]
    while let use = next[Int(path.last!.to)]?.use { path.append(use) }
    return path
  }

  private func breach(along path: [InventoryUse]) -> ConstraintBreach {
    let (types, end) = (input.inventory.types, Int(path.last!.to))
    if path.count == 1 { return ConstraintBreach(path[0], words(path[0]), in: input) }
    let names = path.map { types[Int($0.from)].name } + [types[end].name]
    var breach = ConstraintBreach(
      path[0], "\(input.noun(Int(path[0].from))) reaches \(input.noun(end)): \(names.joined(separator: " → "))", in: input)
    (breach.subject, breach.target) = (types[end].name, end)
    breach.notes = path.dropFirst().map { use in
      Finding.Note(range: input.inventory.range(of: use), message: words(use))
    }
    return breach
  }
}
