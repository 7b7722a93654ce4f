internal import ViperFacts
internal import ViperModel

/// Modules that were copied from one another or generated: their parts differ in the module's name alone. What they do is one vote, since
/// one decision was made.
struct ModuleCopies {
  /// The first module of each set of copies, ascending.
  let originals: Set<ViperModule.ID>

  init(_ graph: ComponentGraph) {
    var parts = [[String]](repeating: [], count: graph.modules.count)
    for component in graph.components {
      guard let module = component.module else { continue }
      let affix = Self.affix(of: component.name, around: graph.modules[module].name) ?? component.name
      parts[module].append("\(affix) \(component.kind) \(component.lines) \(component.range.line) \(component.range.column)")
    }
    var seen: Set<[String]> = []
    originals = Set(graph.modules.map(\.id).filter { seen.insert([graph.modules[$0].dialect] + parts[$0].sorted()).inserted })
  }

  /// The name with an asterisk for the module's, where it has that. Most names begin with it, which is quick to see.
  static func affix(of name: String, around module: String) -> String? {
    if module.isEmpty { return nil }
    if name.hasPrefix(module) { return "*" + name.dropFirst(module.count) }
    return name.contains(module) ? name.replacing(module, with: "*", maxReplacements: 1) : nil
  }
}
