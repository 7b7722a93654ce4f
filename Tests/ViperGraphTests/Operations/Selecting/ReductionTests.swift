import Testing

@testable import ViperGraph

struct ReductionTests {
  @Test func edgeThatAPathImpliesIsLeftOut() {
    let view = GraphView.made(.module, "A => B", "B => C", "A => C", "C => D", "A => D")
    let result = Reduction().applied(to: view, ids: [])
    #expect(result.view.pairs == ["A B", "B C", "C D"])
    #expect(result.notes == ["note: 2 lines are left out, because longer paths imply them"])
  }

  @Test func edgesOfACycleStay() {
    let view = GraphView.made(.module, "A => B", "B => A", "A => C", "B => C")
    #expect(view.reduced().pairs == ["A B", "B A", "A C", "B C"])
  }

  @Test func edgeWithAFindingStays() {
    var view = GraphView.made(.module, "A => B", "B => C", "A => C")
    view.edges[2].marks = [GraphView.mark()]
    #expect(view.reduced() == view)
  }

  /// Reduced graphs reach the same nodes.
  @Test func reachStaysTheSame() {
    let lines = (0..<20).flatMap { from in [1, 3, 5].map { "M\(from) => M\(from + $0)" } } + ["M4 => M2"]
    var view = GraphView.made(.module)
    for line in lines {
      let ends = line.split(separator: " ").map(String.init)
      for end in [ends[0], ends[2]] where !view.labels.contains(end) {
        view.nodes.append(GraphView.moduleNode(end, path: "Modules/\(end)", root: "."))
      }
      var edge = GraphView.made(.module, "A => B").edges[0]
      (edge.from, edge.to) = (view.labels.firstIndex(of: ends[0])!, view.labels.firstIndex(of: ends[2])!)
      view.edges.append(edge)
    }
    let reduced = view.reduced()
    #expect(reduced.edges.count < view.edges.count)
    for start in view.nodes.indices {
      let before = Adjacency.distances(from: [start], along: Adjacency(view).outgoing).map { $0 == nil }
      #expect(before == Adjacency.distances(from: [start], along: Adjacency(reduced).outgoing).map { $0 == nil })
    }
  }
}
