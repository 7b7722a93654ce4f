import Foundation
import Testing
import ViperFacts
import ViperTestSupport
import ViperText

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names in code and on disk that try to take over the terminal, the log or the document that they are printed in.
struct HostileNameTests {
  /// Raw identifiers; U+3164 is a letter to Swift and nothing to the eye, the `о` in `Lоgin` is Cyrillic.
  private static let identifiers = [
    "hello world", "default", "Lоgin", "Log\u{3164}in", "\u{202E}evil", "a\u{2066}b\u{200B}", "c1\u{9B}31m", "es\u{1B}[31m",
    "<b>&\"'",
    "]]>", "-->", "%s%n", "javascript:alert(1)",
  ]
  private static let files = [
    "new\nline", "tab\tx", "quote\"'", "a::b", "es\u{1B}[2J", "bidi\u{202E}x", "amp&<x>]]>", #"back\N\G\L\"#, "%n%s", "cr\rx",
    "del\u{7F}",
  ]

  private let workspace: ScratchFolder

  init() throws {
    workspace = try ScratchFolder()
    for (index, name) in Self.identifiers.enumerated() {
      try workspace.write(ScratchFolder.module { "`\(name)\($0)`" }, to: "raw\(index)/M.swift")
    }
    for (index, name) in Self.files.enumerated() {
      try workspace.write(ScratchFolder.module { "M\(index)\($0)" }, to: "\(name)/\(name).swift")
    }
  }

  private func lint(_ arguments: [String]) throws -> Executable.Outcome {
    try Executable.viperLint.run(arguments + ["--base-path", workspace.path, workspace.path])
  }

  /// What a terminal would obey or a reader not see, but for line ends.
  private static func hidden(in text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { $0.isHidden && $0 != "\n" } }

  @Test func theTextReportHoldsNoEscapesButItsOwnColours() throws {
    let text = try lint(["--color", "always"]).output
    #expect(text.contains("\u{1B}[1mback\\N\\G\\L\\/back\\N\\G\\L\\.swift:1:"))
    #expect(text.contains("es\\u{1B}[2J"))
    #expect(Self.hidden(in: text.replacing(/\u{1B}\[[0-9;]*m/, with: "")).isEmpty)
  }

  @Test func everyLineForXcodeIsOneMark() throws {
    let text = try lint(["--reporter", "xcode"]).output
    #expect(Self.hidden(in: text).isEmpty)
    for line in text.split(separator: "\n") { #expect(line.contains(/^(.*:\d+(:\d+)?: )?(error|warning|note):\s/), "\(line)") }
  }

  @Test func jsonGivesNamesBack() throws {
    let text = try lint(["--reporter", "json"]).output
    #expect(Self.hidden(in: text).isEmpty)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let names = Set(findings.compactMap { $0["file"] as? String }.map { Array($0.utf8) })
    for name in Self.files { #expect(names.contains(Array("\(name)/\(name).swift".utf8)), "\(name.visible)") }
    let components = Set(findings.compactMap { $0["component"] as? String }.map { Array($0.utf8) })
    for name in ["hello world", "<b>&\"'", "\u{202E}evil", "Log\u{3164}in"] {
      #expect(components.contains(Array("\(name)Presenter".utf8)), "\(name.visible)")
    }
  }

  @Test(arguments: [
    ["modules"], ["explain", "dialect", "--path"], ["explain", "module", "hello world"], ["init", "--print"],
  ])
  func whatTheLinterSeesHoldsNoEscapes(_ arguments: [String]) throws {
    let outcome = try Executable.viperLint.run(arguments + [workspace.path])
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(Self.hidden(in: outcome.output + outcome.errors).isEmpty)
  }

  @Test(arguments: [
    ["--dialect", "x\u{1B}[31m\n.yml"], ["/no/such\u{1B}[31m\n\u{202E}"], ["--base-path", "/no/such\u{1B}[31m"],
    ["--reporter", "\u{9B}31m"],
    ["explain", "module", "\u{1B}[31m"], ["explain", "rule", "\u{1B}]0;owned\u{7}"], ["--\u{1B}[31m\u{202E}"],
  ])
  func mistakesQuoteArgumentsWithoutTheirEscapes(_ arguments: [String]) throws {
    let paths = arguments.starts(with: ["explain", "rule"]) ? [] : [workspace.path + "/raw0"]
    let errors = try Executable.viperLint.run(arguments + paths, output: FileHandle.nullDevice).errors
    #expect(errors.contains("\\u{"))
    #expect(Self.hidden(in: errors).isEmpty)
  }

  @Test(arguments: ["module", "component"])
  func drawingsHoldNoEscapesAndPicturesRealNames(_ level: String) throws {
    let arguments = ["--level", level, "--base-path", workspace.path, workspace.path]
    for format in ["dot", "json", "mermaid"] {
      let outcome = try Executable.viperGraph.run(["--format", format] + arguments)
      #expect(outcome.status == 0)
      #expect(Self.hidden(in: outcome.output + outcome.errors).isEmpty, "\(format)")
    }
    let picture = try Executable.viperGraph.run(["--format", "svg"] + arguments)
    // 3 says that there is no Graphviz.
    guard picture.status == 0 else { return #expect(picture.status == 3) }
    let titles = SVGTitles(Data(picture.output.utf8))
    #expect(titles.isWellFormed)
    #expect(titles.links.isEmpty)
    let names = level == "module" ? ["M7: "] : ["M7Presenter: presenter", "<b>&\"'Presenter: presenter"]
    for name in names { #expect(titles.texts.contains { $0.hasPrefix(name) }, "\(name)") }
    #expect(titles.texts.contains { $0.contains("\n" + #"back\N\G\L\"#) })
    #expect(titles.texts.contains { $0.contains("bidi\\u{202E}x") })
  }

  /// macOS refuses such names itself.
  @Test(.enabled(if: Self.hasByteNames)) func aNameThatIsNoTextIsADiagnostic() throws {
    let outcome = try Executable.viperLint.run(
      [workspace.path], shell: #"cd "$1" && cp raw0/M.swift "$(printf 'bad\377.swift')" && "$0" --reporter json ."#)
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("the name is not UTF-8, so it is skipped; rename it"))
    #expect(outcome.output.contains("\"file\": \"bad\u{FFFD}.swift\""))
  }

  #if os(Linux)
    private static let hasByteNames = true
  #else
    private static let hasByteNames = false
  #endif
}

/// The titles, which are the tooltips too, and the links of a picture.
private final class SVGTitles: NSObject, XMLParserDelegate {
  private(set) var texts: Set<String> = []
  private(set) var links: [String] = []
  private(set) var isWellFormed = false
  private var title: String?

  init(_ bytes: Data) {
    super.init()
    let parser = XMLParser(data: bytes)
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "title" { title = "" }
    links += ["xlink:href", "href"].compactMap { attributes[$0] }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { title? += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "title", let title { texts.insert(title) }
    if name == "title" { title = nil }
  }
}
