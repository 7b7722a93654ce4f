import Foundation
import Testing
import ViperFacts
import ViperTestSupport
import ViperText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which files are looked at below the paths that a user names, under which names, and in which roots.
@Suite struct SourceFinderTests {
  private func find(
    _ paths: [String] = ["."], in folder: TemporaryFolder, base: String? = nil
  ) -> FoundSources {
    SourceFinder.find(paths, basePath: base ?? folder.path, workingDirectory: folder.path)
  }

  private func names(_ paths: [String] = ["."], in folder: TemporaryFolder) -> [String] {
    find(paths, in: folder).files.map(\.name)
  }

  private func roots(_ paths: [String] = ["."], in folder: TemporaryFolder) -> [String: String] {
    Dictionary(uniqueKeysWithValues: find(paths, in: folder).files.map { ($0.name, $0.root) })
  }

  // MARK: what is left out

  static let ignoredFolders = [
    "Pods", "Carthage", "DerivedData", ".build", ".git", "SourcePackages", "node_modules", "Module.xctemplate", "App.xcodeproj",
    "AppTests", "AppUITests", "Tests", "LoginSpecs", "Mocks", "ServiceMocks", "Try.playground",
  ]

  @Test(arguments: ignoredFolders) func leavesOutBelowAPathAndLooksInsideWhenNamed(_ ignored: String) throws {
    try TemporaryFolder.with(["App/A.swift", "App/\(ignored)/Deep/B.swift"]) { folder in
      #expect(names(in: folder) == ["App/A.swift"])
      #expect(names(["App/\(ignored)"], in: folder) == ["App/\(ignored)/Deep/B.swift"])
      #expect(names(["App/\(ignored)/Deep"], in: folder) == ["App/\(ignored)/Deep/B.swift"])
    }
  }

  @Test func leavesOutIgnoredFoldersBelowAnIgnoredOneThatIsNamed() throws {
    try TemporaryFolder.with(["Pods/A.swift", "Pods/Lib/Tests/B.swift"]) { folder in
      #expect(names(["Pods"], in: folder) == ["Pods/A.swift"])
    }
  }

