import Testing

@testable import ViperFacts

/// The projects and packages that a workspace contains.
@Suite struct WorkspaceTests {
  private func members(_ text: String) throws -> [String] {
    try Workspace.description(Array(text.utf8), path: "/Code/All.xcworkspace/contents.xcworkspacedata").members
  }

  @Test func findsProjectsInGroups() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:App/App.xcodeproj"></FileRef>
        <Group location = "container:Packages" name = "Packages">
          <FileRef location = "group:Core"></FileRef>
        </Group>
        <FileRef location = "group:../Other"></FileRef>
        <FileRef location = "absolute:/Elsewhere/B.xcodeproj"></FileRef>
        <FileRef location = "self:"></FileRef>
      </Workspace>
      """
    #expect(try members(text) == ["/Code/App/App.xcodeproj", "/Code/Packages/Core", "/Other", "/Elsewhere/B.xcodeproj"])
  }

  @Test(arguments: [
    "", "<", "<FileRef", "<FileRef location", "<FileRef location=\"group\"", "</Group></Group><Group>",
    "\u{FFFD}<FileRef location = >", "<Workspace><FileRef location = \"group:A\"></Workspace>",
  ])
  func damagedTextIsAProblem(_ text: String) {
    #expect(throws: PropertyList.Problem(line: 1, reason: "it is no valid XML")) { try members(text) }
  }

  @Test func aProblemIsANote() throws {
    let file = ProjectFile(kind: .workspace, path: "/Code/All.xcworkspace/contents.xcworkspacedata", name: "All.xcworkspace")
    let outcome = ProjectReader.description(Array("<Workspace>\n<Group".utf8), of: file)
    #expect(throws: PropertyList.Problem(line: 2, reason: "it is no valid XML")) { try outcome.get() }
  }
}
