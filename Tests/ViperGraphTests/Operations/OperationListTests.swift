import Foundation
import Testing
import ViperGraph
import ViperTestSupport

struct OperationListTests {
  private let view = GraphView.made(.module, "A -> B", "B -> C", "C -> D", "D -> E")

  private func labels(_ operations: (any GraphOperation)?..., in view: GraphView? = nil) throws -> [String] {
    try OperationList(operations).applied(to: view ?? self.view).view.labels
  }

  @Test func listsEveryOperationOfTheFolder() throws {
    let declared = try SourceFolder("Sources/ViperGraph/Operations").matches(of: #/struct (\w+): GraphOperation/#)
    #expect(Set(declared) == Set(OperationList.order.map { "\($0)" }))
    #expect(declared.count == OperationList.order.count)
    #expect(Set(OperationList.order.map { $0.option }).count == declared.count)
  }

  @Test func emptyListChangesNothing() throws { #expect(try OperationList().applied(to: view).view == view) }

  @Test func namesThatNobodyGivesAskForNothing() {
    #expect(Exclusion([]) == nil && Focus([]) == nil && PathSelection(from: [], to: []) == nil)
  }

  @Test func excludedNodesAreNoWay() throws { #expect(try labels(ReachedFrom(["A"]), Exclusion(["C"])) == ["A", "B"]) }

  @Test func focusComesBeforeReach() throws {
    let view = GraphView.made(.module, "A -> B", "A -> C", "B -> C")
    #expect(try labels(ReachedFrom(["B"]), Focus(["A"]), in: view) == ["B"])
    #expect(try labels(Focus(["A"]), ReachedFrom(["B"]), in: view) == ["B"])
  }

  @Test func bothEndsOfReachLeaveWhatIsBetween() throws {
    #expect(try labels(Reaching(["D"]), ReachedFrom(["B"])) == ["B", "C", "D"])
  }

  @Test func narrowingLeavesNoEmptyBox() throws {
    var view = GraphView.made(.component, "A -> B")
    view.clusters = ["M", "N"].map { .init(name: $0, dialect: "viper", path: $0, root: ".", components: 1) }
    (view.nodes[0].cluster, view.nodes[1].cluster) = (0, 1)
    #expect(try OperationList([Inclusion(["A"])]).applied(to: view).view.clusters.map(\.name) == ["M"])
    #expect(try OperationList([Highlight(["A"])]).applied(to: view).view.clusters.count == 2)
  }

  @Test func unknownNameIsAnErrorThatKnowsTheOthers() {
    #expect(throws: ViewError.unknownName("F", option: "--focus", known: ["A", "B", "C", "D", "E"])) {
      try labels(Focus(["A", "F"]))
    }
  }

  @Test func namesMeanWhatTheyMeanInTheWholeView() throws {
    #expect(throws: ViewError.nothingLeft(option: "--focus")) { try labels(Exclusion(["A"]), Focus(["A"])) }
  }

  @Test func emptyResultNamesItsOperation() {
    #expect(throws: ViewError.nothingLeft(option: "--cycles")) {
      try labels(Inclusion(["A", "B"]), CycleSelection(), Focus(["A"]))
    }
  }

  @Test func missingPathIsAnError() {
    #expect(throws: ViewError.noPath(from: "E", to: "A")) { try labels(PathSelection(from: ["E"], to: ["A"])) }
    #expect(throws: ViewError.sameEnds) { try labels(PathSelection(from: ["A"], to: ["a"])) }
  }
}
