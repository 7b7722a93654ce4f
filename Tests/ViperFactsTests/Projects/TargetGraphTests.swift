import Testing
import ViperPlatform

@testable import ViperFacts

/// Which files belong to which targets, and what an import of a file means.
@Suite struct TargetGraphTests {
  private func file(_ path: String, root: String) -> SourceFile {
    SourceFile(path: path, name: String(path.dropFirst()), root: root)
  }

  private func target(
    _ name: String, isLibrary: Bool = true, files: [String] = [], folders: [String] = [], dependencies: [String] = []
  ) -> ProjectDescription.Target {
    ProjectDescription.Target(
      name: name, modules: [name], isLibrary: isLibrary, files: files,
      folders: folders.map { ProjectDescription.SourceFolder(path: $0) }, dependencies: dependencies)
  }

  private func project(
    _ kind: ProjectDescription.Kind, _ folder: String, _ targets: [ProjectDescription.Target], members: [String] = [],
    remote: [String] = [], declaresAll: Bool? = nil
  ) -> ProjectDescription {
    let name = kind == .xcode ? "X.xcodeproj/project.pbxproj" : kind == .workspace ? "W.xcworkspace/contents" : "Package.swift"
    var project = ProjectDescription(kind: kind, path: "\(folder)/\(name)", folder: folder)
    (project.targets, project.members, project.remoteProducts) = (targets, members, remote)
    project.declaresAll = declaresAll ?? (kind == .package)
    return project
  }

  /// The names of the targets that an import means to a file.
  private func meaning(of module: String, in file: SourceFile, _ projects: [ProjectDescription]) -> [String] {
    let (graph, files) = TargetGraphBuilder.graph(of: projects, for: [file])
    return graph.targets(importedAs: module, by: files[0].targets, root: file.root).map { graph.targets[Int($0)].name }
  }

  private let app = SourceFile(path: "/App/Main.swift", name: "App/Main.swift", root: "App")
  private let core = SourceFile(path: "/Core/Sources/A.swift", name: "Core/Sources/A.swift", root: "Core")

  // MARK: sets

  @Test func fileHasTheSetOfItsTargets() {
    let apps = project(
      .xcode, "/App", [target("A", files: ["/App/Main.swift", "/App/A.swift"]), target("B", files: ["/App/Main.swift"])])
    let files = ["Main", "A", "None"].map { file("/App/\($0).swift", root: "App") }
    let (graph, placed) = TargetGraphBuilder.graph(of: [apps], for: files)
    #expect(placed.map { graph.sets[$0.targets].map { graph.targets[Int($0)].name } } == [["A", "B"], ["A"], []])
    #expect(graph.overlap(placed[0].targets, placed[1].targets))
    #expect(graph.overlap(placed[1].targets, placed[2].targets))
  }

  @Test func packageTakesTheFirstFolderThatExists() {
    var core = target("Core", folders: ["/P/Sources/Core", "/P/src/Core", "/P/Sources"])
    core.hasAlternatives = true
    let files = ["/P/src/Core/A.swift", "/P/Sources/B.swift"].map { file($0, root: "P") }
    let placed = TargetGraphBuilder.graph(of: [project(.package, "/P", [core])], for: files).files
    #expect(placed.map(\.targets) == [1, 0])
  }

  @Test func innerProjectTakesItsFilesFromTheOuterOne() {
    let (outer, inner) = (
      project(.tuist, "/App", [target("App", folders: ["/App"])]),
      project(.tuist, "/App/Feed", [target("Feed", folders: ["/App/Feed"])])
    )
    let files = ["/App/Main.swift", "/App/Feed/Feed.swift"].map { file($0, root: "App") }
    let (graph, placed) = TargetGraphBuilder.graph(of: [outer, inner], for: files)
    #expect(placed.map { graph.sets[$0.targets].map { graph.targets[Int($0)].name } } == [["App"], ["Feed"]])
  }

  @Test func codeWithoutTargetsIsLeftAlone() {
    let (graph, placed) = TargetGraphBuilder.graph(of: [project(.workspace, "/", [], members: ["/App"])], for: [app])
    #expect(graph.isEmpty)
    #expect(placed == [app])
  }

  // MARK: dependencies

  @Test func dependenciesInACircleEnd() {
    let packages = [
      project(.package, "/Core", [target("Core", dependencies: ["Base"])], members: ["/Base"]),
      project(.package, "/Base", [target("Base", dependencies: ["Core", "Base"])], members: ["/Core", "/Base"]),
    ]
    let graph = TargetGraphBuilder.graph(of: packages, for: [core]).graph
    #expect(graph.targets.indices.allSatisfy { a in graph.targets.indices.allSatisfy { graph.reach[a].contains(Int32($0)) } })
  }

