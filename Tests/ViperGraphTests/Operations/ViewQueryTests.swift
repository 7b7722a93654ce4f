import Testing
import ViperGraph

struct ViewQueryTests {
  private let view = GraphView.made(.module, "A -> B", "B -> C", "C -> D", "D -> E")

  private func query(_ change: (inout ViewQuery) -> Void) -> ViewQuery {
    var query = ViewQuery()
    change(&query)
    return query
  }

  @Test func emptyQueryChangesNothing() throws { #expect(try ViewQuery().applied(to: view).view == view) }

  @Test func excludedNodesAreNoWay() throws {
    let result = try query {
      $0.exclude = ["C"]
      $0.reachedFrom = ["A"]
    }.applied(to: view)
    #expect(result.view.labels == ["A", "B"])
  }

  @Test func focusComesBeforeReach() throws {
    let view = GraphView.made(.module, "A -> B", "A -> C", "B -> C")
    let result = try query {
      $0.reachedFrom = ["B"]
      $0.focus = ["A"]
    }.applied(to: view)
    #expect(result.view.labels == ["B"])
  }

  @Test func bothEndsOfReachLeaveWhatIsBetween() throws {
    let result = try query {
      $0.reaches = ["D"]
      $0.reachedFrom = ["B"]
    }.applied(to: view)
    #expect(result.view.labels == ["B", "C", "D"])
  }

  @Test func unknownNameIsAnErrorThatKnowsTheOthers() {
    #expect(throws: ViewError.unknownName("F", option: "--focus", known: ["A", "B", "C", "D", "E"])) {
      try query { $0.focus = ["A", "F"] }.applied(to: view)
    }
  }

  @Test func emptyResultNamesItsOperation() {
    #expect(throws: ViewError.nothingLeft(option: "--cycles")) {
      try query {
        $0.include = ["A", "B"]
        $0.onlyCycles = true
        $0.focus = ["A"]
      }.applied(to: view)
    }
    #expect(throws: ViewError.nothingLeft(option: "--focus")) {
      try query {
        $0.exclude = ["A"]
        $0.focus = ["A"]
      }.applied(to: view)
    }
  }

  @Test func missingPathIsAnError() {
    #expect(throws: ViewError.noPath(from: "E", to: "A")) {
      try query {
        $0.from = ["E"]
        $0.to = ["A"]
      }.applied(to: view)
    }
    #expect(throws: ViewError.sameEnds) {
      try query {
        $0.from = ["A"]
        $0.to = ["a"]
      }.applied(to: view)
    }
  }
}
