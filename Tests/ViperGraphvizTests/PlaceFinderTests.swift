import Testing
import ViperGraph
import ViperLinking
import ViperModel

@testable import ViperGraphviz

struct PlaceFinderTests {
  /// Modules that open each other in a chain, and an unconnected one.
  private static let task = PageLayoutTask(
    GraphView(
      level: .component,
      clusters: ["A", "B", "C", "Alone"].map {
        .init(name: $0, dialect: "viper", path: "Modules/\($0)", root: ".", components: 1)
      },
      nodes: (0..<4).map { (index: Int) in
        .init(id: "c\(index)", label: "C", content: .component(.wireframe, .class), cluster: index, file: "C.swift", line: 1)
      },
      edges: [(0, 1), (1, 2)].map {
        .init(from: $0.0, to: $0.1, kind: .construction, purpose: .navigation, file: "C.swift", line: 1)
      }))

  @Test(.enabled(if: Program.hasGraphviz, "Graphviz is not installed"))
  func graphvizPutsModulesInOrder() {
    let (layout, warning) = PlaceFinder(program: Program.layout).layout(of: Self.task)
    #expect(warning == nil)
    #expect(layout.places.prefix(3).map(\.x) == layout.places.prefix(3).map(\.x).sorted())
    #expect(layout.places[3].y > layout.places[2].y)
  }

  @Test func withoutGraphvizThereIsALayoutAndAWord() {
    let (layout, warning) = PlaceFinder(program: Program.standIn("no-library.sh")).layout(of: Self.task)
    #expect(warning?.hasPrefix("Graphviz was not found (") == true)
    #expect(warning?.contains("libgvc.so.6: cannot open shared object file") == true)
    #expect(layout == Self.task.layout(placing: ColumnLayout(Self.task).places))
  }

  @Test func withoutTheProgramThereIsALayoutAndAWord() {
    let (layout, warning) = PlaceFinder(program: "/nonexistent/viper-graph-layout").layout(of: Self.task)
    #expect(warning == "viper-graph-layout was not found; modules are laid out in plain columns")
    #expect(layout == Self.task.layout(placing: ColumnLayout(Self.task).places))
  }

  @Test func simplerLayoutGivesItsReason() {
    let (layout, warning) = PlaceFinder(program: Program.standIn("placing-sfdp.sh")).layout(of: Self.task)
    #expect(warning == "the layout program was killed by signal 11; modules are placed by a simpler layout")
    #expect(layout != Self.task.layout(placing: ColumnLayout(Self.task).places))
  }

  @Test func nonsenseFromGraphvizIsNoLayout() {
    let (layout, warning) = PlaceFinder(program: Program.standIn("crashing-dot.sh")).layout(of: Self.task)
    #expect(warning == "Graphviz returned no positions; modules are laid out in plain columns")
    #expect(layout.places.count == 4)
  }
}
