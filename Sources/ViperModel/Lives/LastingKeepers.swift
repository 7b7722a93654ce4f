import ViperFacts
import ViperHeap
import ViperLinking

/// Finds the parts of modules that timers, observers and objects that live as long as the app keep, in what entries make.
struct LastingKeepers {
  private let codebase: Codebase
  private let components: [Component]
  private let index: ComponentIndex
  private var found: [Leak] = []
  /// The parts that the app starts with, which stay.
  private var rooted: Set<Component.ID> = []

  init(_ codebase: Codebase, _ components: [Component], _ index: ComponentIndex) {
    (self.codebase, self.components, self.index) = (codebase, components, index)
  }

  mutating func add(_ life: ObjectLife) {
    let staying = life.isStart ? staying(in: life.closed) : []
    rooted.formUnion(staying)
    for leak in leaks(in: life, besides: staying) where !found.contains(where: { $0.range == leak.range }) { found.append(leak) }
  }

  /// The parts that the app starts with, but for those of the screens that come above others.
  private func staying(in graph: ObjectGraph) -> Set<Component.ID> {
    let parts = graph.nodes.filter { !$0.isOpened && !$0.isFromOutside }.compactMap { node in
      part(node).map { (part: $0, module: components[$0].module, isPresented: node.isPresented) }
    }
    let presented = Set(parts.filter(\.isPresented).map(\.module))
    let bottom = Set(parts.filter { components[$0.part].role == .view && !$0.isPresented }.map(\.module))
    return Set(parts.filter { bottom.contains($0.module) || !presented.contains($0.module) }.map(\.part))
  }

  /// In the order of the entries.
  var all: [Leak] { found.filter { !rooted.contains($0.component) } }

  private func leaks(in life: ObjectLife, besides staying: Set<Component.ID>) -> [Leak] {
    let graph = life.closed
    let lasting = graph.edges.filter { graph.nodes[$0.from].kind == .lasting && $0.certainty >= .each }
    let owned = lasting.filter { $0.slot == .content || part(graph.nodes[$0.to]) != nil }.map(\.to)
    let lists = lists(in: graph)
    let permanent = graph.reach(from: owned) { $0.certainty >= .each && !lists.contains($0.from) }
    let added = permanent.intersection(lists).sorted().flatMap(graph.edges(from:)).filter { $0.certainty >= .each }
    return (lasting + added).flatMap { start in
      ways(from: start, graph, permanent).filter {
        isClosed($0, life, besides: staying)
          && (isOfFramework(start) || lists.contains(start.from) || registersItself($0, graph) || isAddedLate($0, graph)
            || isCaptured($0, life))
      }.compactMap { leak($0, life) }
    }
  }

  private func isOfFramework(_ edge: ObjectGraph.Edge) -> Bool { if case .named = edge.slot { true } else { false } }

  /// The collections in properties, which may grow for as long as their owners live.
  private func lists(in graph: ObjectGraph) -> Set<Int> {
    Set(
      graph.edges.lazy.filter { edge in
        if case .property = edge.slot { graph.nodes[edge.to].kind == .container } else { false }
      }.map(\.to))
  }

  /// Whether the screen of the part is closed: what the app starts with stays.
  private func isClosed(_ way: [ObjectGraph.Edge], _ life: ObjectLife, besides staying: Set<Component.ID>) -> Bool {
    guard life.isStart, let end = way.last.map({ life.closed.nodes[$0.to] }) else { return true }
    return end.isOpened || index[end].map { !staying.contains($0) } ?? false
  }

  /// Whether it is the code of a part that has it kept, rather than an assembly that makes it for the app.
  private func registersItself(_ way: [ObjectGraph.Edge], _ graph: ObjectGraph) -> Bool {
    guard let end = way.last, let type = graph.nodes[end.to].instance else { return false }
    let files = Set(codebase.types[type].parts.map { Int($0.file) })
    return way.contains { edge in edge.origin.map { files.contains($0.place.file) } ?? false }
  }

  /// Whether each screen that is shown adds to what lasts, as to a list of listeners or of children.
  private func isAddedLate(_ way: [ObjectGraph.Edge], _ graph: ObjectGraph) -> Bool {
    way.contains { edge in
      graph.nodes[edge.from].kind == .container && edge.origin.map { [.shown, .used].contains($0.phase) } ?? false
    }
  }

  /// Whether a module that is opened again and again leaves a closure behind.
  private func isCaptured(_ way: [ObjectGraph.Edge], _ life: ObjectLife) -> Bool {
    !life.isStart && way.contains { if case .captured = $0.slot { true } else { false } }
  }

  /// The shortest ways to the first parts of modules behind an edge.
  private func ways(from start: ObjectGraph.Edge, _ graph: ObjectGraph, _ permanent: Set<Int>) -> [[ObjectGraph.Edge]] {
    var (open, position): ([[ObjectGraph.Edge]], Int) = ([[start]], 0)
    var seen = permanent
    var found: [[ObjectGraph.Edge]] = []
    while position < open.count {
      let way = open[position]
      position += 1
      // A way has an edge.
      let end = way.last!.to
      guard seen.insert(end).inserted, !graph.nodes[end].isFromOutside else { continue }
      if part(graph.nodes[end]) != nil {
        found.append(way)
      } else {
        open += graph.edges(from: end).filter { $0.certainty >= .each }.map { way + [$0] }
      }
    }
    return found
  }

  private func part(_ node: ObjectGraph.Node) -> Component.ID? {
    index[node].flatMap { components[$0].isModulePart ? $0 : nil }
  }

  private func leak(_ way: [ObjectGraph.Edge], _ life: ObjectLife) -> Leak? {
    let graph = life.closed
    guard let end = way.last, let component = part(graph.nodes[end.to]), let place = place(of: way, life) else { return nil }
    let owner = graph.edges.first { $0.to == way[0].from }.flatMap { name(graph.nodes[$0.from], besides: component) }
    let holder = owner ?? way.lazy.compactMap { name(graph.nodes[$0.to], besides: component) }.first
    return Leak(
      component: component, keeper: .lasting, holder: holder ?? globalName(way[0]), property: nil, link: nil,
      isReleasedInDeinit: false, range: place)
  }

  private func name(_ node: ObjectGraph.Node, besides component: Component.ID) -> String? {
    switch node.kind {
    case .external(let name): name
    case .instance(let type) where index[type] != component: codebase.types[type].qualifiedName
    default: nil
    }
  }

  /// `handler`: the static property that holds something itself.
  private func globalName(_ edge: ObjectGraph.Edge) -> String? {
    guard case .property(let slot) = edge.slot else { return nil }
    let property = codebase.declaration(ofSlot: slot)
    return codebase.text(codebase.name(property))
  }

  /// The closure that captures the part, or the call that hands it over.
  private func place(of way: [ObjectGraph.Edge], _ life: ObjectLife) -> SourceRange? {
    let capture = way.last { if case .captured = $0.slot { true } else { false } }
    if let capture { return life.closed.nodes[capture.from].place }
    for edge in way.reversed() {
      if let origin = edge.origin { return codebase.range(of: origin.place) }
    }
    return nil
  }
}
