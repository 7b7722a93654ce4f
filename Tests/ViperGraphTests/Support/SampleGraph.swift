import ViperFacts
import ViperGraph
import ViperLinking
import ViperModel

/// Builds a component graph by hand, a stack at a time, as the linker would.
struct SampleGraph {
  var graph: ComponentGraph
  private var line: Int

  init(graph: ComponentGraph = ComponentGraph()) {
    self.graph = graph
    line = (graph.components.map(\.range.line) + graph.references.map(\.range.line)).max() ?? 0
  }

  /// A module of the usual shape: five classes behind four protocols; returns the position of its wireframe.
  @discardableResult
  mutating func addModule(_ name: String, dialect: String = "infinum", entity: String? = nil) -> Component.ID {
    let module = graph.modules.count
    graph.modules.append(ViperModule(id: module, name: name, dialect: dialect, path: "Modules/\(name)", root: "."))
    let wireframe = add(name + "Wireframe", .wireframe, module)
    let view = add(name + "ViewController", .view, module)
    let presenter = add(name + "Presenter", .presenter, module)
    let interactor = add(name + "Interactor", .interactor, module)
    for owned in [view, presenter, interactor] { refer(wireframe, owned, .construction) }
    keep(view, presenter, "presenter", .strong)
    keep(presenter, view, "view", .weak)
    keep(presenter, interactor, "interactor", .strong)
    keep(presenter, wireframe, "wireframe", .strong)
    if let entity {
      let entity = component(named: entity) ?? add(entity, .entity, nil, kind: .struct)
      refer(interactor, entity, .result)
    }
    return wireframe
  }

  func component(named name: String) -> Component.ID? { graph.components.first { $0.name == name }?.id }

  @discardableResult
  mutating func add(
    _ name: String, _ role: Role, _ module: Int?, kind: Component.Kind = .class, file: String? = nil
  ) -> Component.ID {
    line += 1
    let folder = module.map { graph.modules[$0].path } ?? "Common"
    let range = range(in: file ?? "\(folder)/\(name).swift")
    graph.components.append(
      Component(
        id: graph.components.count, name: name, role: role, kind: kind, module: module, range: range, root: ".",
        evidence: "by hand", lines: 10 + name.utf8.count))
    return graph.components.count - 1
  }

  /// A stored property whose type is a protocol that only the target implements.
  mutating func keep(_ from: Component.ID, _ to: Component.ID, _ property: String, _ strength: ReferenceStrength?) {
    let target = graph.components[to]
    let name = target.name + "Interface"
    var interface = component(named: name)
    if interface == nil {
      interface = add(name, target.role, target.module, kind: .protocol)
      refer(to, interface!, .conformance)
    }
    refer(
      from, interface!, .stored, strength, property: property, holds: [.init(component: to, certainty: .sole)])
  }

  mutating func refer(
    _ from: Component.ID, _ to: Component.ID, _ kind: ReferenceKind, _ strength: ReferenceStrength? = nil,
    property: String? = nil, holds: [Reference.Holding] = [], context: UsageContext = []
  ) {
    line += 1
    graph.references.append(
      Reference(
        from: from, to: to, kind: kind, strength: strength, property: property,
        range: range(in: graph.components[from].range.file), holds: holds, context: context))
  }

  private func range(in file: String) -> SourceRange {
    SourceRange(file: file, line: line, column: 3, endLine: line, endColumn: 9)
  }
}

extension SampleGraph {
  /// Three screens with a shared service, a shared entity and one leak.
  static var small: (graph: ComponentGraph, marks: [GraphMark]) {
    var sample = SampleGraph()
    let login = sample.addModule("Login", entity: "User")
    let home = sample.addModule("Home", entity: "Article")
    let details = sample.addModule("Details", entity: "Article")
    sample.refer(login, home, .construction)
    sample.refer(home, details, .construction)
    let service = sample.add("SessionService", .service, nil)
    sample.keep(sample.component(named: "LoginInteractor")!, service, "session", .strong)
    let presenter = sample.component(named: "HomePresenter")!
    sample.keep(sample.component(named: "DetailsPresenter")!, presenter, "output", .weak)
    sample.keep(sample.component(named: "HomeInteractor")!, presenter, "presenter", .strong)
    return (sample.graph, [sample.mark(last: "HomeInteractor", .error, "retain-cycle")])
  }

