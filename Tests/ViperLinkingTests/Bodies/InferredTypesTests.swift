import Testing

@testable import ViperLinking

/// The types of properties that need each other's types.
@Suite struct InferredTypesTests {
  /// Asks for the types of slots as code would: each slot's own type is `external(slot)`, or unknown where all that it needs is.
  private struct Asker {
    let needs: [[Int]]
    var inferred: InferredTypes
    /// What each slot saw of those that it needs.
    var seen: [[Bool]]

    init(_ needs: [[Int]]) {
      self.needs = needs
      inferred = InferredTypes(slots: needs.count)
      seen = Array(repeating: [], count: needs.count)
    }

    mutating func type(of slot: Int) -> SemanticType {
      if let known = inferred.type(of: slot) { return known }
      inferred.begin(slot)
      let areKnown = needs[slot].map { !type(of: $0).isUnknown }
      seen[slot] = areKnown
      return inferred.end(needs[slot].isEmpty || areKnown.contains(true) ? .external(Name(slot), []) : .unknown)
    }
  }

  private static let graphs = [
    [[1], [0]], [[0]], [[1], [2], [0, 3], []], [[1, 2], [2], [1, 3], [3, 4], []], [[1], [2, 0], [3, 1], [4, 2], []],
    [[1, 3], [0], [], [1]],
  ]

  @Test(arguments: graphs) func whoAsksFirstMakesNoDifference(_ needs: [[Int]]) {
    var outcomes: Set<[Bool]> = []
    var views: Set<[[Bool]]> = []
    for first in needs.indices {
      for second in needs.indices {
        var asker = Asker(needs)
        for slot in [first, second] + Array(needs.indices) { _ = asker.type(of: slot) }
        outcomes.insert(needs.indices.map { !asker.type(of: $0).isUnknown })
        views.insert(asker.seen)
      }
    }
    #expect(outcomes.count == 1)
    #expect(views.count == 1)
  }

  @Test func membersOfACircleSeeEachOtherAsUnknown() {
    var asker = Asker([[1], [0, 2], []])
    let types = [asker.type(of: 0), asker.type(of: 1)]
    #expect(types == [.unknown, .external(1, [])])
    #expect(asker.seen == [[false], [false, true], []])
  }

  @Test func needingWhatIsInACircleIsNoCircle() {
    var asker = Asker([[1], [1, 2], []])
    let type = asker.type(of: 0)
    #expect(type == .external(0, []))
  }

  @Test func depthIsCountedAlsoWhereATypeIsKnown() {
    var inferred = InferredTypes(slots: 2)
    inferred.begin(0)
    for _ in 0..<300 { _ = inferred.descend() }
    for _ in 0..<300 { inferred.ascend() }
    _ = inferred.end(.external(0, []))
    #expect(!inferred.dependsOnOrder)
    for _ in 0..<99 { _ = inferred.descend() }
    _ = inferred.type(of: 0)
    #expect(!inferred.dependsOnOrder)
    _ = inferred.descend()
    _ = inferred.type(of: 0)
    #expect(inferred.dependsOnOrder)
  }

  @Test func deepCodeThatInfersNothingDependsOnNoOrder() {
    var inferred = InferredTypes(slots: 0)
    let levels = (0...InferredTypes.depthLimit).map { _ in inferred.descend() }
    #expect(levels == Array(repeating: true, count: InferredTypes.depthLimit) + [false])
    #expect(!inferred.dependsOnOrder)
  }
}
