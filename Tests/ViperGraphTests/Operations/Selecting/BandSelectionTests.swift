import Testing
import ViperGraph
import ViperModel

/// What a constraint is about, as a picture: which types fit, and how they are grouped.
struct BandSelectionTests {
  /// Two bands: those named with `a`, and the rest.
  private func banded(_ lines: String...) -> GraphView {
    var view = GraphView(level: .component)
    for line in lines { view = Self.joined(view, .made(.component, line)) }
    view.bands = [.init(name: "from", text: "{name: a*}"), .init(name: "to", text: "{name: b*}")]
    for node in view.nodes.indices { view.nodes[node].band = view.nodes[node].label.hasPrefix("a") ? 0 : 1 }
    return view
  }

  private static func joined(_ view: GraphView, _ more: GraphView) -> GraphView {
    var result = view
    let positions = more.nodes.map { node in
      if let known = result.nodes.firstIndex(where: { $0.id == node.id }) { return known }
      result.nodes.append(node)
      return result.nodes.count - 1
    }
    for var edge in more.edges {
      (edge.from, edge.to) = (positions[edge.from], positions[edge.to])
      result.edges.append(edge)
    }
    return result
  }

  @Test func aSmallPictureHasAllTypes() {
    let view = banded("a1 -> b1", "a2", "b2")
    #expect(view.keepingBandsThatFit(most: 4) == OperationResult(view))
  }

  @Test func aLargePictureHasWhatIsLinkedOrBreaks() {
    var view = banded("a1 -> b1", "a2", "b2", "a3")
    view.nodes[4].marks = [GraphView.mark()]
    let result = view.keepingBandsThatFit(most: 4)
    #expect(result.view.labels == ["a1", "b1", "a3"])
    #expect(result.notes == ["note: of 5 types, the 3 with references between the ends or findings are drawn"])
  }

  @Test func aPictureThatIsStillTooLargeHasWhatBreaksAlone() {
    var view = banded("a1 -> b1", "a2 -> b1", "a2 -> b2", "a3")
    view.edges[2].marks = [GraphView.mark()]
    let result = view.keepingBandsThatFit(most: 3)
    #expect(result.view.labels == ["a2", "b2"])
    #expect(result.notes == ["note: of 5 types, the 2 that break it are drawn"])
  }

  @Test func whatHoldsIsDrawnHoweverLargeItIs() {
    let result = banded("a1 -> b1", "a2 -> b2", "a3").keepingBandsThatFit(most: 3)
    #expect(result.view.labels == ["a1", "b1", "a2", "b2"])
    #expect(result.notes.first?.hasSuffix("drawn; pass fewer folders, or '--level module', for a smaller picture") == true)
  }

  @Test func boxesAreThoseOfTheBandsWithTypes() {
    var view = banded("a1 -> b1", "b2 -> a2")
    view.bands.append(.init(name: "except", text: "{name: c}"))
    let boxed = view.boxingBands()
    #expect(boxed.clusters.map(\.name) == ["from", "to"])
    #expect(boxed.clusters.map(\.path) == ["{name: a*}", "{name: b*}"])
    #expect(boxed.nodes.map(\.cluster) == [0, 1, 1, 0])
  }

  @Test func otherViewsStayAsTheyAre() {
    let view = GraphView.made(.component, "A -> B")
    #expect(view.boxingBands() == view)
    #expect(view.keepingBandsThatFit(most: 1) == OperationResult(view))
  }

  @Test func aFindingOnEachReferenceOfAPathCountsOnce() {
    var view = banded("a1 -> a2", "a2 -> b1")
    for edge in view.edges.indices { view.edges[edge].marks = [GraphView.mark()] }
    #expect(view.markCount == 1)
    #expect(DOTFormat(title: "").text(of: view.boxingBands()).contains("3 types · 1 finding<"))
  }

  @Test func modulesShowTheReferencesBetweenThem() {
    var view = banded("a1 -> b1", "a1 -> a2", "b2")
    view.clusters = ["M", "N", "O"].map { .init(name: $0, dialect: "viper", path: $0, root: ".", components: 1) }
    for node in view.nodes.indices { view.nodes[node].cluster = view.nodes[node].band }
    view.edges[0].marks = [GraphView.mark()]
    let modules = view.collapsingBandedModules()
    #expect(modules.labels == ["M", "N"])
    #expect(modules.pairs == ["M N"])
    #expect(modules.edges.map(\.marks.count) == [1])
  }

  /// Layers from top to bottom, with a type without a role and a reference that leads up.
  private var layers: GraphView {
    var view = banded("a1 -> b1", "a2 - b2", "b2 -> a1")
    view.bands = [.init(name: "layer 1", text: "{path: App/**}"), .init(name: "layer 2", text: "{path: Core/**}")]
    view.nodes[3].content = .component("", .struct)
    view.edges[2].marks = [GraphView.mark()]
    view.direction = .down
    return view
  }

  @Test func drawsLayersFromTopToBottom() {
    let boxed = layers.boxingBands()
    #expect(DOTFormat(title: "App: layers").text(of: boxed).contains("rankdir=TB"))
    #expect(MermaidFormat(title: "App: layers").text(of: boxed).contains("flowchart TB"))
  }

  @Test func writesBands() throws {
    let boxed = layers.boxingBands()
    try Snapshot.check(DOTFormat(title: "App: layers").text(of: boxed), "bands.dot")
    try Snapshot.check(MermaidFormat(title: "App: layers").text(of: boxed), "bands.mmd")
    try Snapshot.check(JSONFormat().text(of: layers), "bands.json")
  }

  @Test func whatRefersToTheNextBoxIsNextToIt() {
    var view = banded("a1 -> b1")
    for number in 2...25 { view = Self.joined(view, .made(.component, "a\(number)")) }
    for node in view.nodes.indices where view.nodes[node].band == nil { view.nodes[node].band = 0 }
    let dot = DOTFormat(title: "").text(of: view.boxingBands())
    let columns = dot.split(separator: "\n").filter { $0.contains("rank=same") }
    #expect(columns.count == 3)
    #expect(columns[0].contains("\"a2\"") && columns[1].contains("\"a1\"") && columns[2].contains("\"b1\""))
  }
}