  /// Every role, a protocol without conformers, and two dialects.
  static var roles: (graph: ComponentGraph, marks: [GraphMark]) {
    var sample = SampleGraph()
    let list = sample.addModule("List", dialect: "rambler")
    let module = 0
    let assembly = sample.add("ListAssembly", .assembly, module)
    let presenter = sample.component(named: "ListPresenter")!
    let interactor = sample.component(named: "ListInteractor")!
    for name in ["ListWireframe", "ListViewController", "ListPresenter", "ListInteractor"] {
      sample.refer(assembly, sample.component(named: name)!, .construction)
    }
    let delegate = sample.add("ListModuleOutput", .delegate, module, kind: .protocol)
    sample.refer(presenter, delegate, .stored, .weak, property: "moduleOutput")
    let cell = sample.add("ListCell", .subview, module)
    sample.refer(sample.component(named: "ListViewController")!, cell, .construction)
    sample.refer(presenter, sample.add("ListViewModel", .viewModel, module, kind: .struct), .result)
    let data = sample.add("ListDataManager", .dataManager, module)
    sample.keep(interactor, data, "dataManager", .strong)
    sample.refer(data, sample.add("Item", .entity, nil, kind: .struct), .result)
    sample.refer(interactor, sample.add("Clock", .service, nil), .stored, .unowned, property: "clock")
    sample.refer(presenter, sample.add("BasePresenter", .presenter, nil), .inheritance)
    let flow = sample.add("FlowCoordinator", "coordinator", nil)
    sample.refer(flow, assembly, .construction)
    let other = sample.addModule("Detail", dialect: "viper")
    sample.refer(list, other, .construction)
    sample.refer(list, other, .stored, nil, property: "box")
    return (sample.graph, [])
  }

  /// A chain of screens with side branches.
  static func large(modules: Int) -> (graph: ComponentGraph, marks: [GraphMark]) {
    var sample = SampleGraph()
    let names = [
      "Login", "Home", "Search", "Profile", "Settings", "Article", "Comments", "Camera", "Map", "Payment", "Orders",
      "Onboarding",
    ]
    let services = ["SessionService", "NetworkService", "ImageService"].map { sample.add($0, .service, nil) }
    var wireframes: [Component.ID] = []
    for index in 0..<modules {
      let name = names[index % names.count] + (index < names.count ? "" : "\(index / names.count)")
      wireframes.append(sample.addModule(name, entity: index % 3 == 0 ? "User" : index % 3 == 1 ? "Article" : "Order"))
      sample.keep(sample.component(named: name + "Interactor")!, services[index % 3], "service", .strong)
      if index > 0, index % 9 != 8 { sample.refer(wireframes[(index - 1) / 2], wireframes[index], .construction) }
      if index % 5 == 4 {
        let output = sample.component(named: names[index / 5 % 12] + "Presenter")!
        sample.keep(sample.component(named: name + "Presenter")!, output, "output", .weak)
      }
    }
    sample.refer(sample.component(named: "HomeViewController")!, sample.component(named: "User")!, .parameter)
    var marks = [sample.mark(last: "HomeViewController", .warning, "view-references-entity")]
    sample.keep(sample.component(named: "MapPresenter")!, sample.component(named: "MapViewController")!, "view", .strong)
    marks.append(sample.mark(last: "MapPresenter", .error, "strong-view-reference"))
    return (sample.graph, marks)
  }

  /// A finding on the component's last reference.
  func mark(last component: String, _ severity: Severity, _ rule: String) -> GraphMark {
    let owner = self.component(named: component)!
    let reference = graph.references.last { $0.from == owner }!
    return GraphMark(
      severity: severity, rule: rule, message: "'\(component).\(reference.property ?? "x")' closes a cycle; declare it weak",
      component: component, file: reference.range.file, line: reference.range.line)
  }
}
