import Testing
import ViperModel

@testable import ViperGraph
@testable import ViperLinking

struct PageLayoutTests {
  /// A box of each name, and navigation between some.
  private func task(_ names: [String], _ lines: [(Int, Int)]) -> PageLayoutTask {
    PageLayoutTask(
      GraphView(
        level: .component,
        clusters: names.map { .init(name: $0, dialect: "viper", path: "Modules/\($0)", root: ".", components: 1) },
        nodes: names.indices.map {
          .init(id: "c\($0)", label: "C", content: .component(.wireframe, .class), cluster: $0, file: "C.swift", line: 1)
        },
        edges: lines.map { .init(from: $0.0, to: $0.1, kind: .construction, purpose: .navigation, file: "C.swift", line: 1) }))
  }

  private func overlaps(_ layout: PageLayout) -> Bool {
    layout.places.indices.contains { a in
      layout.places.indices.contains { b in
        a < b && abs(layout.places[a].x - layout.places[b].x) * 2 < layout.sizes[a].width + layout.sizes[b].width
          && abs(layout.places[a].y - layout.places[b].y) * 2 < layout.sizes[a].height + layout.sizes[b].height
      }
    }
  }

  @Test func ownLayoutReadsFromLeftToRight() {
    let task = task(["A", "B", "C", "Alone"], [(0, 1), (1, 2)])
    let layout = task.layout(placing: ColumnLayout(task).places)
    #expect(layout.places[0].x < layout.places[1].x)
    #expect(layout.places[1].x < layout.places[2].x)
    #expect(layout.places[3].y > layout.places[0].y)
  }

  @Test func ownLayoutNeverOverlaps() {
    let names = (0..<200).map { "Module\($0)" }
    let task = task(names, (1..<150).map { ($0 / 7, $0) } + [(140, 0), (60, 3)])
    #expect(!overlaps(task.layout(placing: ColumnLayout(task).places)))
  }

  @Test func whatOnlyUsesStandsBesideItsLines() {
    var view = GraphView(
      level: .component,
      clusters: ["A", "B", "C"].map { .init(name: $0, dialect: "viper", path: "Modules/\($0)", root: ".", components: 1) },
      nodes: (0..<3).map { (index: Int) in
        .init(id: "c\(index)", label: "C", content: .component(.presenter, .class), cluster: index, file: "C.swift", line: 1)
      })
    view.edges = [(1, 0, .strong), (0, 1, .weak), (2, 0, .weak)].map { (from: Int, to: Int, strength: ReferenceStrength) in
      .init(from: from, to: to, kind: .stored, strength: strength, purpose: .ownership, file: "C.swift", line: 1)
    }
    let task = PageLayoutTask(view)
    let layout = task.layout(placing: ColumnLayout(task).places)
    #expect(layout.places[1].x < layout.places[0].x)
    #expect(layout.places[2].x < layout.places[0].x)
    #expect(!overlaps(layout))
  }

  @Test func circlesHaveALayoutToo() {
    let task = task(["A", "B", "C"], [(0, 1), (1, 2), (2, 0), (0, 0)])
    #expect(!overlaps(task.layout(placing: ColumnLayout(task).places)))
  }

  @Test func modulesWithoutLinesStandInRows() {
    let layout = task((0..<30).map { "M\($0)" }, []).layout(placing: [])
    #expect(!overlaps(layout))
    #expect(Set(layout.places.map(\.y)).count > 2)
  }

  @Test func plainOutputIsReadAsPlaces() {
    let task = task(["A", "B", "Alone"], [(0, 1)])
    let dot = PageLayoutDOT(task)
    let plain =
      "graph 1 3 2\nnode n0 0.5 1.5 1 1 \"\" solid box black lightgrey\nnode n1 2 0.5 1 1 \"\" solid box black lightgrey\nstop\n"
    #expect(dot.places(in: plain) == [.init(x: 36, y: 0), .init(x: 144, y: 72)])
    #expect(dot.places(in: "graph 1 3 2\nnode n0 0.5 1.5 1 1\nstop\n") == nil)
    #expect(dot.places(in: "") == nil)
  }

  @Test func drawingInstructionHoldsNoNames() {
    let text = PageLayoutDOT(task(["\"];x[URL=\"javascript:", "B"], [(0, 1)])).text(
      for: LayoutAttempt(engine: .dot, timeLimit: .seconds(1)))
    #expect(text.contains("n0 -> n1"))
    #expect(!text.contains("javascript"))
  }
}

extension PageLayoutTests {
  /// Three columns, far too high for their width.
  @Test func highColumnsArePushedTogether() {
    let places = (0..<30).map { PageLayout.Center(x: $0 % 3 * 300, y: $0 * 400) }
    let sizes = places.map { _ in PageLayout.Size(width: 150, height: 44) }
    let fitted = ColumnFitting(places, sizes: sizes).fitted
    #expect(!overlaps(PageLayout(sizes: sizes, places: fitted)))
    #expect(fitted.map(\.x) == places.map(\.x))
    #expect(fitted.map(\.y).max()! < 1200)
    #expect(fitted.map(\.y).min() == 0)
  }

  @Test func layoutWithoutColumnsIsNotPushedTogether() {
    let places = (0..<30).map { PageLayout.Center(x: $0 * 7, y: $0 * 100) }
    let sizes = places.map { _ in PageLayout.Size(width: 150, height: 44) }
    #expect(ColumnFitting(places, sizes: sizes).fitted == places)
  }
}
