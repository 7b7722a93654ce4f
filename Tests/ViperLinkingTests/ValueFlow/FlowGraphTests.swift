import Testing
import ViperTestSupport

@testable import ViperLinking

/// The solver on graphs of its own, compared with what is true of each slot alone.
@Suite struct FlowGraphTests {
  private static let limit = 3

  /// A random graph, and one with the same edges and sources in another order.
  private static func graphs(_ index: Int) -> (FlowGraph, shuffled: FlowGraph) {
    var random = SplitMix64(seed: 7, index: index)
    let (slots, types) = (2 + random.position(in: 8), 1 + random.position(in: 8))
    let edges = (0..<random.position(in: 3 * slots)).map { _ in
      ValueFlow.Edge(from: random.position(in: slots), to: random.position(in: slots))
    }
    let sources = (0..<random.position(in: 3 * types)).map { _ in
      ValueFlow.Source(slot: random.position(in: slots), type: random.position(in: types))
    }
    return (
      FlowGraph(slots: slots, edges: edges, sources: sources),
      FlowGraph(slots: slots, edges: edges.shuffled(using: &random), sources: sources.shuffled(using: &random))
    )
  }

  private static func states(_ types: FlowTypes, _ slots: Int) -> [Set<TypeSymbol.ID>?] {
    (0..<slots).map { types[$0].isUnknown ? nil : Set(types[$0].known) }
  }

  @Test func knowsAllTypesOrThatThereAreTooMany() {
    for index in 0..<500 {
      let graph = Self.graphs(index).0
      let all = graph.types(limit: .max)
      let limited = graph.types(limit: Self.limit)
      let crowded = (0..<graph.slots).filter { all[$0].known.count > Self.limit }
      for slot in 0..<graph.slots {
        // A slot that a crowded one flows into has no fewer types.
        #expect(limited[slot].isUnknown == crowded.contains(slot), "graph \(index), slot \(slot)")
        if !limited[slot].isUnknown { #expect(Set(limited[slot].known) == Set(all[slot].known)) }
      }
    }
  }

  @Test func doesNotDependOnTheOrder() {
    for index in 0..<500 {
      let (graph, shuffled) = Self.graphs(index)
      #expect(
        Self.states(graph.types(limit: Self.limit), graph.slots) == Self.states(shuffled.types(limit: Self.limit), graph.slots),
        "graph \(index)")
    }
  }

  @Test func followsOneTypeThroughCrowdedSlots() {
    for index in 0..<500 {
      let graph = Self.graphs(index).0
      let (all, reach) = (graph.types(limit: .max), FlowReach(graph))
      for type in 0..<9 {
        #expect(
          reach.slots(of: type) == (0..<graph.slots).filter { all[$0].known.contains(type) }, "graph \(index), type \(type)")
      }
    }
  }
}