  @Test(arguments: ["PodsKit", "Testsuite", "MocksFactory", "Specification", "build", "Contests.d"])
  func looksInsideFoldersOfSimilarNames(_ name: String) throws {
    try TemporaryFolder.with(["\(name)/A.swift"]) { folder in #expect(names(in: folder) == ["\(name)/A.swift"]) }
  }

  @Test(arguments: [
    "R.generated.swift", "Package.swift", "Package@swift-5.9.swift", "Project.swift", "Workspace.swift", ".Hidden.swift",
    "A.swift.orig",
    "A.m", "swift", "Read.me",
  ])
  func leavesOutGeneratedFilesManifestsAndOtherLanguages(_ name: String) throws {
    try TemporaryFolder.with([name, "Login.swift"]) { folder in #expect(names(in: folder) == ["Login.swift"]) }
  }

  @Test(arguments: ["R.generated.swift", "Package.swift"]) func readsAFileThatIsNamedItself(_ name: String) throws {
    try TemporaryFolder.with([name]) { folder in #expect(names([name], in: folder) == [name]) }
  }

  // MARK: roots

  @Test(arguments: ["Package.swift", "Project.swift", ".viper-lint.yml", "App.xcodeproj/", "App.xcworkspace/"])
  func aFolderWithAProjectIsARoot(_ sign: String) throws {
    try TemporaryFolder.with(["App/\(sign)", "App/Modules/Login/A.swift", "Other/B.swift"]) { folder in
      #expect(roots(in: folder) == ["App/Modules/Login/A.swift": "App", "Other/B.swift": "."])
    }
  }

  @Test func aRootAboveTheNamedPathCounts() throws {
    try TemporaryFolder.with(["App/Package.swift", "App/Modules/Login/A.swift"]) { folder in
      #expect(roots(["App/Modules/Login"], in: folder) == ["App/Modules/Login/A.swift": "App"])
      #expect(roots(["App/Modules/Login/A.swift"], in: folder) == ["App/Modules/Login/A.swift": "App"])
    }
  }

  @Test func withoutAProjectTheNamedPathIsTheRoot() throws {
    try TemporaryFolder.with(["App/Modules/A.swift"]) { folder in
      #expect(roots(["App"], in: folder) == ["App/Modules/A.swift": "App"])
      #expect(roots(["App/Modules/A.swift"], in: folder) == ["App/Modules/A.swift": "App/Modules"])
    }
  }

  @Test func aPackageWithinAProjectIsARootOfItsOwn() throws {
    try TemporaryFolder.with([
      "App.xcodeproj/", "App/A.swift", "Packages/Login/Package.swift", "Packages/Login/Sources/B.swift",
      "Packages/Login/Inner/Package.swift",
      "Packages/Login/Inner/C.swift",
    ]) { folder in
      #expect(
        roots(in: folder) == [
          "App/A.swift": ".", "Packages/Login/Sources/B.swift": "Packages/Login",
          "Packages/Login/Inner/C.swift": "Packages/Login/Inner",
        ])
    }
  }

  // MARK: names and order

  @Test func namesAreSortedWhateverTheOrderOfPaths() throws {
    try TemporaryFolder.with(["Package.swift", "b/B.swift", "a/Z.swift", "a/A/C.swift", "A.swift"]) { folder in
      let expected = ["A.swift", "a/A/C.swift", "a/Z.swift", "b/B.swift"]
      let paths = ["a", "b", "A.swift"]
      #expect(names(paths, in: folder) == expected)
      #expect(names(paths.reversed(), in: folder) == expected)
      #expect(find(paths, in: folder).files == find(paths.reversed(), in: folder).files)
    }
  }

  @Test(arguments: [
    ["a", "a/b"], ["a/b", "a"], ["a", "a"], ["a/", "./a"], ["a/b/../b", "a"], ["a/b/A.swift", "a"],
    ["a/b/A.swift", "a/b/A.swift"],
  ])
  func findsEachFileOnceWherePathsOverlap(_ paths: [String]) throws {
    try TemporaryFolder.with(["a/b/A.swift"]) { folder in #expect(names(paths, in: folder) == ["a/b/A.swift"]) }
  }

  @Test func namesAreRelativeToTheBasePathAndAbsoluteOutside() throws {
    try TemporaryFolder.with(["in/A.swift", "out/B.swift", "in-between/C.swift"]) { folder in
      let found = find(["in", "out", "in-between"], in: folder, base: folder.full("in"))
      #expect(
        found.files.map(\.name).sorted() == ["A.swift", folder.full("in-between/C.swift"), folder.full("out/B.swift")].sorted())
      let paths = ["in-between/C.swift", "in/A.swift", "out/B.swift"].map { folder.full($0) }
      #expect(found.files.map(\.path).sorted() == paths)
      #expect(Set(found.files.map(\.root)) == [".", folder.full("in-between"), folder.full("out")])
    }
  }

  @Test func absolutePathsAreNamedLikeRelativeOnes() throws {
    try TemporaryFolder.with(["a/A.swift"]) { folder in
      #expect(find([folder.full("a")], in: folder).files == find(["a"], in: folder).files)
    }
  }

  @Test func namesWithSpacesAndAccentsAreKept() throws {
    try TemporaryFolder.with(["Mes écrans/Été 1.swift"]) { folder in
      #expect(names(in: folder) == ["Mes écrans/Été 1.swift"])
    }
  }

  // MARK: what cannot be looked at

  @Test func aMissingPathIsAnErrorAndTheRestIsFound() throws {
    try TemporaryFolder.with(["a/A.swift"]) { folder in
      let found = find(["nowhere", "a"], in: folder)
      #expect(found.files.map(\.name) == ["a/A.swift"])
      #expect(found.diagnostics == [Diagnostic(.error, "'nowhere' does not exist; check the path")])
    }
  }

  @Test func aPipeIsAnErrorWhenNamedAndNoFileOtherwise() throws {
    try TemporaryFolder.with(["a/A.swift"]) { folder in
      try #require(mkfifo(folder.full("a/Pipe.swift"), 0o600) == 0)
      #expect(names(in: folder) == ["a/A.swift"])
      let named = find(["a/Pipe.swift"], in: folder)
      #expect(named.files.isEmpty)
      #expect(
        named.diagnostics.map(\.message) == ["'a/Pipe.swift' is neither a file nor a folder; pass a folder with Swift code"])
    }
  }

  // MARK: links

  @Test func linksThatLeaveTheFolderAreFollowedOnlyWhenNamed() throws {
    try TemporaryFolder.with(["real/A.swift", "real/Main.storyboard", "real/Package.swift", "app/B.swift", "app/App/C.swift"]) {
      folder in
      try folder.link("app/there", to: folder.full("real"))
      try folder.link("app/App/D.swift", to: "../../real/A.swift")
      try folder.link("app/App/Main.storyboard", to: "../../real/Main.storyboard")
      try folder.link("app/App/Package.swift", to: "../../real/Package.swift")
      try folder.link("app/README.md", to: "/etc/passwd")
      let found = find(["app"], in: folder)
      #expect(found.files.map(\.name) == ["app/App/C.swift", "app/B.swift"])
      #expect(found.companions.isEmpty && found.projects.isEmpty)
      #expect(
        found.leavingLinks == [
          "app/App/D.swift", "app/App/Main.storyboard", "app/App/Package.swift", "app/there",
        ])
      #expect(names(["app/there", "app/App/D.swift"], in: folder) == ["app/App/D.swift", "app/there/A.swift"])
      #expect(find(["app/there"], in: folder).leavingLinks.isEmpty)
    }
  }

