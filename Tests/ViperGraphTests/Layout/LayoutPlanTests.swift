import Testing
import ViperGraph
import ViperLinking
import ViperModel

/// Which layouts are tried, by the size of the picture alone.
struct LayoutPlanTests {
  private func attempts(modules: Int, level: GraphView.Level = .module) -> [LayoutAttempt] {
    let clusters = (0..<modules).map {
      GraphView.Cluster(name: "M\($0)", dialect: "viper", path: "A/M\($0)", root: ".", components: 4)
    }
    let nodes = clusters.enumerated().flatMap { index, cluster in
      level == .module
        ? [GraphView.Node(id: cluster.key, label: cluster.name, content: .module(cluster), file: cluster.path)]
        : ["View", "Presenter", "Interactor", "Wireframe"].map {
          GraphView.Node(
            id: "\($0)\(index)", label: $0, content: .component(.view, .class), cluster: index, file: "A.swift", line: 1)
        }
    }
    return LayoutPlan(for: GraphView(level: level, clusters: level == .module ? [] : clusters, nodes: nodes)).attempts
  }

  @Test func smallPictureGetsAllTheCare() {
    let first = attempts(modules: 10)[0]
    #expect(first.engine == .dot && first.hasColumns && first.hasBoxes && !first.hasSimpleLines)
    #expect(first.iterationLimit == nil)
  }

  @Test func manyEdgesAreDrawnStraight() {
    let view = GraphView(
      level: .module,
      nodes: (0..<40).map { .init(id: "\($0)", label: "", content: .folder(.init(path: "A", modules: [])), file: "A") },
      edges: (0..<501).map { .init(from: $0 % 40, to: $0 % 37, kind: .stored, purpose: .ownership, file: "A.swift", line: $0) })
    #expect(LayoutPlan(for: view).attempts[0].hasSimpleLines)
  }

  @Test func tangleIsPacked() {
    let nodes = (0..<100).map {
      GraphView.Node(id: "\($0)", label: "", content: .folder(.init(path: "A", modules: [])), file: "A")
    }
    let edges = (0..<400).map {
      GraphView.Edge(from: $0 % 100, to: $0 % 37, kind: .stored, purpose: .ownership, file: "A.swift", line: $0)
    }
    #expect(LayoutPlan(for: GraphView(level: .module, nodes: nodes, edges: edges)).attempts[0].engine == .sfdp)
    #expect(LayoutPlan(for: GraphView(level: .module, nodes: nodes, edges: Array(edges.prefix(200)))).attempts[0].engine == .dot)
  }

  @Test func lastResortIsCollapsed() {
    #expect(attempts(modules: 200).map(\.engine) == [.dot, .dot, .sfdp, .dot])
    #expect(attempts(modules: 200).map(\.isCollapsed) == [false, false, false, true])
    #expect(attempts(modules: 1).map(\.isCollapsed) == [false, false, false])
  }

  @Test func unreadablePictureIsTriedWithColumnsForTwoSecondsOnly() {
    let attempts = attempts(modules: 1000)
    #expect(attempts.map(\.engine) == [.dot, .sfdp, .dot])
    #expect(attempts[0].timeLimit == .seconds(2))
    #expect(attempts[0].iterationLimit == 0.12)
  }

  @Test func hugePictureIsNotTriedWithColumns() {
    #expect(attempts(modules: 10_000).map(\.engine) == [.sfdp, .dot])
    #expect(attempts(modules: 10_000, level: .component)[0].engine == .sfdp)
  }

  @Test func limitsGrowTighterWithTheSize() {
    let limits = [100, 130, 250, 500, 2000].map { attempts(modules: $0)[0].iterationLimit ?? 1 }
    #expect(limits == limits.sorted(by: >))
    #expect(limits.first == 1 && limits.last == 0.06)
  }

  @Test(arguments: [1, 100, 1000, 10_000, 50_000], GraphView.Level.allCases)
  func everyPlanEndsInTime(modules: Int, level: GraphView.Level) {
    let limits = attempts(modules: modules, level: level).map(\.timeLimit)
    #expect(limits.allSatisfy { $0 > .zero })
    #expect(limits.reduce(.zero, +) < .seconds(1200))
  }
}
