import Testing
import ViperTestSupport

@testable import ViperFacts

/// The targets that an Xcode project describes, with the paths of their files.
@Suite struct XcodeProjectTests {
  private typealias Target = XcodeProjectText.Target

  private func project(_ targets: [Target], packages: [String] = []) throws -> ProjectDescription {
    try project(XcodeProjectText.text(targets, packages: packages))
  }

  private func project(_ text: String) throws -> ProjectDescription {
    let list = try PropertyList(Array(text.utf8))
    return try XcodeProject.description(list, path: "/Code/App.xcodeproj/project.pbxproj")
  }

  @Test func findsFilesThroughGroups() throws {
    let targets = try project([Target("App", files: ["App/Login/View.swift", "Main.swift"])]).targets
    #expect(targets.map(\.name) == ["App"])
    #expect(targets.first?.files.sorted() == ["/Code/App/Login/View.swift", "/Code/Main.swift"])
    #expect(targets.first?.isLibrary == false)
  }

  @Test func fileInTwoTargetsBelongsToBoth() throws {
    let targets = try project([Target("A", files: ["Shared.swift"]), Target("B", files: ["Shared.swift"])]).targets
    #expect(targets.map(\.files) == [["/Code/Shared.swift"], ["/Code/Shared.swift"]])
  }

  @Test func readsSynchronizedFoldersWithExceptions() throws {
    let targets = try project([
      Target("App", folders: ["App"], exceptions: ["App": ["Debug/Menu.swift"]]),
      Target("Widget", folders: ["Widget"], exceptions: ["App": ["Model/User.swift", "Info.plist"]]),
    ]).targets
    #expect(
      targets.first?.folders == [ProjectDescription.SourceFolder(path: "/Code/App", excluded: ["/Code/App/Debug/Menu.swift"])])
    #expect(targets.last?.folders == [ProjectDescription.SourceFolder(path: "/Code/Widget")])
    #expect(targets.last?.files == ["/Code/App/Model/User.swift"])
  }

  @Test func testBundlesAreTests() throws {
    let targets = try project([
      Target("App"), Target("AppTests", type: "bundle.unit-test"), Target("AppUITests", type: "bundle.ui-testing"),
      Target("Core", type: "framework"),
    ]).targets
    #expect(targets.map(\.isTest) == [false, true, true, false])
    #expect(targets.map(\.isLibrary) == [false, false, false, true])
  }

  @Test func readsDependenciesAndPackages() throws {
    let project = try project(
      [Target("App", dependencies: ["Core"], products: ["Design"]), Target("Core", type: "framework")],
      packages: ["../Packages/Design"])
    #expect(project.targets.first?.dependencies == ["Core", "Design"])
    #expect(project.members == ["/Packages/Design"])
  }

  @Test(arguments: [
    ("SOURCE_ROOT", "/Code/Login.swift"), ("<group>", "/Code/Features/Login.swift"), ("BUILT_PRODUCTS_DIR", ""),
    ("SDKROOT", ""),
  ])
  func sourceTreeDecidesWhereAPathStarts(_ tree: String, _ path: String) throws {
    let text = """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (F); path = Features; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Login.swift; sourceTree = "\(tree)"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        P = { isa = PBXSourcesBuildPhase; files = (B, Missing); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (P); productType = "com.apple.product-type.application"; };
      }; rootObject = R; }
      """
    #expect(try project(text).targets.first?.files == (path.isEmpty ? [] : [path]))
  }

  @Test func groupsInACircleEnd() throws {
    let text = """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (R, G, T, 5); };
        G = { isa = PBXGroup; children = (H, G); sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (G); path = a; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = T; dependencies = ((), {}); };
      }; rootObject = R; }
      """
    #expect(try project(text).targets.map(\.name) == ["App"])
  }

  @Test(arguments: [
    "{}", "()", "{ rootObject = R; }", "{ rootObject = R; objects = { R = x; }; }", "{ objects = (); rootObject = (); }",
  ])
  func listWithoutProjectIsNone(_ text: String) throws {
    #expect(throws: PropertyList.Problem(line: 1, reason: "it has no root object")) { try project(text) }
  }

  /// A small project whose targets share a phase, and name it many times.
  @Test func targetsThatListTooMuchAreRefused() throws {
    let (targets, files) = (0..<2500, 0..<2500)
    let text = """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (\(targets.map { "T\($0)" }.joined(separator: ", "))); };
        G = { isa = PBXGroup; children = (\(files.map { "F\($0)" }.joined(separator: ", "))); };
        \(files.map { "F\($0) = { isa = PBXFileReference; path = A\($0).swift; }; B\($0) = { fileRef = F\($0); };" }.joined())
        P = { isa = PBXSourcesBuildPhase; files = (\(files.map { "B\($0)" }.joined(separator: ", "))); };
        \(targets.map { "T\($0) = { isa = PBXNativeTarget; name = T\($0); buildPhases = (P, P, P); };" }.joined())
      }; rootObject = R; }
      """
    #expect(throws: PropertyList.Problem(line: 1, reason: "its targets list too much")) { try project(text) }
  }
}
