import Testing
import ViperTestSupport

@testable import ViperFacts

@Suite struct NamedPathsTests {
  private func with(_ paths: [String], roots: [String] = [], from working: String = "", _ body: (NamedPaths, String) -> Void)
    throws
  {
    try TemporaryFolder.with(["App/A.swift", "Core/"]) { folder in
      body(NamedPaths(paths, roots: roots, basePath: folder.path, workingDirectory: folder.full(working)), folder.path)
    }
  }

  @Test func pathsArePrintedRelativeToTheBase() throws {
    try with([".", "App/../Core", "App/A.swift", "/elsewhere", "missing"]) { paths, _ in
      #expect(paths.places.map(\.name) == [".", "Core", "App/A.swift", "/elsewhere", "missing"])
      #expect(paths.places.map(\.isFolder) == [true, true, false, false, false])
    }
    try with([".", ".."], from: "App") { paths, _ in #expect(paths.places.map(\.name) == ["App", "."]) }
  }

  @Test func nearestRootIsMeantUnlessAProjectIsNearer() throws {
    try with(["."], roots: ["App", "App/Login"]) { paths, base in
      func root(_ name: String, _ project: String? = nil) -> String? {
        paths.namedRoot(of: SourceFile(path: base + "/" + name, name: name, root: project ?? "."), hasProject: project != nil)
      }
      #expect(root("App/A.swift") == "App")
      #expect(root("App/Login/A.swift") == "App/Login")
      #expect(root("Application/A.swift") == nil)
      #expect(root("Core/A.swift") == nil)
      #expect(root("App/Login/A.swift", "App/Login/Deep") == nil)
      #expect(root("App/Login/A.swift", "App/Login") == nil)
      #expect(root("App/Login/A.swift", "App") == "App/Login")
    }
  }

  @Test func rootWithoutFilesIsIdle() throws {
    try with(["."], roots: ["App", "Core"]) { paths, base in
      let files = ["App/A.swift", "CoreData/B.swift"].map { SourceFile(path: base + "/" + $0, name: $0, root: ".") }
      #expect(paths.idleRoot(files) == "Core")
      #expect(paths.idleRoot([]) == "App")
      #expect(paths.idleRoot(files + [SourceFile(path: base + "/Core/C.swift", name: "Core/C.swift", root: ".")]) == nil)
    }
  }
}
