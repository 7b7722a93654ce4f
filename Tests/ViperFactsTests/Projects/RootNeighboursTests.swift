import Testing

@testable import ViperFacts

/// Roots are neighbours where one can name what the other declares.
struct RootNeighboursTests {
  private func groups(_ files: [(root: String, code: String)], _ projects: [ProjectDescription] = []) -> [[String]] {
    let sources = files.map {
      SourceFile(path: "/app/\($0.root)/\($0.root).swift", name: "\($0.root)/\($0.root).swift", root: $0.root)
    }
    let (graph, placed) = TargetGraphBuilder.graph(of: projects, for: sources)
    let facts = zip(placed, files).map { ($0, FactExtractor.facts(of: Array($1.code.utf8))) }
    return RootNeighbours.groups(of: facts, targets: graph).map { $0.map { files[$0].root } }
  }

  private func package(_ name: String, dependencies: [String] = []) -> ProjectDescription {
    var package = ProjectDescription(kind: .package, path: "/app/\(name)/Package.swift", folder: "/app/\(name)")
    package.targets = [
      ProjectDescription.Target(
        name: name, modules: [name], isTest: false, isLibrary: true, files: [],
        folders: [ProjectDescription.SourceFolder(path: "/app/\(name)")], dependencies: dependencies)
    ]
    package.members = dependencies.map { "/app/\($0)" }
    return package
  }

  @Test func rootsWithoutProjectsAreStrangers() {
    #expect(groups([("A", "import B\nclass X {}"), ("B", "class X {}")]) == [["A"], ["B"]])
  }

  @Test func oneRootIsOneGroup() { #expect(groups([("A", ""), ("A", "")]) == [["A", "A"]]) }

  @Test func noFileIsNoGroup() { #expect(groups([]) == []) }

  @Test func importedPackageIsANeighbour() {
    let files = [("A", "import B"), ("B", ""), ("C", "")]
    let projects = [package("A", dependencies: ["B"]), package("B"), package("C")]
    #expect(groups(files, projects) == [["A", "B"], ["C"]])
  }

  @Test func neighboursOfNeighboursAreNeighbours() {
    let files = [("A", "import Core"), ("B", "import Core"), ("C", ""), ("Core", "")]
    let projects = [package("A", dependencies: ["Core"]), package("B", dependencies: ["Core"]), package("C"), package("Core")]
    #expect(groups(files, projects) == [["A", "B", "Core"], ["C"]])
  }
}
