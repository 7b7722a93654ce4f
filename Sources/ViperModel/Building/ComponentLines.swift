import ViperFacts
import ViperLinking

/// Line counts of components: the declaration and all extensions, in whatever file.
struct ComponentLines {
  /// By component.
  let counts: [Int]

  /// Lines of a nested component are not counted for the outer one, so that a module's lines are the sum of its components'.
  init(_ types: [TypeSymbol.ID], _ index: ComponentIndex, in codebase: Codebase) {
    var counts = types.map { _ in 0 }
    for (component, type) in types.enumerated() {
      let outer = codebase.types[type].parent.flatMap { index.component(enclosing: $0) }
      for part in codebase.types[type].parts {
        let lines = codebase.files[Int(part.file)].facts.lineCount(of: codebase.declaration(part).span)
        counts[component] += lines
        // Extensions are top-level code, so the outer type's lines do not include them.
        if let outer, codebase.declaration(part).kind != .extension { counts[outer] -= lines }
      }
    }
    self.counts = counts.map { max($0, 0) }
  }
}