  @Test func dependencyOnAnotherPackageOfTheNameIsNone() {
    let packages = [
      project(.package, "/Core", [target("Core", dependencies: ["Base"])]), project(.package, "/Other/Base", [target("Base")]),
    ]
    let graph = TargetGraphBuilder.graph(of: packages, for: [core]).graph
    #expect(!graph.reach[0].contains(1))
  }

  @Test func importMeansTheDeclaredPackageOfSeveral() {
    let projects = [
      project(.xcode, "/App", [target("App", isLibrary: false, files: ["/App/Main.swift"])], members: ["/Libraries/Core"]),
      project(.package, "/Libraries/Core", [target("Core")]), project(.package, "/Elsewhere/Core", [target("Core")]),
    ]
    #expect(meaning(of: "Core", in: app, projects).count == 1)
  }

  @Test func projectsOfOneWorkspaceImportEachOther() {
    let projects = [
      project(.workspace, "/", [], members: ["/App/X.xcodeproj", "/Kit/X.xcodeproj"]),
      project(.xcode, "/App", [target("App", isLibrary: false, files: ["/App/Main.swift"])]),
      project(.xcode, "/Kit", [target("Kit")]),
    ]
    #expect(meaning(of: "Kit", in: app, projects) == ["Kit"])
    #expect(meaning(of: "Kit", in: app, Array(projects.dropFirst())) == [])
  }

  // MARK: undeclared imports

  @Test func importOfAPackageInTheAppsFolderNeedsNoDeclaration() {
    let own = project(.xcode, "/App", [target("App", isLibrary: false, files: ["/App/Main.swift"])])
    let package = project(.package, "/App/Packages/Core", [target("Core")])
    #expect(meaning(of: "Core", in: app, [own, package]) == ["Core"])
    var remote = own
    remote.remoteProducts = ["Core"]
    #expect(meaning(of: "Core", in: app, [remote, package]) == [])
  }

  @Test func importOfAPackageNextToTheAppMeansNothing() {
    let own = project(.xcode, "/App", [target("App", isLibrary: false, files: ["/App/Main.swift"])])
    #expect(meaning(of: "Core", in: app, [own, project(.package, "/Other/Core", [target("Core")])]) == [])
  }

  @Test func packageThatDeclaresAllImportsNothingElse() {
    let other = project(.package, "/Core/Sub", [target("Sub")])
    func own(_ declaresAll: Bool) -> ProjectDescription {
      project(.package, "/Core", [target("Core", folders: ["/Core/Sources"])], declaresAll: declaresAll)
    }
    #expect(meaning(of: "Sub", in: core, [own(true), other]) == [])
    #expect(meaning(of: "Sub", in: core, [own(false), other]) == ["Sub"])
  }

  @Test func tuistProjectsImportEachOther() {
    let projects = ["App", "Feed"].map { project(.tuist, "/Tree/\($0)", [target($0, folders: ["/Tree/\($0)"])]) }
    #expect(meaning(of: "Feed", in: file("/Tree/App/Main.swift", root: "Tree/App"), projects) == ["Feed"])
  }

  @Test func nothingImportsAnApp() {
    let projects = [
      project(.xcode, "/App", [target("App", isLibrary: false)]),
      project(.package, "/App/Core", [target("Core", folders: ["/App/Core"])], declaresAll: false),
    ]
    #expect(meaning(of: "App", in: file("/App/Core/A.swift", root: "App/Core"), projects) == [])
  }

  // MARK: identity

  @Test func everyChangeOfADescriptionChangesTheKey() {
    let base = [
      project(.xcode, "/App", [target("App", files: ["/App/Main.swift"], dependencies: ["Kit"]), target("Kit")]),
      project(.package, "/Core", [target("Core")]),
    ]
    var changed = Array(repeating: base, count: 6)
    changed[0][0].targets[0].dependencies = []
    changed[1][0].targets[1].modules = ["KitModule"]
    changed[2][0].targets[1].isTest = true
    changed[3][0].members = ["/Core"]
    changed[4][0].remoteProducts = ["Alamofire"]
    changed[5][1].declaresAll = false
    let keys = ([base, base] + changed).map { projects in
      CacheKey { TargetGraphBuilder.graph(of: projects, for: [app]).graph.add(to: &$0) }
    }
    #expect(keys[0] == keys[1])
    for key in keys[2...] { #expect(key != keys[0]) }
  }

  @Test func storedProjectsMoveWithTheBasePath() {
    let projects = [
      project(
        .xcode, "/Code/App", [target("App", files: ["/Code/App/A.swift"], folders: ["/Code/App/B"])], members: ["/Core"],
        remote: ["R"])
    ]
    let bytes = StoredProjects.bytes(projects, basePath: AbsolutePath("/Code"))
    #expect(StoredProjects.projects(bytes, basePath: AbsolutePath("/Code")) == projects)
    #expect(
      StoredProjects.projects(bytes, basePath: AbsolutePath("/Other"))?.first?.targets.first?.files == ["/Other/App/A.swift"])
    #expect(StoredProjects.projects(bytes, basePath: AbsolutePath("/Other"))?.first?.members == ["/Core"])
    for count in 1..<bytes.count { _ = StoredProjects.projects(Array(bytes.prefix(count)), basePath: AbsolutePath("/")) }
  }
}

