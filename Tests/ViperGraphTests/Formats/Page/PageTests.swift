import Foundation
import Testing
import ViperModel

@testable import ViperGraph

struct PageTests {
  private static func page(of graph: ComponentGraphWithMarks, details: PageDetails = PageDetails()) -> String {
    let view = GraphView.component(of: graph.graph, marks: graph.marks).foldingInterfaces()
    return PageDocument(title: "App", details: details).text(of: view)
  }

  private static func data(in page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "<script id=\"data\" type=\"application/json\">")).upperBound
    let block = page[start...].prefix { $0 != "<" }
    return try #require(try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
  }

  @Test func dataHoldsEverything() throws {
    let data = try Self.data(in: Self.page(of: SampleGraph.small))
    let (boxes, components) = (data["boxes"] as? [[String: Any]] ?? [], data["components"] as? [[String: Any]] ?? [])
    #expect(boxes.compactMap { $0["name"] as? String } == ["Details", "Home", "Login"])
    #expect(components.contains { $0["name"] as? String == "LoginPresenter" && $0["role"] as? String == "presenter" })
    let references = data["references"] as? [[String: Any]] ?? []
    #expect(references.contains { $0["property"] as? String == "view" && $0["strength"] as? String == "weak" })
    #expect((data["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String } == ["retain-cycle"])
  }

  @Test func excerptsAndMetricsAreShownAsGiven() throws {
    let mark = SampleGraph.small.marks[0]
    let details = PageDetails(
      excerpts: [.init(file: mark.file, line: mark.line): "  var presenter: X"],
      metrics: MetricsTables(of: SampleGraph.small.graph).rows(of: .component(of: SampleGraph.small.graph).foldingInterfaces()),
      notes: ["nothing is missing"])
    let data = try Self.data(in: Self.page(of: SampleGraph.small, details: details))
    #expect((data["findings"] as? [[String: Any]])?[0]["excerpt"] as? String == "  var presenter: X")
    let names = data["metrics"] as? [String] ?? []
    #expect(names.prefix(4) == ["components", "lines", "fan-in", "fan-out"])
    let values = (data["boxes"] as? [[String: Any]])?[1]["metrics"] as? [Double] ?? []
    #expect(values.count == names.count)
    let home = try #require(MetricsTables(of: SampleGraph.small.graph).modules["Modules/Home#Home"])
    #expect(values.prefix(4) == [home.components, home.lines, home.fanIn, home.fanOut].map(Double.init)[...])
    #expect(data["notes"] as? [String] == ["nothing is missing"])
  }

  @Test func metricsOfNothingAreNull() throws {
    var sample = SampleGraph()
    sample.add("Lonely", .service, nil)
    let rows = MetricsTables(of: sample.graph).rows(of: .component(of: sample.graph))
    let data = try Self.data(in: Self.page(of: (sample.graph, []), details: PageDetails(metrics: rows, sizeBy: .lines)))
    let values = (data["components"] as? [[String: Any]])?[0]["metrics"] as? [Any] ?? []
    #expect(values[4] is NSNull)
    #expect(data["sizeBy"] as? String == "lines")
    #expect(data["colourBy"] as? String == "")
  }

  @Test func boxesOfModulesAreMeasuredInThePage() {
    let graph = SampleGraph.small.graph
    let view = GraphView.component(of: graph).foldingInterfaces()
    let tables = MetricsTables(of: graph)
    let (page, _) = GraphView.page(of: view, collapse: .folder)
    #expect(page.clusters.map(\.name) == ["Modules"])
    let rows = tables.rows(of: page)
    #expect(rows[page.clusters[0].key]?.components == view.clusters.reduce(0) { $0 + $1.components })
    #expect(rows[page.clusters[0].key]?.fanIn == 0)
    #expect(rows[page.nodes[1].id] == tables.modules[page.nodes[1].id])
  }

  @Test func modulesOfANameShareABox() {
    let (page, note) = GraphView.page(of: Self.modules(40), collapse: .modules("M1*"))
    #expect(page.clusters.first { $0.name == "M1*" }?.components == 11)
    #expect(page.clusters.count == 30)
    #expect(note == nil)
  }

  @Test func placesAreLinksWhereThereAreSome() throws {
    let links = try SourceLinks("https://host/{path}?a=1#L{line}", basePath: "/app")
    let page = Self.page(of: SampleGraph.small, details: PageDetails(links: links))
    #expect(page.contains("<a href=\"https://host/Modules/Home/HomePresenter.swift?a=1#L"))
    let data = try Self.data(in: page)
    let files = data["files"] as? [String] ?? []
    #expect((data["links"] as? [[String]] ?? []).count == files.count)
    #expect((data["links"] as? [[String]])?[0] == ["https://host/\(files[0])?a=1", "https://host/\(files[0])?a=1#L", ""])
    #expect((data["boxes"] as? [[String: Any]])?[1]["link"] as? String == "https://host/Modules/Home?a=1")
  }

  @Test func hostilePathsStayInsideTheirLinks() throws {
    let links = try SourceLinks("https://host/{path}", basePath: "/app")
    let page = Self.page(of: (HostileNames.graph, HostileNames.marks), details: PageDetails(links: links))
    #expect(page.matches(of: /href=(?!"https:\/\/host\/[\w%\/.~-]*")/).isEmpty)
  }

  @Test func emphasisAndCutsAreInTheData() throws {
    let graph = SampleGraph.small.graph
    var view = GraphView.component(of: graph).foldingInterfaces()
    let chosen = view.nodes.firstIndex { $0.label == "LoginPresenter" }!
    view = view.highlighting([view.nodes[chosen].id])
    view.edges[0].isToCut = true
    let data = try Self.data(in: PageDocument(title: "App").text(of: view))
    let components = data["components"] as? [[String: Any]] ?? []
    #expect(components[chosen]["emphasis"] as? String == "strong")
    #expect(components.count { $0["emphasis"] as? String == "faded" } == components.count - 1)
    #expect((data["references"] as? [[String: Any]] ?? []).map { $0["cut"] as? Bool ?? false }.filter(\.self).count == 1)
  }

  /// The page's own style has the shades of pictures.
  @Test func heatIsThatOfPictures() {
    for (step, shade) in EmphasisStyle.heat.enumerated() {
      #expect(PageTemplate.style.contains("--heat\(step): light-dark(\(shade.light.lowercased()), \(shade.dark.lowercased()));"))
    }
  }

  @Test func hostileNamesLeaveNoMarkup() throws {
    let page = Self.page(of: (HostileNames.graph, HostileNames.marks))
    let template = Self.page(of: SampleGraph.roles)
    #expect(page.ranges(of: "<script").count == template.ranges(of: "<script").count)
    #expect(page.ranges(of: "</script").count == template.ranges(of: "</script").count)
    let start = try #require(page.firstRange(of: "type=\"application/json\">")).upperBound
    let block = page[start...].prefix { $0 != "<" }
    #expect(!block.contains("&"))
    #expect(page[start...].dropFirst(block.count).hasPrefix("</script>"))
    #expect(!page.unicodeScalars.contains { ["\u{2028}", "\u{202E}", "\u{1B}", "\u{0}"].contains($0) })
    let names = try (Self.data(in: page)["components"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    for name in ["</B>", "<b>", "]]>", "&amp;", "\\", "日本語"] where HostileNames.all.contains(name) {
      #expect(names.contains(name))
    }
  }

  @Test func placesOfTheTemplateInNamesAreNotFilled() {
    var sample = SampleGraph()
    sample.addModule("{{script}}{{nobody}}")
    #expect(Self.page(of: (sample.graph, [])).contains("<h2>{{script}}{{nobody}} "))
  }

  @Test func nothingIsLoadedFromAnywhere() {
    let page = Self.page(of: SampleGraph.small)
    #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
    for word in ["http://", "https://", "src=", "@import", "url(", "innerHTML", "unsafe-inline"] { #expect(!page.contains(word)) }
  }

  @Test func listNamesEverythingWithoutTheScript() {
    let page = Self.page(of: SampleGraph.small)
    #expect(page.contains("<h2>Home <small>infinum, Modules/Home</small></h2>"))
    #expect(page.contains("<b>HomePresenter</b> presenter, Modules/Home/HomePresenter.swift:"))
    #expect(page.contains("HomeViewController (weak)"))
    #expect(page.contains("<li>error: "))
    #expect(page.contains("<h2>Shared parts "))
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func orderOfInputDoesNotShow(seed: UInt64) {
    let (graph, marks) = SampleGraph.large(modules: 14)
    #expect(Self.page(of: (graph, marks)) == Self.page(of: (graph.shuffled(seed: seed), marks.reversed())))
  }

  @Test func tooManyModulesAreShownByFolder() {
    let view = Self.modules(GraphView.largestPage + 1)
    let (page, note) = GraphView.page(of: view, collapse: .auto)
    #expect(page.nodes.count == view.clusters.count)
    #expect(page.clusters.count < 400)
    #expect(page.nodes.allSatisfy { $0.cluster != nil })
    #expect(note?.hasPrefix("3001 modules are shown as ") == true)
    #expect(GraphView.page(of: view, collapse: .none).view == view)
    #expect(GraphView.page(of: Self.modules(40), collapse: .auto).note == nil)
  }

  private static func modules(_ count: Int) -> GraphView {
    GraphView(
      level: .component,
      clusters: (0..<count).map {
        .init(name: "M\($0)", dialect: "viper", path: "Area\($0 / 30)/M\($0)", root: ".", components: 1)
      },
      nodes: (0..<count).map {
        .init(id: "c\($0)", label: "C\($0)", content: .component(.presenter, .class), cluster: $0, file: "M.swift", line: 1)
      })
  }
}

typealias ComponentGraphWithMarks = (graph: ComponentGraph, marks: [GraphMark])
