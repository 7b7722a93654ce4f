import Testing
import ViperGraph
import ViperGraphviz

@Suite(.enabled(if: Program.hasGraphviz, "Graphviz is not installed"))
struct PictureRendererTests {
  private let renderer = PictureRenderer(program: Program.viperGraph)

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
    #expect(text.components(of: "class=\"node\"") == names.count)
  }

  @Test func sameInputGivesTheSamePicture() throws {
    let view = GraphView.modules((0..<30).map { "Module\($0)" })
    let pictures = try (0..<2).map { _ in try renderer.picture(of: view, title: "App", format: .svg) }
    #expect(pictures[0] == pictures[1])
  }

  /// Graphviz 2.43 loops on such edges, or draws them twice, unless they all run the same way.
  @Test(arguments: [2, 3, 7])
  func edgesInACircleAreDrawnOnce(modules: Int) throws {
    let view = GraphView.circles(modules)
    let picture = try renderer.picture(of: view, title: "App", format: .svg)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(picture.warning == nil)
    for edge in text.split(separator: "class=\"edge\"").dropFirst() {
      #expect(edge.prefix(upTo: edge.firstRange(of: "</g>\n</g>")!.lowerBound).ranges(of: "<path").count == 1)
    }
  }

  /// Whatever Graphviz makes of so many, there is a picture, and it says that folders stand for the modules.
  @Test func tenThousandModulesAreDrawnByFolder() throws {
    let view = GraphView.modules((0..<10_000).map { "Area\($0 / 50)/Module\($0)" })
    let picture = try renderer.picture(of: GraphView.Collapse.auto.applied(to: view), title: "App", format: .svg)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(text.contains("10000 modules by folder"))
    #expect(text.ranges(of: "class=\"node\"").count == 200)
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
