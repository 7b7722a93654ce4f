/// The names and habits of a dialect.
struct ModuleStyle: Sendable {
  let name: String
  /// By `ModuleRole`, then the assembly: what follows the module's name.
  let types: [String]
  /// By `ModuleFace`: what follows the module's name.
  let faces: [String]
  /// By `ModuleLink`: the property.
  let slots: [String]
  /// What a view tells its presenter when it has loaded, and at a tap.
  let events: (start: String, tap: String)
  /// The ways to assemble that the dialect knows.
  let assemblies: [AssemblyShape]
  /// The links that hold in another way than usual.
  var holds: [ModuleLink: Hold] = [:]
  /// Whether interactors answer by closures, and know no presenter.
  var answersByClosure = false
  /// Whether routers know the presenter.
  var routersKnowPresenters = false

  func type(_ role: ModuleRole) -> String { types[role.rawValue] }
  var assembly: String { types[4] }
  func face(_ face: ModuleFace) -> String { faces[face.rawValue] }
  func slot(_ link: ModuleLink) -> String { slots[link.rawValue] }

  /// - Parameter hasOwner: whether something keeps all parts, so that they need not keep each other.
  func hold(_ link: ModuleLink, hasOwner: Bool) -> Hold {
    if let hold = holds[link], hasOwner || hold == .unowned { return hold }
    switch link {
    case .viewPresenter, .presenterInteractor, .presenterRouter: return .strong
    case .presenterView, .interactorOutput, .routerView, .routerPresenter: return .weak
    }
  }

  var links: [ModuleLink] {
    ModuleLink.allCases.filter { link in
      switch link {
      case .interactorOutput: !answersByClosure
      case .routerPresenter: routersKnowPresenters
      default: true
      }
    }
  }
}

extension ModuleStyle {
  private static let plain = [
    "presenter", "view", "interactor", "router", "presenter", "viewController", "presenter",
  ]
  private static let wireframes = [
    "presenter", "view", "interactor", "wireframe", "presenter", "viewController", "presenter",
  ]
  private static let loaded = ("viewDidLoad()", "didTapButton()")

  static let all: [ModuleStyle] = [
    ModuleStyle(
      name: "infinum",
      types: ["ViewController", "Presenter", "Interactor", "Wireframe", "Assembly"],
      faces: [
        "ViewInterface", "PresenterInterface", "InteractorInterface", "OutputInterface",
        "WireframeInterface",
      ],
      slots: [
        "presenter", "_view", "_interactor", "_wireframe", "_presenter", "viewController",
        "_presenter",
      ], events: loaded,
      assemblies: [.wireframe, .wireframeMethod], holds: [.presenterView: .unowned],
      answersByClosure: true),
    ModuleStyle(
      name: "infinum-classic",
      types: ["ViewController", "Presenter", "Interactor", "Wireframe", "Assembly"],
      faces: [
        "ViewInterface", "PresenterInterface", "InteractorInterface", "OutputInterface",
        "WireframeInterface",
      ],
      slots: [
        "presenter", "_view", "_interactor", "_wireframe", "_presenter", "viewController",
        "_presenter",
      ],
      events: ("viewDidLoad()", "didSelectAction()"),
      assemblies: [.wireframeMethod, .staticMethod], answersByClosure: true),
    ModuleStyle(
      name: "configurator",
      types: ["ViewController", "Presenter", "Interactor", "Router", "Configurator"],
      faces: [
        "ViewProtocol", "PresenterProtocol", "InteractorProtocol", "OutputProtocol",
        "RouterProtocol",
      ],
      slots: plain, events: ("configureView()", "buttonClicked()"), assemblies: [.configurator]),
    ModuleStyle(
      name: "static-wireframe",
      types: ["ViewController", "Presenter", "Interactor", "Wireframe", "Assembly"],
      faces: [
        "ViewProtocol", "PresenterProtocol", "InteractorProtocol", "InteractorOutputProtocol",
        "WireframeProtocol",
      ],
      slots: wireframes, events: loaded, assemblies: [.staticRouter, .wireframeMethod]),
    ModuleStyle(
      name: "module-owner", types: ["View", "Presenter", "Interactor", "Wireframe", "Assembly"],
      faces: [
        "PresenterToViewInterface", "ViewToPresenterInterface", "PresenterToInteractorInterface",
        "InteractorToPresenterInterface",
        "PresenterToWireframeInterface",
      ], slots: wireframes, events: ("loaded()", "userTappedButton()"), assemblies: [.owner],
      holds: [.viewPresenter: .weak, .presenterInteractor: .weak, .presenterRouter: .weak]),
    ModuleStyle(
      name: "view-factory",
      types: ["ViewController", "Presenter", "Interactor", "Wireframe", "ViewFactory"],
      faces: [
        "ViewProtocol", "PresenterProtocol", "InteractorInputProtocol", "InteractorOutputProtocol",
        "WireframeProtocol",
      ],
      slots: wireframes, events: ("setup()", "proceed()"),
      assemblies: [.staticMethod, .returnsInterface]),
    ModuleStyle(
      name: "rambler", types: ["ViewController", "Presenter", "Interactor", "Router", "Assembly"],
      faces: ["ViewInput", "ViewOutput", "InteractorInput", "InteractorOutput", "RouterInput"],
      slots: ["output", "view", "interactor", "router", "output", "viewController", "output"],
      events: ("viewIsReady()", "didTapButton()"),
      assemblies: [.object, .staticMethod, .pair, .returnsPresenter]),
    ModuleStyle(
      name: "mutual-mobile",
      types: ["ViewController", "Presenter", "Interactor", "Wireframe", "Dependencies"],
      faces: [
        "ViewInterface", "ModuleInterface", "InteractorInput", "InteractorOutput",
        "WireframeInterface",
      ],
      slots: [
        "eventHandler", "userInterface", "interactor", "wireframe", "output", "viewController",
        "presenter",
      ],
      events: ("updateView()", "addAction()"), assemblies: [.owner, .object],
      holds: [.presenterRouter: .weak, .routerPresenter: .strong],
      routersKnowPresenters: true),
    ModuleStyle(
      name: "viper-module", types: ["View", "Presenter", "Interactor", "Router", "Module"],
      faces: [
        "ViewProtocol", "PresenterProtocol", "InteractorInputProtocol", "InteractorOutputProtocol",
        "RouterProtocol",
      ],
      slots: plain, events: loaded, assemblies: [.staticRouter, .returnsInterface]),
    ModuleStyle(
      name: "contract", types: ["ViewController", "Presenter", "Interactor", "Router", "Builder"],
      faces: ["View", "Presentation", "UseCase", "InteractorOutput", "Wireframe"],
      slots: [
        "presenter", "view", "interactor", "router", "output", "viewController", "presenter",
      ],
      events: ("viewDidLoad()", "didSelect()"), assemblies: [.staticRouter, .object]),
    ModuleStyle(
      name: "impl",
      types: ["ViewController", "Presenter", "InteractorImpl", "RouterImpl", "AssemblyImpl"],
      faces: ["ViewInput", "ViewOutput", "Interactor", "InteractorOutput", "Router"], slots: plain,
      events: ("viewLoaded()", "buttonTapped()"), assemblies: [.object, .pair, .methods]),
  ]
}
