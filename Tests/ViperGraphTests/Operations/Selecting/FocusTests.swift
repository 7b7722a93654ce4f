import Testing
import ViperGraph

struct FocusTests {
  private let view = GraphView.made(.module, "A -> B", "B -> C", "C -> D", "D -> E", "B => X", "X => A")

  @Test func looksInBothDirections() {
    let left = view.focusing(on: ["C"], depth: 1)
    #expect(left.labels == ["B", "C", "D"])
    #expect(left.pairs == ["B C", "C D"])
  }

  @Test func depthGoesFurther() {
    #expect(view.focusing(on: ["C"], depth: 2).labels == ["A", "B", "C", "D", "E", "X"])
    #expect(view.focusing(on: ["C"], depth: 0).labels == ["C"])
    #expect(view.focusing(on: ["C"], depth: .max).labels == ["A", "B", "C", "D", "E", "X"])
  }

  @Test func leavesOutReferencesAlongTheRim() {
    #expect(view.focusing(on: ["B"], depth: 1).pairs == ["A B", "B C", "B X"])
  }

  @Test func centreStandsOut() {
    let left = view.focusing(on: ["C"], depth: 1)
    #expect(left.nodes.map(\.emphasis) == [.normal, .strong, .normal])
  }

  @Test func severalCentresShowWhatTheyShare() {
    #expect(view.focusing(on: ["A", "D"], depth: 1).labels == ["A", "B", "C", "D", "E", "X"])
  }

  @Test func noWayLeadsThroughABaseClass() {
    let view = GraphView.made(.component, "A :> Base", "B :> Base", "C :> Base")
    #expect(view.focusing(on: ["A"], depth: 3).labels == ["A", "Base"])
    #expect(view.focusing(on: ["Base"], depth: 1).labels == ["A", "Base", "B", "C"])
  }

  @Test func protocolLeadsToWhatStandsBehindIt() {
    var view = GraphView.made(.component, "A -> P", "C - B", "D - A")
    view.edges[0].holders = [3]
    #expect(view.focusing(on: ["B"], depth: 1).labels == ["A", "P", "C", "B"])
  }
}
