import ViperFacts
import ViperHeap
import ViperLinking

/// Finds the objects that keep each other when nothing else does any more, in what entries make.
struct ObjectCycles {
  private let codebase: Codebase
  private let components: [Component]
  private let index: ComponentIndex
  private let unexecuted: UnexecutedCode
  private var found: [(cycle: ObjectCycle, objects: [ObjectGraph.Node])] = []
  /// Where what lives as long as the app is made.
  private var lastingPlaces: Set<SourceRange> = []
  private var lastingTypes: Set<TypeSymbol.ID> = []

  init(_ codebase: Codebase, _ components: [Component], _ index: ComponentIndex, _ unexecuted: UnexecutedCode) {
    (self.codebase, self.components, self.index, self.unexecuted) = (codebase, components, index, unexecuted)
  }

  mutating func add(_ life: ObjectLife) {
    let lasting = Self.lasting(life.closed)
    lastingPlaces.formUnion(lasting.compactMap { life.closed.nodes[$0].place })
    lastingTypes.formUnion(lasting.compactMap { life.closed.nodes[$0].instance })
    found += cycles(in: life, lasting)
  }

  /// In the order of the entries. What lives as long as the app by what one of them makes leaks nothing where another one makes it.
  var all: [ObjectCycle] {
    found.filter { !$0.objects.contains(where: isLasting) }.map(\.cycle)
  }

  /// Of an object of which the maker is not seen, another one of its class tells.
  private func isLasting(_ object: ObjectGraph.Node) -> Bool {
    if let place = object.place { return lastingPlaces.contains(place) }
    return object.instance.map(lastingTypes.contains) ?? false
  }

  private static func lasting(_ graph: ObjectGraph) -> Set<Int> {
    graph.reach(from: graph.nodes.indices.filter { graph.nodes[$0].kind == .lasting }) { _ in true }
  }

  private func cycles(in life: ObjectLife, _ lasting: Set<Int>) -> [(cycle: ObjectCycle, objects: [ObjectGraph.Node])] {
    let graph = life.closed
    let possible = cyclic(
      graph.edges.filter { edge in
        edge.certainty >= .each && !lasting.contains(edge.from) && !isOutside(graph.nodes[edge.from])
      }, in: graph)
    if possible.edges.isEmpty { return [] }
    let (inner, numbers) = cyclic(possible.edges.filter { !isLetGo($0, in: life) }, in: graph)
    return Dictionary(grouping: inner) { numbers[$0.from] }.values.compactMap { cycle(of: $0, life) }.sorted {
      $0.cycle.links[0].range < $1.cycle.links[0].range
    }
  }

  /// Those of some edges that are parts of cycles, with the number of each node's cycle.
  ///
  /// Where each of several objects holds one of several others, a way leads back to where it began if that is one object: a chain of
  /// several ends.
  private func cyclic(_ edges: [ObjectGraph.Edge], in graph: ObjectGraph) -> (edges: [ObjectGraph.Edge], numbers: [Int]) {
    let numbers = StronglyConnectedComponents.numbers(count: graph.nodes.count, edges: edges.map { ($0.from, $0.to) })
    let closed = Set(graph.nodes.indices.lazy.filter { !graph.nodes[$0].isMany }.map { numbers[$0] })
    return (edges.filter { numbers[$0.from] == numbers[$0.to] && closed.contains(numbers[$0.from]) }, numbers)
  }

  /// Whether other code may keep an object for ever. A view that an entry is handed goes with its screen.
  private func isOutside(_ node: ObjectGraph.Node) -> Bool {
    node.kind == .outside || node.isFromOutside && index[node].map { components[$0].role != .view } ?? true
  }

  /// Whether code that has not been executed lets go of what a property holds.
  private func isLetGo(_ edge: ObjectGraph.Edge, in life: ObjectLife) -> Bool {
    guard case .property(let slot) = edge.slot else { return false }
    let name = codebase.name(codebase.declaration(ofSlot: slot))
    return unexecuted.assignments(to: name, besides: life).contains(where: codebase.isLiteral(assignedAt:))
  }

  private func cycle(
    of edges: [ObjectGraph.Edge], _ life: ObjectLife
  ) -> (cycle: ObjectCycle, objects: [ObjectGraph.Node])? {
    let graph = life.closed
    let nodes = Set(edges.flatMap { [$0.from, $0.to] }).filter { graph.nodes[$0].kind != .container }.sorted()
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let links = edges.filter { places[$0.from] != nil }.flatMap { edge in
      targets(of: edge, edges, graph).compactMap { target in
        places[target].flatMap { link(edge, from: places[edge.from]!, to: $0, target, life) }
      }
    }
    let objects = nodes.map { object(graph.nodes[$0]) }
    let concerned = objects.compactMap(\.component).first(where: isPart) ?? keptPart(of: nodes, graph)
    // What opened screens alone make is told by their own lives.
    guard let concerned, !links.isEmpty, !nodes.allSatisfy({ graph.nodes[$0].isOpened }) else { return nil }
    let cycle = ObjectCycle(component: concerned, objects: objects, links: links, entry: life.name)
    return (cycle, nodes.map { graph.nodes[$0] })
  }

