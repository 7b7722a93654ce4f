import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

@testable import ViperGraph

/// What a map says of its groups is true of the whole app, however little of it is drawn.
struct MapStatementTests {
  /// A random app of modules in one folder, most of them opened by `Help` or opening it.
  private func app(_ random: inout some RandomNumberGenerator) -> GraphView {
    let names = ["Help"] + (1..<150).map { "\(["Pay", "Chat", "Card"][$0 % 3])X\($0)" }
    var view = GraphView(level: .module, nodes: names.map { GraphView.moduleNode($0, path: "App/\($0)", root: ".") })
    func open(_ from: Int, _ to: Int) {
      guard from != to else { return }
      view.edges.append(
        GraphView.Edge(from: from, to: to, kind: .construction, purpose: .navigation, file: "F.swift", line: view.edges.count))
    }
    for node in 1..<100 { if Bool.random(using: &random) { open(0, node) } else { open(node, 0) } }
    for _ in 0..<70 { open(Int.random(in: 1..<150, using: &random), Int.random(in: 1..<150, using: &random)) }
    view.links = view.edges.map { .init(from: names[$0.from], to: names[$0.to], purpose: .navigation) }
    return view
  }

  private func narrowed(_ view: GraphView, _ random: inout some RandomNumberGenerator) -> [GraphView] {
    let some = Set(view.nodes.map(\.id).filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
    return [
      view, view.focusing(on: ["Help"], depth: 1), view.including(some), view.excluding(["Help"]), view.reduced(),
      view.reached(from: ["Help"]), view.reaching(["Help"]),
    ]
  }

  /// The untrue statements of a view's groups.
  private func mistakes(_ view: GraphView, of app: GraphView) -> [String] {
    let links = app.edges.map { (from: app.nodes[$0.from].id, to: app.nodes[$0.to].id) }
    return MapGroups(view).groups.filter { $0.members.count > 1 }.flatMap { group -> [String] in
      let names = Set(group.members.map { view.nodes[$0].id })
      switch group.kind {
      case .flow:
        let reached = names.subtracting([view.nodes[group.members[0]].id])
        return links.filter { reached.contains($0.to) && !names.contains($0.from) }.map { "\($0.from) leads to \($0.to)" }
      case .unlinked:
        return links.filter { names.contains($0.from) || names.contains($0.to) }.map { "\($0.from) is linked to \($0.to)" }
      default: return []
      }
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func groupsAreTrueOfTheApp(seed: UInt64) {
    var random = SplitMix64(seed: seed, index: 0)
    let app = app(&random)
    for view in narrowed(app, &random) { #expect(mistakes(view, of: app) == []) }
  }

  /// A frame around modules of a narrowed matrix is a cycle of the app.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func framesAreCyclesOfTheApp(seed: UInt64) {
    var random = SplitMix64(seed: seed, index: 0)
    let app = app(&random)
    let cycles = StronglyConnectedComponents.numbers(count: app.nodes.count, edges: app.edges.map { ($0.from, $0.to) })
    let cycleOf = Dictionary(uniqueKeysWithValues: zip(app.nodes.map(\.id), cycles))
    for view in narrowed(app, &random) {
      let matrix = DependencyMatrix(view)
      for cycle in matrix.cycles {
        #expect(Set(matrix.sequence[cycle.range].map { cycleOf[view.nodes[$0].id] }).count == 1)
      }
    }
  }

  @Test func someGroupsAreFlows() {
    var random = SplitMix64(seed: 1, index: 0)
    let app = app(&random)
    #expect(narrowed(app, &random).flatMap { MapGroups($0).groups }.contains { $0.kind == .flow && $0.members.count > 1 })
  }

  /// Modules that two others open, of which a picture shows one, are no part of its box.
  @Test func whatOthersOpenTooIsReachedFromElsewhere() {
    var whole = GraphView.made(.module, "Help => A", "Other => A", "Help => B")
    for number in 0..<70 {
      whole.nodes.append(GraphView.moduleNode("M\(number)", path: "Modules/M\(number)", root: "."))
      whole.edges.append(
        GraphView.Edge(
          from: whole.nodes.count - 1, to: number == 0 ? 0 : whole.nodes.count - 2, kind: .construction, purpose: .navigation,
          file: "F.swift", line: number))
    }
    whole.links = whole.edges.map {
      .init(from: whole.nodes[$0.from].id, to: whole.nodes[$0.to].id, purpose: .navigation)
    }
    let part = whole.excluding(["Other"])
    let map = part.collapsingIntoMap()
    #expect(map.nodes.first { $0.label == "Help" }?.modules.map(\.name).contains("A") != true)
  }
}
