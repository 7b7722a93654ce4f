import Testing

@testable import ViperFacts

/// The projects and packages that a workspace contains.
@Suite struct WorkspaceTests {
  private func members(_ text: String) -> [String] {
    Workspace.description(Array(text.utf8), path: "/Code/All.xcworkspace/contents.xcworkspacedata").members
  }

  @Test func findsProjectsInGroups() {
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
    #expect(members(text) == ["/Code/App/App.xcodeproj", "/Code/Packages/Core", "/Other", "/Elsewhere/B.xcodeproj"])
  }

  @Test(arguments: [
    "", "<", "<FileRef", "<FileRef location", "<FileRef location=\"group\"", "</Group></Group><Group>",
    "\u{FFFD}<FileRef location = >",
  ])
  func damagedTextHasNone(_ text: String) { #expect(members(text).isEmpty) }
}