/// Which files count as forgotten by their project.
@Suite struct UnbuiltFilesTests {
  /// - Parameter lost: the number of files that the project names and that are not there.
  private func unbuilt(
    built: Int, others: Int, lost: Int = 0, in folder: String = "", kinds: [ProjectDescription.Kind] = [.xcode]
  ) -> Int {
    let files = (0..<(built + others)).map { number in
      let name = "App/\(number < built ? "" : folder)\(number).swift"
      return SourceFile(path: "/" + name, name: name, root: "App")
    }
    let projects = kinds.map { kind in
      var project = ProjectDescription(kind: kind, path: "/App/\(kind)/project", folder: "/App")
      project.targets = [
        ProjectDescription.Target(
          name: "App", modules: ["App"], files: files.prefix(built).map(\.path) + (0..<lost).map { "/App/Lost\($0).swift" })
      ]
      return project
    }
    let (graph, placed) = TargetGraphBuilder.graph(of: projects, for: files)
    return UnbuiltFiles(placed, graph, projects).paths.count
  }

  @Test func fewFilesThatNoTargetHasAreForgotten() { #expect(unbuilt(built: 9, others: 1, lost: 2) == 1) }
  @Test func manyFilesThatNoTargetHasAreCode() { #expect(unbuilt(built: 7, others: 3, lost: 2) == 0) }
  @Test func folderOfItsOwnIsCode() { #expect(unbuilt(built: 9, others: 1, lost: 2, in: "Feature/") == 0) }
  @Test func completeProjectForgetsManyFiles() { #expect(unbuilt(built: 7, others: 3) == 3) }
  @Test func folderOfACompleteProjectIsCode() { #expect(unbuilt(built: 9, others: 3, in: "Feature/") == 0) }

  /// Of a complete project with four compiled files, `A/1.swift` to `A/4.swift`.
  ///
  /// - Parameter named: further files that the project names.
  private func forgotten(among others: [String], named: [String] = []) -> Set<String> {
    let files = ((1...4).map { "A/\($0).swift" } + others).map { SourceFile(path: "/App/" + $0, name: "App/" + $0, root: "App") }
    var project = ProjectDescription(kind: .xcode, path: "/App/App.xcodeproj/project.pbxproj", folder: "/App")
    project.targets = [ProjectDescription.Target(name: "App", modules: ["App"], files: files.prefix(4).map(\.path) + named)]
    let (graph, placed) = TargetGraphBuilder.graph(of: [project], for: files)
    return UnbuiltFiles(placed, graph, [project]).paths
  }

  @Test func fileNamedByItsPlaceOnAnotherMachineIsCode() {
    #expect(forgotten(among: ["A/Router.swift"]) == ["/App/A/Router.swift"])
    #expect(forgotten(among: ["A/Router.swift"], named: ["/Users/me/Desktop/Router.swift"]).isEmpty)
  }

  @Test func copyOfACompiledFileIsForgotten() {
    #expect(forgotten(among: ["Old/1.swift", "Old/9.swift"]) == ["/App/Old/1.swift"])
  }

  @Test func folderOfCopiesIsForgottenWithWhatElseIsInIt() {
    #expect(forgotten(among: ["Old/A/1.swift", "Old/B/2.swift", "Old/B/9.swift"]).count == 3)
    #expect(forgotten(among: ["Old/A/1.swift", "Old/B/8.swift", "Old/B/9.swift"]) == ["/App/Old/A/1.swift"])
  }

  /// The copies may outnumber what they were made of.
  @Test func folderOfMoreCopiesThanCompiledFilesIsForgotten() {
    let copies = (1...4).map { "Old/\($0).swift" }
    #expect(forgotten(among: copies + ["Old/7.swift", "Old/8.swift", "Old/9.swift"]).count == 7)
    #expect(forgotten(among: copies + (5...9).map { "Old/\($0).swift" }).isEmpty)
  }

  @Test func projectOfAFewFilesForgetsNone() { #expect(unbuilt(built: 4, others: 6) == 0) }
  @Test func nothingIsForgottenWhereAllIsBuilt() { #expect(unbuilt(built: 10, others: 0) == 0) }
  @Test func packageInTheSameFolderMayBuildTheRest() { #expect(unbuilt(built: 9, others: 1, kinds: [.xcode, .package]) == 0) }
}
