import Testing
import ViperLinking
import ViperModel

@testable import ViperGraph

struct SVGFormatTests {
  @Test func drawsModulesWithTheirFindings() throws {
    var sample = SampleGraph()
    let login = sample.addModule("Login")
    let home = sample.addModule("Home")
    sample.addModule("Settings")
    sample.refer(login, home, .construction)
    sample.refer(home, login, .construction)
    let mark = GraphMark(
      severity: .error, rule: "retain-cycle", message: "a 'cycle'", component: "LoginPresenter",
      file: "Modules/Login/LoginPresenter.swift", line: 3)
    try Snapshot.check(ModuleMapFormat().text(of: .module(of: sample.graph, marks: [mark])), "map.html")
  }

  @Test func namesStayText() {
    let elements = /<(?!\/?(p|ul|li|b|div|svg|path|a|g|title|rect|text|tspan)[ >\/])/
    var sample = SampleGraph()
    for name in HostileNames.all { sample.addModule(name) }
    var view = GraphView.module(of: sample.graph)
    for index in view.nodes.indices { view.nodes[index].marks = [HostileNames.marks[index]] }
    let text = ModuleMapFormat().text(of: view)
    #expect(text.matches(of: elements).isEmpty)
    #expect(text.matches(of: /<a [^>]*href="(?!#\?module=[\w%]*")/).isEmpty)
    let groups = ModuleMapFormat().text(of: view.collapsing(modulesNamed: "*"))
    #expect(groups.matches(of: elements).isEmpty)
    #expect(groups.matches(of: /href="#\?group=[\w%]*" data-name="[^"<>]*" data-modules="[^"<>]*"/).count == 1)
  }

  @Test func dashesMeanWeakAndBlueMeansOpens() {
    var sample = SampleGraph()
    let modules = ["Login", "Home", "Settings"].map { sample.addModule($0) }
    sample.refer(modules[0], modules[1], .construction)
    sample.refer(modules[1], modules[2], .stored, .weak, property: "settings")
    let text = ModuleMapFormat().text(of: .module(of: sample.graph))
    #expect(text.contains(/class="edge navigation" data-ends="1 0"/), "\(text)")
    #expect(text.contains(/class="edge weak" data-ends="0 2"/), "\(text)")
    #expect(text.contains("</svg>opens</li>") && text.contains("</svg>weak</li>"))
  }

  @Test func aBoxWithoutFindingsIsNoLink() {
    var sample = SampleGraph()
    sample.addModule("Login")
    let text = ModuleMapFormat().text(of: .module(of: sample.graph))
    #expect(text.contains("<g class=\"box clean\" data-box=\"0\" aria-label=\"Login, no findings\" role=\"img\">"))
    #expect(!text.contains("<a "))
  }
}
