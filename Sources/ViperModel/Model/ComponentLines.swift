import ViperFacts

/// How many lines each component takes: its declaration and its extensions, wherever they stand.
struct ComponentLines {
  /// By component.
  let counts: [Int]

  /// A component inside another one counts for itself alone, so that the lines of a module are the sum of its components'.
  init(_ types: [TypeSymbol.ID], in codebase: Codebase) {
    let components = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1, $0) })
    var counts = types.map { _ in 0 }
    for (component, type) in types.enumerated() {
      let outer = codebase.enclosing(type).dropFirst().lazy.compactMap { components[$0] }.first
      let symbol = codebase.types[type]
      for part in symbol.parts {
        let lines = Self.lines(of: part, in: codebase)
        counts[component] += lines
        // An extension stands at the top of its file, beside the outer type.
        if let outer, codebase.declaration(part).kind != .extension { counts[outer] -= lines }
      }
    }
    self.counts = counts.map { max($0, 0) }
  }

  private static func lines(of part: DeclarationReference, in codebase: Codebase) -> Int {
    let range = codebase.range(codebase.declaration(part).span, in: Int(part.file))
    return range.endLine - range.line + 1
  }
}