  @Test func linksInsideTheRepositoryAreFollowedAndEachFolderIsReadOnce() throws {
    try TemporaryFolder.with([".git/", "app/B.swift", "lib/A.swift", "lib/deep/C.swift", "lib/Main.storyboard"]) { folder in
      for name in ["app/there", "app/too"] { try folder.link(name, to: "../lib") }
      try folder.link("app/deep", to: "../lib/deep")
      try folder.link("app/A.swift", to: "../lib/A.swift")
      #expect(names(["app"], in: folder) == ["app/A.swift", "app/B.swift", "app/deep/C.swift", "app/there/A.swift"])
      #expect(find(["app"], in: folder).companions.map(\.name) == ["app/there/Main.storyboard"])
      #expect(names(in: folder) == ["app/B.swift", "lib/A.swift", "lib/deep/C.swift"])
      #expect(find(["app"], in: folder).leavingLinks.isEmpty)
    }
  }

  @Test func circlesOfLinksEnd() throws {
    try TemporaryFolder.with(["app/B.swift", "app/a/A.swift", "app/b/C.swift"]) { folder in
      try folder.link("app/back", to: ".")
      try folder.link("app/a/b", to: "../b")
      try folder.link("app/b/a", to: "../a")
      try folder.link("app/self", to: "self")
      try folder.link("app/D.swift", to: "B.swift")
      try folder.link("app/E.swift", to: folder.full("gone"))
      let found = find(["app"], in: folder)
      #expect(found.files.map(\.name) == ["app/B.swift", "app/a/A.swift", "app/b/C.swift"])
      #expect(found.diagnostics.isEmpty && found.leavingLinks.isEmpty)
    }
  }

  @Test func linksIntoFoldersThatAreLeftOutAreNotFollowed() throws {
    try TemporaryFolder.with([".git/", "Pods/Lib/A.swift", "app/B.swift", "Generated/C.swift"]) { folder in
      try folder.link("app/Lib", to: "../Pods/Lib")
      try folder.link("app/A.swift", to: "../Pods/Lib/A.swift")
      try folder.link("app/Made", to: "../Generated")
      let patterns = [try PathPattern("Generated", in: folder.path)]
      let found = SourceFinder.find(
        ["app"], basePath: folder.path, workingDirectory: folder.path, selection: FileSelection(exclude: patterns))
      #expect(found.files.map(\.name) == ["app/B.swift"])
    }
  }

  @Test func namedFilesThatAreLinksBringTheirRepositoryAlong() throws {
    try TemporaryFolder.with(["real/.git/", "real/Package.swift", "real/A.swift", "sandbox/"]) { folder in
      for name in ["A.swift", "Package.swift"] { try folder.link("sandbox/\(name)", to: folder.full("real/\(name)")) }
      let found = find(["sandbox/A.swift"], in: folder)
      #expect(found.files.map(\.name) == ["sandbox/A.swift"])
      #expect(found.projects.map(\.name) == ["sandbox/Package.swift"])
    }
  }

  @Test(.disabled(if: geteuid() == 0, "nothing is unreadable for root")) func anUnreadableFolderMakesTheRunIncomplete() throws {
    try TemporaryFolder.with(["a/locked/A.swift", "a/B.swift"]) { folder in
      try folder.setPermissions(0o000, of: "a/locked")
      defer { try? folder.setPermissions(0o700, of: "a/locked") }
      let found = find(in: folder)
      #expect(found.files.map(\.name) == ["a/B.swift"])
      #expect(found.diagnostics.map(\.file) == ["a/locked"])
      #expect(found.diagnostics.map(\.makesRunIncomplete) == [true])
    }
  }

  @Test func anEmptyFolderHasNeitherFilesNorProblems() throws {
    try TemporaryFolder.with(["a/"]) { folder in
      #expect(find(in: folder).files.isEmpty)
      #expect(find(in: folder).diagnostics.isEmpty)
    }
  }
}
