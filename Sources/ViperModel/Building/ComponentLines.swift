import ViperFacts
import ViperLinking

/// How many lines each component takes: its declaration and its extensions, wherever they stand.
struct ComponentLines {
  /// By component.
  let counts: [Int]

  /// A component inside another one counts for itself alone, so that the lines of a module are the sum of its components'.
  init(_ types: [TypeSymbol.ID], _ index: ComponentIndex, in codebase: Codebase) {
    var counts = types.map { _ in 0 }
    for (component, type) in types.enumerated() {
      let outer = codebase.types[type].parent.flatMap { index.component(enclosing: $0) }
      for part in codebase.types[type].parts {
        let lines = Self.lines(of: part, in: codebase)
        counts[component] += lines
        // An extension stands at the top of its file, beside the outer type.
        if let outer, codebase.declaration(part).kind != .extension { counts[outer] -= lines }
      }
    }
    self.counts = counts.map { max($0, 0) }
  }

  private static func lines(of part: DeclarationReference, in codebase: Codebase) -> Int {
    let facts = codebase.files[Int(part.file)].facts
    let span = facts.declarations[Int(part.index)].span
    return facts.position(of: span.end).line - facts.position(of: span.start).line + 1
  }
}
