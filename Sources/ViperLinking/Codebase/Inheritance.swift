/// The transitive supertypes and subtypes of each type, computed once because they are queried often.
struct Inheritance: Sendable {
  /// By type, the supertypes, nearest first, without the type itself.
  let ancestors: [[TypeSymbol.ID]]
  /// By type, the conformers and subclasses, without protocols and external types.
  let conformers: [[TypeSymbol.ID]]

  init(_ types: [TypeSymbol]) {
    var visited = VisitedTypes(count: types.count)
    ancestors = types.indices.map { type in
      visited.beginWalk()
      return Self.reached(from: type, by: { types[$0].bases }) { visited.insert($0) }
    }
    conformers = types.indices.map { type in
      visited.beginWalk()
      let below = Self.reached(from: type, by: { types[$0].subtypes }) { visited.insert($0) }
      return below.filter { !types[$0].isProtocol && !types[$0].isExternal }
    }
  }

  /// The types reachable from a type by breadth-first search, without the type itself.
  static func reached(
    from type: TypeSymbol.ID, by step: (TypeSymbol.ID) -> [TypeSymbol.ID], isNew: (TypeSymbol.ID) -> Bool
  ) -> [TypeSymbol.ID] {
    if step(type).isEmpty || !isNew(type) { return [] }
    var found = step(type).filter(isNew)
    var position = 0
    while position < found.count {
      found += step(found[position]).filter(isNew)
      position += 1
    }
    return found
  }
}
