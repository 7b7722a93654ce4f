import Testing
import ViperFacts
import ViperPlatform
import ViperTestSupport

/// Where the code base around a named path begins.
@Suite struct CodeBaseTopTests {
  /// The top around a path, relative to the folder; nil for none.
  private func top(around path: String, home: String? = nil, _ files: [String]) throws -> String? {
    try TemporaryFolder.with(files) { folder in
      let top = CodeBaseTop.folder(
        around: AbsolutePath(path, in: folder.path), home: home.map { AbsolutePath($0, in: folder.path) })
      return top?.relative(to: AbsolutePath(folder.path))
    }
  }

  @Test(arguments: ["App/Login", "App", "App/Login/A.swift", "A.swift"])
  func isTheTopOfTheWorkTree(_ path: String) throws {
    #expect(try top(around: path, [".git/", "A.swift", "App/Login/A.swift"]) == ".")
  }

  @Test func isTheWorkTreeEvenAboveAProject() throws {
    #expect(try top(around: "App/Login", [".git/", "App/App.xcodeproj/", "App/Login/A.swift"]) == ".")
  }

  @Test func submodulesAndLinkedWorkTreesHaveAFile() throws {
    #expect(try top(around: "Library/Sources", [".git/", "Library/.git", "Library/Sources/A.swift"]) == "Library")
  }

  @Test(arguments: ["Package.swift", "Project.swift", "App.xcodeproj/", "App.xcworkspace/", ".git/"])
  func nothingIsAroundATop(_ sign: String) throws {
    #expect(try top(around: "App", [".git/", "App/\(sign)", "App/A.swift"]) == nil)
  }

  @Test func configurationAloneIsNoTopInAWorkTree() throws {
    #expect(try top(around: "App", [".git/", "App/.viper-lint.yml", "App/A.swift"]) == ".")
  }

  @Test(arguments: ["Package.swift", "App.xcworkspace/", ".viper-lint.yml"])
  func withoutGitItIsTheNearestProject(_ sign: String) throws {
    let files = [sign, "App/\(sign)", "App/Modules/Login/A.swift"]
    #expect(try top(around: "App/Modules/Login", files) == "App")
    #expect(try top(around: "App/Modules/Login/A.swift", files) == "App")
    #expect(try top(around: "App", files) == nil)
  }

  @Test func withoutGitAndProjectThereIsNone() throws {
    #expect(try top(around: "App/Login", ["App/Login/A.swift"]) == nil)
    #expect(try top(around: "App/Login/A.swift", ["App/Login/A.swift"]) == nil)
    #expect(try top(around: "No/Such", ["App/Login/A.swift"]) == nil)
  }

  @Test func homeFolderUnderVersionControlIsNoCodeBase() throws {
    #expect(
      try top(around: "Code/App/Login", home: ".", [".git/", "Code/App/Package.swift", "Code/App/Login/A.swift"]) == "Code/App")
    #expect(try top(around: "Code/Login", home: ".", [".git/", "Code/Login/A.swift"]) == nil)
    #expect(try top(around: "Code/Login", home: ".", [".git/", "Package.swift", "Code/Login/A.swift"]) == ".")
  }
}
