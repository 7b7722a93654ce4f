import Testing
import ViperGraph
import ViperGraphviz

@Suite(.enabled(if: Program.hasGraphviz, "Graphviz is not installed"))
struct PictureRendererTests {
  private let renderer = PictureRenderer(program: Program.layout)

  @Test func svgNamesEveryModule() throws {
    let names = ["Login", "Home", "Ünïcödé & <Sons>"]
    let picture = try renderer.picture(of: .modules(names), title: "App", format: .svg)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    for name in ["App", "Login", "Home", "Ünïcödé &amp; &lt;Sons&gt;"] { #expect(text.contains(name)) }
    #expect(picture.warning == nil)
  }

  @Test(arguments: [(PictureFormat.svg, "<?xml"), (.pdf, "%PDF"), (.png, "\u{89}PNG")])
  func formatsBeginAsTheyShould(format: PictureFormat, beginning: String) throws {
    let picture = try renderer.picture(of: .modules(["Login"]), title: "App", format: format)
    let scalars = picture.bytes.prefix(beginning.unicodeScalars.count).map { Unicode.Scalar($0) }
    #expect(scalars == Array(beginning.unicodeScalars))
  }

  @Test func hostileNamesStayText() throws {
    let names = [
      "\"];n[URL=\"javascript:alert(1)\"]", "<script>alert(1)</script>", "\\N\\G", "a\\", "&amp;&#10;", "", " ", "\u{0}\u{FFFF}",
      "</B></FONT>", "]]>", "{a|b}",
    ]
    let picture = try renderer.picture(of: .modules(names), title: names.joined(), format: .svg)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(picture.warning == nil)
    #expect(!text.contains("<script"))
    #expect(!text.contains("href=\"javascript"))
    #expect(text.contains(">\\N\\G</text>"))
    #expect(text.contains(">a\\</text>"))
    #expect(text.components(of: "class=\"node ") == names.count)
  }

  @Test func sameInputGivesTheSamePicture() throws {
    let view = GraphView.modules((0..<30).map { "Module\($0)" })
    let pictures = try (0..<2).map { _ in try renderer.picture(of: view, title: "App", format: .svg) }
    #expect(pictures[0] == pictures[1])
  }

  /// The time of drawing is in it otherwise, to the second.
  @Test func pdfDoesNotSayWhenItWasDrawn() throws {
    let picture = try renderer.picture(of: .modules(["Login"]), title: "App", format: .pdf)
    #expect(picture.bytes.ranges(of: Array("startxref".utf8)).count == 1)
    #expect(picture.bytes.ranges(of: Array("CreationDate".utf8)).isEmpty)
  }

  /// Graphviz 2.43 loops on such edges, or draws them twice, unless they all run the same way.
  @Test(arguments: [2, 3, 7])
  func edgesInACircleAreDrawnOnce(modules: Int) throws {
    let view = GraphView.circles(modules)
    let picture = try renderer.picture(of: view, title: "App", format: .svg)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(picture.warning == nil)
    for edge in text.split(separator: "class=\"edge ").dropFirst() {
      #expect(edge.prefix(upTo: edge.firstRange(of: "</g>\n</g>")!.lowerBound).ranges(of: "<path").count == 1)
    }
  }

  /// Very many modules still give a picture, drawn by folder, with a note.
  @Test func tenThousandModulesAreDrawnByFolder() throws {
    let view = GraphView.modules((0..<10_000).map { "Area\($0 / 50)/Module\($0)" })
    var map = GraphView.Collapse.auto.applied(to: view)
    map.direction = .down
    let text = String(decoding: try renderer.picture(of: map, title: "App", format: .svg).bytes, as: UTF8.self)
    #expect(text.contains("10000 modules in \(map.nodes.count) boxes"))
    #expect(text.ranges(of: "class=\"node ").count == map.nodes.count)
  }

  @Test func everyPartIsNamedAndDescribed() throws {
    let view = GraphView.modules(["Login", "Home"])
    let text = try svg(of: view)
    #expect(text.contains("<svg class=\"viper-graph\" role=\"img\""))
    #expect(text.contains("<desc id=\"viper-graph-desc\">2 modules · dialect viper. Solid lines"))
    #expect(
      text.contains(
        "<g id=\"n1\" class=\"node module\" role=\"img\">\n<title>Home: 4 components</title>\n<desc>Modules/Home</desc>"))
    #expect(
      text.contains(
        "<g id=\"e0\" class=\"edge purpose-navigation strength-none\" role=\"img\">\n<title>Login → Home: construction</title>"))
    #expect(!text.contains("<!--") && !text.contains("<!DOCTYPE") && !text.contains("<title>viper</title>"))
  }

  @Test func linksLeadToTheSource() throws {
    let links = try SourceLinks("https://host/{path}#L{line}", basePath: "/app")
    let text = try svg(of: .modules(["A & <B>", "Home"]), links: links)
    #expect(text.contains("<a href=\"https://host/Modules/A%20%26%20%3CB%3E\" xlink:href"))
    #expect(text.contains("<a href=\"https://host/W.swift#L1\""))
    #expect(text.ranges(of: "<a href=").count == text.ranges(of: "</a>").count)
    #expect(text.contains("role=\"group\""))
  }

  @Test func drawingWithoutLinksHoldsNone() throws {
    let text = try svg(of: .modules(["A", "B"]))
    #expect(!text.contains("<a ") && !text.contains("</a>") && !text.contains("href"))
  }

  @Test func everyColourDarkens() throws {
    let text = try svg(of: .circles(2))
    let parts = text.split(separator: "</style>")
    let colours = Set(parts[1].matches(of: /(?:fill|stroke)="(#[0-9a-f]+)"/).map { String($0.1) })
    for colour in colours { #expect(parts[0].contains("[fill=\"\(colour)\"]"), "\(colour)") }
    #expect(colours.count > 5)
  }

  private func svg(of view: GraphView, links: SourceLinks? = nil) throws -> String {
    String(decoding: try renderer.picture(of: view, title: "App", format: .svg, links: links).bytes, as: UTF8.self)
  }

  @Test func largePictureComesWhole() throws {
    let view = GraphView.modules((0..<800).map { "Module\($0)" })
    let picture = try renderer.picture(of: view, title: "App", format: .svg)
    #expect(String(decoding: picture.bytes.suffix(7), as: UTF8.self) == "</svg>\n")
    #expect(picture.bytes.count > 200_000)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
