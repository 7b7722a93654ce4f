import Testing
import ViperHeap

/// What a heap that is built by hand says.
struct ObjectGraphTests {
  /// 0 keeps 1 and perhaps 2, which keep each other.
  private let graph = ObjectGraph(
    nodes: [.init(.lasting), .init(.instance(1)), .init(.instance(2)), .init(.closure)],
    edges: [
      .init(from: 0, to: 1, slot: .content), .init(from: 0, to: 2, slot: .content, certainty: .perhaps),
      .init(from: 1, to: 2, slot: .property(7), certainty: .left), .init(from: 2, to: 1, slot: .captured(0)),
    ])

  @Test func reachesWhatLinksLeadTo() {
    #expect(graph.reach(from: [0]) { _ in true } == [0, 1, 2])
    #expect(graph.reach(from: [0]) { $0.certainty == .sure } == [0, 1])
    #expect(graph.reach(from: [2]) { $0.slot != .captured(0) } == [2])
    #expect(graph.reach(from: [3]) { _ in true } == [3])
  }

  @Test func hasTheEdgesOfEachNode() {
    #expect(graph.nodes.indices.map { graph.edges(from: $0).map(\.to) } == [[1, 2], [2], [1], []])
  }
}
