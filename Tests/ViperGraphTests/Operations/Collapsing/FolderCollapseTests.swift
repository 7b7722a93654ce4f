import Testing
import ViperLinking
import ViperModel

@testable import ViperGraph

struct FolderCollapseTests {
  /// A module for each path, each leading to the next, with a finding in each.
  private func view(_ paths: [String]) -> GraphView {
    GraphView(
      level: .module,
      nodes: paths.enumerated().map { index, path in
        let name = String(path.split(separator: "/").last ?? "")
        let module = GraphView.Cluster(name: name, dialect: "viper", path: path, root: ".", components: 4)
        let mark = GraphMark(severity: .error, rule: "rule", message: "\(index)", file: "A.swift", line: index)
        return GraphView.Node(id: module.key, label: name, content: .module(module), file: path, marks: [mark])
      },
      edges: paths.indices.dropFirst().map {
        GraphView.Edge(
          from: $0 - 1, to: $0, kind: .stored, strength: $0 == 3 ? .strong : .weak, purpose: .ownership, file: "A.swift",
          line: $0, count: 10)
      })
  }

  private let app = ["App/Bank/Home", "App/Bank/Pay", "App/Shop/Cart", "App/Shop/Item", "App/Shop/List", "App/Start"]

  @Test func modulesOfAFolderBecomeOneNode() {
    let collapsed = view(app).collapsingFolders(to: 3)
    #expect(collapsed.nodes.map(\.label) == ["Bank", "Shop", "Start"])
    #expect(collapsed.nodes.map(\.file) == ["App/Bank", "App/Shop", "App/Start"])
  }

  @Test func fullestFolderIsOpenedFirst() {
    let deep = [
      "App/Bank/Pay/A", "App/Bank/Pay/B", "App/Bank/Save/C", "App/Shop/A/D", "App/Shop/A/E", "App/Shop/B/F", "App/Shop/B/G",
    ]
    #expect(view(deep).collapsingFolders(to: 3).nodes.map(\.label) == ["Bank", "Shop/A", "Shop/B"])
    #expect(view(deep).collapsingFolders(to: 2).nodes.map(\.label) == ["Bank", "Shop"])
  }

  @Test func innermostFoldersStayClosedWhateverTheRoom() {
    #expect(view(app).collapsingFolders(to: 100).nodes.map(\.label) == ["Bank", "Shop", "Start"])
  }

  @Test func folderWithoutRoomStaysClosed() {
    #expect(view(app).collapsingFolders(to: 2).nodes.map(\.label) == ["App"])
  }

  @Test func edgesBetweenFoldersAreCountedAndTheStrongestShows() throws {
    let paths = ["A/1", "B/1", "A/2", "B/2", "A/3", "B/3"]
    let collapsed = view(paths).collapsingFolders(to: 2)
    let edge = try #require(collapsed.edge("A", "B"))
    #expect(edge.count == 30)
    #expect(edge.strength == .strong)
    #expect(try #require(collapsed.edge("B", "A")).strength == .weak)
    #expect(collapsed.edges.count == 2)
  }

  @Test func marksOfAllModulesAreKept() {
    let collapsed = view(app).collapsingFolders(to: 3)
    #expect(collapsed.nodes.map { $0.marks.map(\.message) } == [["0", "1"], ["2", "3", "4"], ["5"]])
  }

  @Test func namesOfFoldersAreComparedWhole() {
    #expect(
      view(["App/Pay", "App/PayLater/X", "App/PayLater/Y"]).collapsingFolders(to: 2).nodes.map(\.label) == ["Pay", "PayLater"])
  }

  @Test func pictureSaysHowManyModulesThereAre() {
    let text = DOTFormat(title: "App").text(of: view(app).collapsingFolders(to: 3))
    #expect(text.contains("6 modules by folder"))
    #expect(text.contains("3 modules</FONT>"))
  }

  @Test func onlyWhatIsTooLargeIsCollapsedByItself() {
    let few = view((0..<60).map { "App/\($0 / 20)/\($0)" })
    let many = view((0..<61).map { "App/\($0 / 20)/\($0)" })
    #expect(GraphView.Collapse.auto.applied(to: few) == few)
    #expect(GraphView.Collapse.auto.applied(to: many).nodes.count == 4)
    #expect(GraphView.Collapse.none.applied(to: many) == many)
  }

  @Test(arguments: [400, 10_000])
  func manyModulesBecomeAtMostSixtyBoxes(count: Int) {
    for paths in [(0..<count).map { "App/\($0)" }, (0..<count).map { "App/Area\($0 / 50)/Module\($0)" }] {
      let collapsed = GraphView.Collapse.auto.applied(to: view(paths))
      #expect(collapsed.nodes.count <= 60 && collapsed.nodes.count > 1)
      #expect(collapsed.nodes.reduce(0) { $0 + $1.modules.count } == count)
    }
  }

  @Test func collapsingByItselfIsSaid() {
    let whole = view((0..<330).map { "App/\($0 / 30)/\($0)" } + ["App/Start"])
    #expect(
      GraphView.Collapse.auto.applied(to: whole).collapseNote(on: whole)
        == "331 modules are drawn as 11 folders and 1 module; pass fewer folders, or '--collapse none', to see them all")
    #expect(whole.collapseNote(on: whole) == nil)
  }
}
