import Testing
import ViperGraph

struct SourceLinksTests {
  private func url(_ template: String, _ file: String, _ line: Int?) throws -> String? {
    try SourceLinks(template, basePath: "/Users/me/App").url(file: file, line: line)
  }

  @Test func editorsGetWholePaths() throws {
    #expect(try url("vscode", "A/B.swift", 7) == "vscode://file/Users/me/App/A/B.swift:7")
    #expect(try url("xcode", "A/B.swift", 7) == "xcode://open?file=/Users/me/App/A/B.swift&line=7")
    #expect(try url("file://{path}", "A/B.swift", 7) == "file:///Users/me/App/A/B.swift")
    #expect(try url("idea://open?file={path}&line={line}", "/x/B.swift", 7) == "idea://open?file=/x/B.swift&line=7")
  }

  @Test func sitesGetPathsInTheRepository() throws {
    let template = "https://host/owner/app/blob/main/{path}#L{line}"
    #expect(try url(template, "A/B.swift", 7) == "https://host/owner/app/blob/main/A/B.swift#L7")
    #expect(try url(template, "/elsewhere/B.swift", 7) == nil)
    #expect(try url(template, "../B.swift", 7) == nil)
  }

  @Test func folderHasNoLine() throws {
    #expect(try url("https://host/{path}#L{line}", "Modules", nil) == "https://host/Modules")
    #expect(try url("vscode", "Modules", nil) == "vscode://file/Users/me/App/Modules")
    #expect(try url("xcode", "Modules", nil) == "xcode://open?file=/Users/me/App/Modules")
  }

  @Test func pathIsPercentEncoded() throws {
    let url = try url("https://host/{path}", "a b/\"><script>#?&%Ü\\{line}.swift", 1)
    #expect(url == "https://host/a%20b/%22%3E%3Cscript%3E%23%3F%26%25%C3%9C%5C%7Bline%7D.swift")
  }

  @Test(arguments: [
    "javascript:alert({path})", "JavaScript://%0A{path}", "data:text/html,{path}", "vbscript:{path}", "blob:{path}",
  ])
  func programIsNoLink(template: String) {
    let scheme = String(template.prefix { $0 != ":" })
    #expect(throws: LinkError.forbiddenScheme(scheme)) { try SourceLinks(template, basePath: "/") }
  }

  @Test(arguments: ["", "code", "{path}", "://{path}", " javascript:{path}", "java\nscript:{path}", "{path}:x", "9p://{path}"])
  func linkNeedsAScheme(template: String) {
    #expect(throws: LinkError.noScheme(template)) { try SourceLinks(template, basePath: "/") }
  }

  @Test func linkNeedsAPath() {
    #expect(throws: LinkError.noPath("https://host/")) { try SourceLinks("https://host/", basePath: "/") }
    #expect(throws: LinkError.lineFirst("e://{line}/{path}")) { try SourceLinks("e://{line}/{path}", basePath: "/") }
  }

  @Test(arguments: ["\"", "<", ">", " ", "\\", "'", "`", "[", "\n", "{", "\u{202E}"])
  func linkHoldsNoMarkup(character: String) {
    #expect(throws: LinkError.forbiddenCharacter(character.unicodeScalars.first!)) {
      try SourceLinks("https://host/\(character){path}", basePath: "/")
    }
  }
}