  /// The objects that an edge leads to, through containers.
  private func targets(of edge: ObjectGraph.Edge, _ edges: [ObjectGraph.Edge], _ graph: ObjectGraph) -> [Int] {
    let inner = Set(edges.map(\.to))
    return graph.reach(from: [edge.to]) { graph.nodes[$0.from].kind == .container && inner.contains($0.to) }
      .filter { graph.nodes[$0].kind != .container }.sorted()
  }

  private func isPart(_ component: Component.ID) -> Bool {
    components[component].module != nil && !components[component].isInterface
  }

  private func keptPart(of nodes: [Int], _ graph: ObjectGraph) -> Component.ID? {
    graph.reach(from: nodes) { $0.certainty >= .left }.sorted().lazy.compactMap { self.object(graph.nodes[$0]).component }.first(
      where: isPart)
  }

  private func object(_ node: ObjectGraph.Node) -> ObjectCycle.Object {
    switch node.kind {
    case .instance(let type):
      ObjectCycle.Object(name: codebase.types[type].qualifiedName, component: index[type], place: node.place)
    case .external(let name): ObjectCycle.Object(name: name, component: nil, place: node.place)
    default: ObjectCycle.Object(name: nil, component: nil, place: node.place)
    }
  }

  private func link(_ edge: ObjectGraph.Edge, from: Int, to: Int, _ target: Int, _ life: ObjectLife) -> ObjectCycle.Link? {
    let isNeeded = isNeeded(edge, for: target, in: life.shown)
    switch edge.slot {
    case .property(let slot):
      let declaration = codebase.declaration(ofSlot: slot)
      let owner = owner(of: declaration, in: life.closed.nodes[edge.from])
      let isDirect = edge.to == target && isInstance(life.closed.nodes[target])
      return ObjectCycle.Link(
        from: from, to: to, kind: isDirect ? .property : .content, name: codebase.text(codebase.name(declaration)),
        ownerComponent: owner.flatMap { index[$0] },
        range: codebase.range(codebase.declaration(declaration).nameSpan, in: Int(declaration.file)), isNeeded: isNeeded)
    case .captured(let name):
      guard let place = life.closed.nodes[edge.from].place else { return nil }
      return ObjectCycle.Link(
        from: from, to: to, kind: .capture, name: name == 0 ? "self" : codebase.text(name), ownerComponent: nil,
        range: place, isNeeded: isNeeded)
    case .named(let name):
      let origin = edge.origin.flatMap { codebase.range(of: $0.place) }
      let place = origin ?? life.closed.nodes[edge.from].place ?? life.place
      return ObjectCycle.Link(
        from: from, to: to, kind: .framework, name: name, ownerComponent: nil, range: place, isNeeded: isNeeded)
    case .content: return nil
    }
  }

  /// The type that declares a property: the holder's, or one that it inherits from.
  private func owner(of property: DeclarationReference, in holder: ObjectGraph.Node) -> TypeSymbol.ID? {
    guard let type = holder.instance else { return nil }
    return ([type] + codebase.ancestors(of: type)).first { codebase.members[$0, codebase.name(property)].contains(property) }
  }

  private func isInstance(_ node: ObjectGraph.Node) -> Bool {
    switch node.kind {
    case .instance(let type): codebase.types[type].kind == .class
    case .external: true
    default: false
    }
  }

  /// Whether an object is kept while the screen is shown, but not without an edge.
  private func isNeeded(_ edge: ObjectGraph.Edge, for target: Int, in shown: ObjectGraph) -> Bool {
    guard target < shown.nodes.count else { return false }
    let roots = shown.nodes.indices.filter { shown.nodes[$0].kind == .lasting || isOutside(shown.nodes[$0]) }
    guard shown.reach(from: roots, by: { _ in true }).contains(target) else { return false }
    return !shown.reach(from: roots) { ($0.from, $0.slot) != (edge.from, edge.slot) }.contains(target)
  }
}

extension ObjectLife {
  /// Whether an assignment has run.
  func hasExecuted(_ place: NameMentions.Place) -> Bool { assignments.contains(ExpressionPlace(targetOf: place)) }
}

extension ExpressionPlace {
  /// What an assignment sets.
  init(targetOf assignment: NameMentions.Place) { self.init(file: Int(assignment.file), node: Int(assignment.target)) }
}
