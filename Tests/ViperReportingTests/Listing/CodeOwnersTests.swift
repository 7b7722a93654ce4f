import Testing

@testable import ViperReporting

struct CodeOwnersTests {
  private func owner(of path: String, _ text: String) -> String? { CodeOwners(text, top: "/app").owners(of: "/app/" + path) }

  @Test(arguments: [
    ("*", true), ("*.swift", true), ("/Modules/", true), ("Modules/", true), ("Modules/Login", true), ("Login", true),
    ("/Login", false), ("Modules/*", false), ("Modules/**/*.swift", true), ("/Other/", false), ("LoginView.swift", true),
  ])
  func patternsMatchAsGitHubHasThem(pattern: String, matches: Bool) {
    #expect(owner(of: "Modules/Login/LoginView.swift", "\(pattern) @ios") == (matches ? "@ios" : nil))
  }

  @Test func theLastMatchingLineCounts() {
    #expect(owner(of: "A/B.swift", "/A/ @first\n*.swift @second") == "@second")
    #expect(owner(of: "A/B.swift", "* @first\n/A/") == nil)
  }

  @Test func commentsAndSectionsOwnNothing() {
    #expect(owner(of: "A/B.swift", "# * @nobody\n[Section] @section\n^[Optional]\n\n* @all # everything") == "@all")
  }
}
