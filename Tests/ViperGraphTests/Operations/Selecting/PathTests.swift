import Testing
import ViperGraph
import ViperLinking
import ViperModel

struct PathTests {
  private let view = GraphView.made(
    .module, "A -> B", "B -> D", "A -> C", "C -> E", "E -> D", "D -> A", "B -> C", "X -> A")

  private func paths(_ notes: [String]) -> [String] { notes.filter { $0.hasPrefix("path") } }

  @Test func shortestComesFirstAndStandsOut() throws {
    let found = try #require(view.paths(from: ["A"], to: ["D"]))
    #expect(
      paths(found.notes) == [
        "path 1: A → B → D (2 references)", "path 2: A → C → E → D (3 references)", "path 3: A → B → C → E → D (4 references)",
      ])
    #expect(found.view.labels == ["A", "B", "D", "C", "E"])
    #expect(found.view.edges.filter { $0.emphasis == .strong }.map(\.line) == [1, 2])
    #expect(!found.view.pairs.contains("D A"))
  }

  @Test func namesTheLineOfEachReference() throws {
    let found = try #require(view.paths(from: ["C"], to: ["D"]))
    #expect(
      found.notes == [
        "path 1: C → E → D (2 references)", "  F.swift:4: C → E, strong stored", "  F.swift:5: E → D, strong stored",
      ])
    #expect(found.view.edges.map(\.label) == ["F.swift:4", "F.swift:5"])
  }

  @Test func directionCounts() { #expect(view.paths(from: ["A"], to: ["X"]) == nil) }

  @Test func saysThatTheNumberCutsThemOff() throws {
    let found = try #require(view.paths(from: ["A"], to: ["D"], limits: PathLimits(count: 2)))
    #expect(paths(found.notes).count == 2)
    #expect(found.notes.last == "note: there may be more paths; only the first 2 are listed")
  }

  @Test func saysThatTheLengthCutsThemOff() throws {
    let found = try #require(view.paths(from: ["A"], to: ["D"], limits: PathLimits(length: 3)))
    #expect(paths(found.notes).count == 2)
    #expect(found.notes.last == "note: there may be more paths; those of more than 3 references are not listed")
  }

  @Test func shortestPathMayBeLongerThanTheLimit() throws {
    let found = try #require(view.paths(from: ["C"], to: ["B"], limits: PathLimits(length: 1)))
    #expect(paths(found.notes) == ["path 1: C → E → D → A → B (4 references)"])
  }

  @Test func searchInADenseGraphGivesUp() throws {
    let count = 60
    let nodes = (0..<count).map { GraphView.moduleNode("M\($0)", path: "M", root: ".") }
    let ends =
      (0..<count).flatMap { from in (0..<count).map { (from, $0) } }.filter { $0 != $1 && $1 != count - 1 } + [
        (count - 2, count - 1)
      ]
    let edges = ends.map { GraphView.Edge(from: $0, to: $1, kind: .local, purpose: .use, file: "F", line: 1) }
    let view = GraphView(level: .module, nodes: nodes, edges: edges)
    let found = try #require(
      view.paths(from: ["M0"], to: ["M\(count - 1)"], limits: PathLimits(count: .max, length: 50, effort: 1000)))
    #expect(found.notes.last?.hasSuffix("the search was stopped early") == true)
  }

  @Test func noPathRunsThroughAnotherEnd() throws {
    let found = try #require(view.paths(from: ["A", "B"], to: ["D"]))
    #expect(paths(found.notes).allSatisfy { !$0.contains("A → B") })
  }
}
