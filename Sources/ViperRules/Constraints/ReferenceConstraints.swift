import ViperConfiguration
import ViperLinking
import ViperModel

/// Checks which types refer to which: `forbidden`, `allowed`, `required`.
struct ReferenceConstraints {
  let input: ConstraintInput
  let ends: ConstrainedReferences
  private let from: SelectedEnd
  private let to: SelectedEnd
  private let except: TypeSet
  /// What `from` selects.
  private let own: TypeSet
  /// The part of it that must not, or must, refer to something.
  private let outside: TypeSet

  init(_ ends: ConstrainedReferences, _ table: inout SelectionTable, _ input: ConstraintInput) {
    (self.input, self.ends) = (input, ends)
    (from, to) = (table.end(ends.from), table.end(ends.to))
    except = ends.except.map { table.types($0) } ?? .none(input.typeCount)
    own = from.types
    outside = Self.outside(own, to.types)
  }

  /// Where `from` selects all that `to` does and more, as in "nobody depends on the dashboard", what is inside `to` is its own matter.
  static func outside(_ from: TypeSet, _ to: TypeSet) -> TypeSet {
    guard from.exceeds(to) else { return from }
    var outside = from
    outside.subtract(to)
    return outside
  }

  func forbidden() -> [ConstraintBreach] {
    if own.isEmpty { return [] }
    if ends.followsPaths {
      let paths = ReferencePaths(to: to.types, input, avoiding: outside, except: except) { to.contains(Int($0.to), by: $0) }
      return breaches(along: paths, of: outside)
    }
    return uses(by: outside) { to.contains(Int($0.to), by: $0) }.map { ConstraintBreach($0, words($0), in: input) }
  }

  func allowed() -> [ConstraintBreach] {
    if own.isEmpty { return [] }
    if ends.followsPaths {
      var others = TypeSet.all(input.typeCount)
      for set in [own, to.types] { others.subtract(set) }
      return breaches(along: ReferencePaths(to: others, input, avoiding: own, except: except) { _ in true }, of: own)
    }
    return uses(by: own) { !own.contains(Int($0.to)) && !to.contains(Int($0.to), by: $0) }.map {
      ConstraintBreach($0, input.words($0), in: input)
    }
  }

  /// Interfaces refer to what they declare, so they need to refer to nothing, unless nothing else is selected.
  func required() -> [ConstraintBreach] {
    if own.isEmpty { return [] }
    let reached = ends.followsPaths ? reached() : []
    var referring = Set<CodeInventory.ID>()
    for type in outside.types {
      let isReferring = input.inventory.uses(by: type).contains { use in
        !input.isExtension(use) && from.contains(type, by: use)
          && (to.contains(Int(use.to), by: use) || reached.contains(input.owner(Int(use.to))))
      }
      if isReferring { referring.insert(input.owner(type)) }
    }
    return input.wholes(of: outside).filter { !except.contains($0) && !referring.contains($0) }.map {
      ConstraintBreach(
        $0, subject: "", "\(input.noun($0)) \(ends.followsPaths ? "reaches" : "refers to") none of \(ends.to.words)", in: input)
    }
  }

  // MARK: references

  /// What a reference says, with how it refers where that is asked for: `(stored, strong)`.
  private func words(_ use: InventoryUse) -> String {
    ends.from.isAboutReferences || ends.to.isAboutReferences ? input.mannerWords(use) : input.words(use)
  }

  private func uses(by types: TypeSet, where isWrong: (InventoryUse) -> Bool) -> [InventoryUse] {
    types.types.filter { !except.contains($0) }.flatMap { type in
      input.inventory.uses(by: type).filter { use in
        from.contains(type, by: use) && !except.contains(Int(use.to)) && isWrong(use) && counts(use)
      }
    }
  }

  /// An extension refers to its type only for selectors that tell the two apart.
  private func counts(_ use: InventoryUse) -> Bool {
    if input.isOwnInterface(use) { return false }
    return !input.isExtension(use) || !own.contains(Int(use.to)) && !to.types.contains(Int(use.from))
  }

  // MARK: paths

  /// The owners from which paths lead to what `to` selects.
  private func reached() -> Set<CodeInventory.ID> {
    var reached = Set<CodeInventory.ID>()
    var queue: [CodeInventory.ID] = []
    func visit(_ use: InventoryUse) {
      let user = input.owner(Int(use.from))
      if reached.insert(user).inserted { queue.append(user) }
    }
    for type in to.types.types {
      input.uses(of: type).filter { to.contains(type, by: $0) && !input.isExtension($0) }.forEach(visit)
    }
    while let owner = queue.popLast() { input.uses(ofOwner: owner).forEach(visit) }
    return reached
  }

  /// One path for each owner where a path leaves what `from` selects, to the nearest target.
  private func breaches(along paths: ReferencePaths, of users: TypeSet) -> [ConstraintBreach] {
    var shortest: [CodeInventory.ID: [InventoryUse]] = [:]
    var order: [CodeInventory.ID] = []
    for type in users.types where !except.contains(type) {
      let uses = input.inventory.uses(by: type).filter {
        from.contains(type, by: $0) && counts($0) && (!input.isExtension($0) || to.contains(Int($0.to), by: $0))
      }
      guard let path = paths.shortest(beginningWith: uses) else { continue }
      let owner = input.owner(type)
      if let known = shortest[owner] {
        if (path.count, path[0].rank) < (known.count, known[0].rank) { shortest[owner] = path }
      } else {
        shortest[owner] = path
        order.append(owner)
      }
    }
    return order.compactMap { shortest[$0] }.map(breach)
  }

  private func breach(along path: [InventoryUse]) -> ConstraintBreach {
    // A path has a step at least.
    if path.count == 1 { return ConstraintBreach(path[0], input.words(path[0]), in: input) }
    let (types, end) = (input.inventory.types, input.owner(Int(path.last!.to)))
    let names = path.map { types[input.owner(Int($0.from))].name } + [types[end].name]
    var breach = ConstraintBreach(
      path[0], "\(input.noun(Int(path[0].from))) reaches \(input.noun(end)): \(names.joined(separator: " → "))", in: input)
    (breach.subject, breach.target) = (types[end].name, end)
    breach.notes = path.dropFirst().map { Finding.Note(range: input.inventory.range(of: $0), message: input.words($0)) }
    return breach
  }
}
