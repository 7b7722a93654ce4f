import Testing

@testable import ViperFacts

struct SourceFileTests {
  @Test(arguments: [
    ("/code/App/Login/View.swift", "App/Login/View.swift", "App", "/code/App"),
    ("/code/App/View.swift", "App/View.swift", ".", "/code"),
    ("/code/App/View.swift", "View.swift", "/code", "/code"),
    ("/other/View.swift", "/other/View.swift", "/other", "/other"),
  ])
  func knowsTheFolderOfItsRoot(path: String, name: String, root: String, folder: String) {
    #expect(SourceFile(path: path, name: name, root: root).rootFolder == folder)
  }
}
