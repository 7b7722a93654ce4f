/// The types above and below each type, in all steps: asked for over and over, so worked out once.
struct Inheritance: Sendable {
  /// By type, nearest first, the type itself left out.
  let ancestors: [[TypeSymbol.ID]]
  /// By type, those that conform to or inherit it, protocols left out.
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

  /// What is reached from a type step by step, nearest first, the type itself left out.
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
