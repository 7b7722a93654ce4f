/// The transitive supertypes and subtypes of each type, computed once because they are queried often.
struct Inheritance: Sendable {
  /// By type, the supertypes, nearest first, without the type itself.
  let ancestors: [[TypeSymbol.ID]]
  /// By type, the conformers and subclasses, without protocols and external types.
  let conformers: [[TypeSymbol.ID]]
  /// The first type with more supertypes than are listed; nil if all are.
  let excess: Excess?

  struct Excess: Sendable {
    var type: TypeSymbol.ID
    /// Whether the limit is that of all types together.
    var isOfAll: Bool
  }

  /// Far above any code base, but a chain of thousands of classes has millions of supertypes.
  struct Limits: Sendable {
    /// Of one type.
    var supertypes = 500
    /// Of all types together.
    var total = 4_000_000
  }

  init(_ types: [TypeSymbol], limits: Limits = Limits()) {
    var visited = VisitedTypes(count: types.count)
    var (room, excess): (Int, Excess?) = (limits.total, nil)
    ancestors = types.indices.map { type in
      visited.beginWalk()
      let most = min(limits.supertypes, room)
      let found = Self.reached(from: type, by: { types[$0].bases }, atMost: most) { visited.insert($0) }
      if !found.isComplete, excess == nil { excess = Excess(type: type, isOfAll: room < limits.supertypes) }
      room -= found.list.count
      return found.list
    }
    room = limits.total
    conformers = types.indices.map { type in
      visited.beginWalk()
      let below = Self.reached(from: type, by: { types[$0].subtypes }, atMost: room) { visited.insert($0) }
      room -= below.list.count
      return below.list.filter { !types[$0].isProtocol && !types[$0].isExternal }
    }
    self.excess = excess
  }

  /// The types reachable from a type by breadth-first search, without the type itself, and whether those are all; in any case those
  /// that are a step away.
  static func reached(
    from type: TypeSymbol.ID, by step: (TypeSymbol.ID) -> [TypeSymbol.ID], atMost limit: Int = Limits().supertypes,
    isNew: (TypeSymbol.ID) -> Bool
  ) -> (list: [TypeSymbol.ID], isComplete: Bool) {
    if step(type).isEmpty || !isNew(type) { return ([], true) }
    var found = step(type).filter(isNew)
    var position = 0
    while position < found.count {
      let next = step(found[position]).filter(isNew)
      guard found.count + next.count <= limit || next.isEmpty else { return (found, false) }
      found += next
      position += 1
    }
    return (found, true)
  }
}
