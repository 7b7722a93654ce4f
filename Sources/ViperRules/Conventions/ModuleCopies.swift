internal import ViperFacts
internal import ViperModel
internal import ViperText

/// Modules of a root that were copied from one another or generated: their parts differ in the module's name alone. What they do is
/// one vote, since one decision was made.
struct ModuleCopies {
  /// The first module of each set of copies, ascending.
  let originals: Set<ViperModule.ID>

  init(_ graph: ComponentGraph) {
    var parts = [[Component]](repeating: [], count: graph.modules.count)
    for component in graph.components {
      if let module = component.module { parts[module].append(component) }
    }
    // Names are compared only where the places agree, because hardly any modules have those in common.
    var originals: Set<ViperModule.ID> = []
    for modules in Dictionary(grouping: parts.indices, by: { parts[$0].map(Place.init).sorted() }).values {
      var seen: Set<Content> = []
      for module in modules where modules.count == 1 || seen.insert(Content(graph.modules[module], parts[module])).inserted {
        originals.insert(module)
      }
    }
    self.originals = originals
  }

  /// The size of a part and its place in its file.
  private struct Place: Hashable, Comparable {
    var lines: Int
    var line: Int
    var column: Int

    init(_ part: Component) { (lines, line, column) = (part.lines, part.range.line, part.range.column) }

    static func < (a: Place, b: Place) -> Bool { (a.lines, a.line, a.column) < (b.lines, b.line, b.column) }
  }

  /// What copies of a module have in common.
  private struct Content: Hashable {
    var root: String
    var dialect: String
    var parts: [String]

    init(_ module: ViperModule, _ parts: [Component]) {
      (root, dialect) = (module.root, module.dialect)
      self.parts = parts.map { part in
        let affix = part.name.replacingName(module.name) ?? part.name
        return "\(affix) \(part.kind.rawValue) \(part.lines) \(part.range.line) \(part.range.column)"
      }.sorted()
    }
  }
}
