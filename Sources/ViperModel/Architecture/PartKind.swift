/// A part that a type may play in some architecture. A name or supertype nominates a type; wiring decides.
package enum PartKind: Int, Sendable, CaseIterable {
  case controller, screen, presenter, interactor, router, assembly, coordinator, viewModel
  /// A view below a screen: a cell, a `UIView`.
  case subview

  var isView: Bool { self == .controller || self == .screen || self == .subview }

  /// The key of counts in JSON.
  package var key: String { "\(self)s".replacing("assemblys", with: "assemblies") }

  /// The noun for counts.
  package var noun: String {
    switch self {
    case .controller: "view controller"
    case .screen: "SwiftUI view"
    case .viewModel: "view model"
    case .assembly: "builder"
    case .presenter, .interactor, .router, .coordinator, .subview: "\(self)"
    }
  }
}

extension PartKind {
  /// The part that the name of a class or struct suggests.
  init?(typeName name: String) {
    guard let kind = Self.match(Self.bare(name, Self.implementations), Self.typeEndings) else { return nil }
    self = kind
  }

  /// The part that the name of a protocol without conformers suggests for what implements it.
  init?(protocolName name: String) {
    if let kind = Self.match(name, Self.protocolEndings) { self = kind } else { return nil }
  }

  private static func match(_ name: String, _ endings: [(String, PartKind)]) -> PartKind? {
    endings.first { name.hasSuffix($0.0) && name != "View" }?.1
  }

  /// The name without a word for an implementation at its end.
  private static func bare(_ name: String, _ endings: [String]) -> String {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  private static let implementations = ["Implementation", "Impl", "Imp", "Iphone", "IPhone", "Ipad", "IPad"]

  private static let typeEndings: [(String, PartKind)] = [
    ("Presenter", .presenter), ("Interactor", .interactor), ("Router", .router), ("Wireframe", .router), ("WireFrame", .router),
    ("Assembly", .assembly), ("Configurator", .assembly), ("Builder", .assembly), ("ModuleFactory", .assembly),
    ("ViewFactory", .assembly), ("ScreenFactory", .assembly), ("ViewControllerFactory", .assembly), ("Assembler", .assembly),
    ("Coordinator", .coordinator), ("FlowController", .coordinator), ("ViewModel", .viewModel),
  ]

  private static let protocolEndings: [(String, PartKind)] = {
    let interfaces = ["", "Protocol", "Interface"]
    let stems: [(String, PartKind)] = [
      ("ViewOutput", .presenter), ("InteractorOutput", .presenter), ("ViewInput", .controller), ("InteractorInput", .interactor),
      ("RouterInput", .router), ("WireframeInput", .router), ("PresenterInput", .presenter), ("Presenter", .presenter),
      ("Interactor", .interactor), ("Router", .router), ("Wireframe", .router), ("WireFrame", .router), ("ViewModel", .viewModel),
      ("BusinessLogic", .interactor), ("PresentationLogic", .presenter), ("DisplayLogic", .controller),
      ("RoutingLogic", .router), ("View", .controller), ("ViewController", .controller), ("Coordinator", .coordinator),
    ]
    return stems.flatMap { stem in interfaces.map { (stem.0 + $0, stem.1) } }
  }()
}

extension Component {
  /// Whether the name of an interface says that a wireframe implements it, whoever does.
  package var isNamedForWireframe: Bool { PartKind(protocolName: name) == .router }
}
