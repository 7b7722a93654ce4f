internal import ViperConfiguration
internal import ViperFacts
import ViperGraph
internal import ViperModel
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// The types that a constraint is about, in groups, with the references between these, and what breaks it as marks.
///
/// Unlike other views it has types without a role. A type represents nested types that are not components themselves.
struct ConstraintView {
  private(set) var view: GraphView
  private let inventory: CodeInventory
  private let graph: ComponentGraph
  /// By component and, without a role, by outermost type: the position of its node.
  private var nodes: [NodeKey: Int] = [:]

  private enum NodeKey: Hashable {
    case component(Component.ID)
    case type(CodeInventory.ID)
  }

  /// - Throws: `UsageError` if there is nothing to draw.
  init(of constraint: Constraint, in analysis: Analysis) throws(UsageError) {
    guard let input = analysis.constraints?.input else { throw .nothingSelected(constraint) }
    (inventory, graph) = (input.inventory, input.graph)
    let scene = ConstraintScene(constraint, in: input, folder: analysis.configuration.folder ?? "/")
    view = GraphView(level: .component)
    view.bands = scene.groups.map { GraphView.Band(name: $0.name, text: $0.text) }
    view.direction = scene.isLayered ? .down : .right
    let uses = scene.uses.filter { analysis.draws($0.from, inventory) || analysis.draws($0.to, inventory) }
    addNodes(scene, Set(uses.flatMap { [Int($0.from), Int($0.to)] }), in: analysis)
    if view.nodes.isEmpty { throw .nothingSelected(constraint) }
    addEdges(uses)
    mark(with: analysis.report.findings.filter { $0.rule == constraint.name }, uses)
    view.edges = view.edges.filter { $0.from != $0.to }.sorted()
    view = view.droppingEmptyClusters()
  }

  private func key(of type: CodeInventory.ID) -> NodeKey {
    let entry = inventory.types[type]
    return entry.component.map { .component($0) } ?? .type(entry.outermost)
  }

  // MARK: nodes

  /// - Parameter ends: the types at the ends of the references, which are drawn wherever they are.
  private mutating func addNodes(_ scene: ConstraintScene, _ ends: Set<CodeInventory.ID>, in analysis: Analysis) {
    var bands: [NodeKey: Int] = [:]
    for type in inventory.types.indices {
      guard let group = scene.groupOf[type], ends.contains(type) || analysis.draws(Int32(type), inventory) else { continue }
      let key = key(of: type)
      if bands[key] == nil || isItself(type) { bands[key] = group }
    }
    let components = GraphView.component(of: graph)
    view.clusters = components.clusters
    let componentOf = Dictionary(graph.components.map { ($0.key, $0.id) }, uniquingKeysWith: { first, _ in first })
    let drawn = components.nodes.compactMap { node in componentOf[node.id].map { (key: NodeKey.component($0), node: node) } }
    let others = inventory.types.indices.filter { key(of: $0) == .type($0) }.map { (key: NodeKey.type($0), node: node(of: $0)) }
    for (key, node) in (drawn + others).sorted(by: Self.isBefore) {
      guard let band = bands[key] else { continue }
      nodes[key] = view.nodes.count
      var node = node
      node.band = band
      view.nodes.append(node)
    }
  }

  /// Whether a type gives its node the name.
  private func isItself(_ type: CodeInventory.ID) -> Bool {
    let entry = inventory.types[type]
    return entry.component.map { graph.components[$0].name == entry.name } ?? (entry.outermost == type)
  }

  private static func isBefore(_ a: (key: NodeKey, node: GraphView.Node), _ b: (key: NodeKey, node: GraphView.Node)) -> Bool {
    (a.node.file, a.node.line ?? 0, a.node.label) < (b.node.file, b.node.line ?? 0, b.node.label)
  }

  /// A type without a role.
  private func node(of type: CodeInventory.ID) -> GraphView.Node {
    let entry = inventory.types[type]
    return GraphView.Node(
      id: "\(entry.range.file)#\(entry.name)", label: entry.name, content: .component("", entry.kind ?? .struct),
      file: entry.range.file, line: entry.range.line, lines: entry.size.lines)
  }

  // MARK: references

  /// An edge for each use, at the same position.
  private mutating func addEdges(_ uses: [InventoryUse]) {
    view.edges = uses.map { use in
      let range = inventory.range(of: use)
      // The ends of all uses were given as such, and have nodes.
      return GraphView.Edge(
        from: nodes[key(of: Int(use.from))]!, to: nodes[key(of: Int(use.to))]!, kind: use.kind, strength: use.strength,
        purpose: .init(of: use.kind), property: inventory.property(of: use), file: range.file, line: range.line)
    }
  }

  /// Marks the references at the places of findings, or else the types that these are about.
  private mutating func mark(with findings: [Finding], _ uses: [InventoryUse]) {
    let typesNamed = Dictionary(grouping: inventory.types.indices) { inventory.types[$0].name }
    let edgesAt = Dictionary(grouping: uses.indices) { inventory.range(of: uses[$0]) }
    for finding in findings {
      guard let mark = GraphMark(finding) else { continue }
      let own = edgesAt[finding.range] ?? []
      let exact = own.filter { inventory.types[Int(uses[$0].to)].name == finding.target }
      let edges = Set((exact.isEmpty ? own : exact) + finding.notes.flatMap { edgesAt[$0.range] ?? [] })
      for edge in edges { view.edges[edge].marks.append(mark) }
      guard edges.isEmpty, let node = node(of: finding, among: typesNamed) else { continue }
      view.nodes[node].marks.append(mark)
    }
  }

  /// - Parameter types: by name.
  private func node(of finding: Finding, among types: [String: [CodeInventory.ID]]) -> Int? {
    let named = finding.component.flatMap { types[$0] } ?? []
    let type = named.first { inventory.types[$0].range.file == finding.range.file } ?? named.first
    return type.flatMap { nodes[key(of: $0)] }
  }
}

extension Analysis {
  /// Whether a type lies in the named part of the code.
  fileprivate func draws(_ type: Int32, _ inventory: CodeInventory) -> Bool {
    part.map { $0.contains(printed: inventory.types[Int(type)].range.file) } ?? true
  }
}

extension UsageError {
  fileprivate static func nothingSelected(_ constraint: Constraint) -> UsageError {
    var words = "the constraint '\(constraint.name)' selects nothing here, so that there is nothing to draw"
    if case .acyclic(let unit, _) = constraint.statement {
      words = "no \(unit.rawValue)s refer to each other in a cycle, so '\(constraint.name)' has nothing to draw"
    }
    return UsageError([Diagnostic(.error, words, file: constraint.file, line: constraint.line)])
  }
}

extension AnalysisPlan {
  /// - Throws: `UsageError` with the nearest name for an unknown constraint.
  func constraint(named name: String) throws(UsageError) -> Constraint {
    let known = configuration.constraints
    if let constraint = known.first(where: { $0.name == name }) { return constraint }
    let place = configuration.file.map { "'\($0)'" } ?? "'\(Configuration.fileName)'"
    guard known.isEmpty else {
      let hint = NearestNames.hint(for: name, among: known.map(\.name))
      throw UsageError([Diagnostic(.error, "there is no constraint '\(name)' in \(place)\(hint)")])
    }
    let example = "{name: \(name), reason: WHY, forbidden: {from: {group: A}, to: {group: B}}}"
    throw UsageError([
      Diagnostic(.error, "there are no constraints to draw; add one to \(place), such as 'constraints: [\(example)]'")
    ])
  }
}
