import Testing

@testable import ViperFacts

/// What manifests say literally, and what they compute.
@Suite struct PackageManifestTests {
  private func package(_ text: String) throws -> ProjectDescription {
    try PackageManifest.package(Array(text.utf8), path: "/Code/Package.swift")
  }

  @Test func readsTargetsProductsAndLocalPackages() throws {
    let package = try package(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Login",
        products: [.library(name: "LoginKit", targets: ["Login", "LoginUI"])],
        dependencies: [.package(path: "../Core"), .package(url: "https://example.com/R", from: "1.0.0")],
        targets: [
          .target(name: "Login", dependencies: ["LoginUI", .product(name: "CoreKit", package: "Core"), .target(name: "Base")]),
          .target(name: "LoginUI", path: "UI", exclude: ["Old"], sources: ["Views", "Main.swift"]),
          .testTarget(name: "LoginTests", dependencies: ["Login"]),
        ])
      """)
    #expect(package.targets.map(\.name) == ["Login", "LoginUI", "LoginTests"])
    #expect(package.targets.map(\.isTest) == [false, false, true])
    #expect(package.targets[0].dependencies == ["LoginUI", "CoreKit", "Base"])
    #expect(package.targets[0].folders.map(\.path).first == "/Code/Sources/Login")
    #expect(
      package.targets[1].folders == [
        ProjectDescription.SourceFolder(
          path: "/Code/UI", included: ["/Code/UI/Views", "/Code/UI/Main.swift"], excluded: ["/Code/UI/Old"])
      ])
    #expect(package.products == [ProjectDescription.Product(name: "LoginKit", targets: ["Login", "LoginUI"])])
    #expect(package.members == ["/Core"])
    #expect(package.declaresAll)
  }

  @Test func sourcesItselfServesTheOnlyTarget() throws {
    func isServed(_ targets: String) throws -> [Bool] {
      try package("let package = Package(name: \"A\", targets: [\(targets)])").targets.map { target in
        target.folders.contains { $0.path == "/Code/Sources" }
      }
    }
    #expect(try isServed(".target(name: \"A\"), .testTarget(name: \"ATests\")") == [true, false])
    #expect(try isServed(".target(name: \"A\"), .target(name: \"B\")") == [false, false])
    #expect(try isServed(".target(name: \"A\"), .target(name: \"B\", path: \"Sources\")") == [false, true])
  }

  @Test func followsConstants() throws {
    let package = try package(
      """
      let core = "Core"
      let shared: [Target.Dependency] = ["Design", .core]
      extension Target.Dependency { static let core: Self = .product(name: core, package: "Core") }
      let package = Package(name: "A", dependencies: [.package(path: "../" + core)], targets: [
        .target(name: core, dependencies: shared + ["Network"])
      ])
      """)
    #expect(package.targets.map(\.name) == ["Core"])
    #expect(package.targets.first?.dependencies == ["Design", "Core", "Network"])
    #expect(!package.declaresAll)
  }

  @Test(arguments: [
    "let package = Package(name: \"A\", targets: names.map { .target(name: $0) })",
    "let package = Package(name: \"A\", targets: [.target(name: \"A\", dependencies: deps())])",
    "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: folder(\"A\"))])",
  ])
  func computedTargetsAreNotAll(_ text: String) throws { #expect(try !package(text).declaresAll) }

  @Test func constantsInACircleEnd() throws {
    #expect(try package("let a = b\nlet b = a\nlet p = Package(targets: [.target(name: a, dependencies: b)])").targets.isEmpty)
  }

  /// Constants that each name another several times, `levels` of them.
  private func tower(levels: Int, width: Int) -> String {
    let sums = (0..<levels).map { level in
      "let a\(level) = \(Array(repeating: "a\(level + 1)", count: width).joined(separator: " + "))"
    }
    return (sums + ["let a\(levels) = [\"B\"]", "let p = Package(targets: [.target(name: \"A\", dependencies: a0)])"])
      .joined(separator: "\n")
  }

  @Test func constantsAreEvaluatedOnce() throws {
    #expect(try package(tower(levels: 10, width: 2)).targets.first?.dependencies.count == 1024)
  }

  @Test func refusesArraysOfTooManyElements() {
    let problem = PropertyList.Problem(line: 1, reason: "its arrays have more than 100000 elements in all")
    #expect(throws: problem) { try package(tower(levels: 14, width: 6)) }
    let targets = Array(repeating: ".target(name: \"A\", dependencies: a0)", count: 1000).joined(separator: ", ")
    #expect(throws: problem) { try package(tower(levels: 10, width: 2) + "\nlet q = Package(targets: [\(targets)])") }
  }

  @Test func manifestThatDoesNotParseGivesWhatItHas() throws {
    #expect(try package("let package = Package(targets: [.target(name: \"A\"), .target(name: ").targets.map(\.name) == ["A"])
  }

  @Test func refusesDeepNesting() {
    let text = "let package = " + String(repeating: "(", count: 100_000)
    #expect(throws: PropertyList.Problem(line: 1, reason: "it is nested too deeply")) { try package(text) }
  }

  /// The parser takes 2^n for each group of n.
  @Test func refusesManyGroupsOfNestedBrackets() throws {
    func text(_ depth: Int, _ count: Int) -> String {
      let group = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return (0..<count).map { "let x\($0) = \(group)\n" }.joined()
    }
    let problem = PropertyList.Problem(line: 1, reason: "it is nested too deeply")
    for (depth, count) in [(18, 1), (18, 200), (12, 200)] {
      #expect(throws: problem) { try package(text(depth, count)) }
    }
    let doubt = #"let x = "\("""a""")""# + "\n"
    #expect(throws: problem) { try package(doubt + text(10, 1)) }
    _ = try package(text(6, 1000))
  }

  @Test func tuistProjectIsOneTargetWithTheNamesOfAll() throws {
    let text =
      "let project = Project(name: \"Feed\", targets: [.target(name: \"FeedUI\", product: .framework), .target(name: \"FeedData\")])"
    let project = try PackageManifest.tuist(Array(text.utf8), path: "/Code/Feed/Project.swift")
    #expect(project.targets.map(\.modules) == [["Feed", "FeedUI", "FeedData"]])
    #expect(project.targets.first?.folders.map(\.path) == ["/Code/Feed"])
  }

  @Test func tuistProjectWithAllSourcesHasSeveralTargets() throws {
    let text = """
      let sources = ["App/Sources/**", "Shared/Main.swift"]
      let project = Project(name: "Feed", targets: [
        .target(name: "App", product: .app, sources: sources, dependencies: [.target(name: "FeedUI"), .project(target: "Core", path: "../Core")]),
        Target(name: "FeedUI", product: .staticFramework, sources: "UI/**/*.swift"),
        .target(name: "FeedTests", product: .unitTests, sources: ["Tests/**"], dependencies: [.target(name: "FeedUI")]),
      ])
      """
    let project = try PackageManifest.tuist(Array(text.utf8), path: "/Code/Feed/Project.swift")
    #expect(project.targets.map(\.name) == ["App", "FeedUI", "FeedTests"])
    #expect(
      project.targets.map { $0.folders.map(\.path) } == [["/Code/Feed/App/Sources"], ["/Code/Feed/UI"], ["/Code/Feed/Tests"]])
    #expect(project.targets[0].files == ["/Code/Feed/Shared/Main.swift"])
    #expect(project.targets[0].dependencies == ["FeedUI", "Core"] && project.members == ["/Code/Core"])
    #expect(project.targets.map(\.isLibrary) == [false, true, false] && project.targets.map(\.isTest) == [false, false, true])
  }

  @Test(arguments: [
    "let project = Project(targets: [.target(name: \"A\", sources: \"A/**\"), .target(name: \"B\", sources: sources(of: \"B\"))])",
    "let project = Project(targets: names.map { .target(name: $0, sources: [\"\\($0)/**\"]) })",
    "let project = Project(targets: [.target(name: \"A\", sources: \"A/**\")])",
  ])
  func tuistProjectThatComputesSourcesIsOneTarget(_ text: String) throws {
    let project = try PackageManifest.tuist(Array(text.utf8), path: "/Code/Feed/Project.swift")
    #expect(project.targets.map { $0.folders.map(\.path) } == [["/Code/Feed"]])
  }
}
