import Testing
import ViperLinking
import ViperModel

@testable import ViperGraph

struct SVGFormatTests {
  private func edges(_ pairs: [(Int, Int)]) -> [(from: Int, to: Int)] { pairs.map { (from: $0.0, to: $0.1) } }

  @Test func drawsModulesWithTheirFindings() throws {
    var sample = SampleGraph()
    let login = sample.addModule("Login")
    let home = sample.addModule("Home")
    sample.addModule("Settings")
    sample.refer(login, home, .construction)
    let mark = GraphMark(
      severity: .error, rule: "retain-cycle", message: "a 'cycle'", component: "LoginPresenter",
      file: "Modules/Login/LoginPresenter.swift", line: 3)
    try Snapshot.check(ModuleMapFormat().text(of: .module(of: sample.graph, marks: [mark])), "modules.svg")
  }

  @Test func namesStayText() {
    var sample = SampleGraph()
    for name in HostileNames.all { sample.addModule(name) }
    let text = ModuleMapFormat().text(of: .module(of: sample.graph))
    #expect(text.matches(of: /<(?!\/?(svg|defs|marker|path|a|g|title|rect|text)[ >\/])/).isEmpty)
    #expect(text.matches(of: /<a href="(?!#\?module=[\w%]*")/).isEmpty)
  }

  @Test func whoRefersStandsAbove() {
    let layering = Layering(count: 5, edges: edges([(0, 1), (1, 2), (0, 2), (3, 2)]))
    #expect(layering.ordered.map { Set($0.filter { $0 < 5 }) } == [[0, 3], [1], [2]])
    #expect(layering.isolated == [4])
  }

  @Test func aLooseEdgeLiftsNobody() {
    let layering = Layering(count: 4, edges: edges([(0, 1)]), loose: edges([(1, 0), (1, 2)]))
    #expect(layering.ordered.map { Set($0) } == [[0, 2], [1]])
    #expect(layering.isolated == [3])
  }

  @Test func aLeapHasAPlaceInEachLayerBetween() {
    let layering = Layering(count: 4, edges: edges([(0, 1), (1, 2), (2, 3), (0, 3)]))
    let stops = layering.stops(from: 0, to: 3)
    #expect(stops.count == 4)
    #expect(layering.stops(from: 3, to: 0) == stops.reversed())
    #expect(layering.stops(from: 0, to: 1) == [0, 1])
  }

  @Test func circlesHaveAnEnd() {
    let layering = Layering(count: 3, edges: edges([(0, 1), (1, 2), (2, 0), (1, 1)]))
    #expect(layering.ordered.joined().filter { $0 < 3 }.sorted() == [0, 1, 2])
  }

  @Test func wideLayersAreBroken() {
    let layout = RowLayout(widths: [Double](repeating: 100, count: 300), edges: [])
    #expect(layout.width < 1200)
    #expect(Set(layout.places.map { "\($0.x) \($0.y)" }).count == 300)
  }

  @Test func whatIsNotConnectedStandsBesideEachOther() {
    let layout = PackedLayout(widths: [100, 100, 100, 100, 100], edges: edges([(0, 1), (2, 3)]))
    #expect(layout.places[0].y == layout.places[2].y)
    #expect(layout.places[0].x < layout.places[2].x)
    #expect(layout.places[4].x > layout.places[3].x)
    #expect(layout.way(from: 2, to: 3).map { $0.0.x } == [layout.places[2].x])
  }

  @Test func aLongChainIsLaidOut() {
    let layout = RowLayout(widths: [Double](repeating: 100, count: 3000), edges: edges((0..<2999).map { ($0, $0 + 1) }))
    #expect(layout.places[2999].y > layout.places[0].y)
  }
}
