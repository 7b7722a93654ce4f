import ViperTestSupport

/// A module while it is made up: what is chosen at random, and the code that follows from it.
struct ModuleDraft {
  let name: String
  let style: ModuleStyle
  let shape: AssemblyShape
  var random: SplitMix64
  /// Whether parts know each other by interfaces.
  let hasFaces: Bool
  /// Whether interfaces are written with `any`.
  let writesAny: Bool
  var faults: [ModuleFault] = []
  /// What was chosen, for readers of a report.
  var traits: [String] = []
  /// By `ModuleRole`.
  var parts: [ModulePart] = []
  /// By `ModuleFace`: whether it is bound to classes, and what it requires.
  var isBound: [Bool] = []
  var requirements: [[String]] = Array(repeating: [], count: ModuleFace.allCases.count)
  /// The order in which parts are made.
  var order: [ModuleRole] = []
  var slots: [ModuleLink: Slot] = [:]
  var steps: [WiringStep] = []
  /// Links whose value is not the part itself, but what a line has made.
  var standIns: [ModuleLink: String] = [:]
  /// How links get their parts, where not by name.
  var handings: [ModuleLink: Handing] = [:]
  /// What else keeps a part, or has the view lose its presenter.
  var outside: Outside?
  /// Whether the one who makes the view lets go of it before it is shown.
  var leaksUntilShown = false
  /// Whether the app keeps the presenter that it gets.
  var keepsPresenter = false
  /// What stands between two parts, as the words for it and the interface that it has.
  var proxies: [(word: String, face: ModuleFace)] = []
  /// Further files, by what follows the module's name.
  var more: [(name: String, text: String)] = []

  init(name: String, random: SplitMix64) {
    self.name = name
    self.random = random
    let style = ModuleStyle.all[self.random.position(in: ModuleStyle.all.count)]
    self.style = style
    let isFaithful = !self.random.once(in: 3)
    let shapes = isFaithful ? style.assemblies : AssemblyShape.allCases
    shape = shapes[self.random.position(in: shapes.count)]
    hasFaces = !self.random.once(in: 5)
    writesAny = self.random.once(in: 3)
    traits = ["\(style.name)", "\(shape)", hasFaces ? "interfaces" : "classes"]
    let count = [0, 1, 1, 2][self.random.position(in: 4)]
    faults = (0..<count).map { _ in pick(shape.faults) }
    traits += faults.map { "fault: \($0)" }
    makeParts()
    makeLinks()
    addBehaviour()
    addExtras()
    makeSteps()
    breakSteps()
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.position(in: values.count)]
  }

  mutating func number(below limit: Int) -> Int { random.position(in: limit) }

  mutating func chance(_ times: Int) -> Bool { random.once(in: times) }

  /// Takes one fault of a kind, if there is one.
  mutating func takeFault(_ fault: ModuleFault) -> Bool {
    guard let index = faults.firstIndex(of: fault) else { return false }
    faults.remove(at: index)
    return true
  }

  // MARK: names

  func type(_ role: ModuleRole) -> String { name + style.type(role) }
  func faceName(_ face: ModuleFace) -> String { name + style.face(face) }

  /// The type of a property that holds a part by an interface.
  func heldType(_ face: ModuleFace) -> String {
    hasFaces ? (writesAny ? "any " : "") + faceName(face) : type(face.role)
  }

  /// Whether a property's type is an interface of the module.
  func isFace(_ slot: Slot) -> Bool {
    hasFaces && ModuleFace.allCases.contains { slot.type == heldType($0) }
  }

  /// Whether the router keeps all parts itself.
  var isOwnedByRouter: Bool { shape == .owner && style.name == "module-owner" }

  /// What the assembly calls a part.
  func local(_ role: ModuleRole) -> String {
    switch role {
    case .router where shape.isRouter || isOwnedByRouter: "self"
    case _ where isOwnedByRouter:
      "module\(style.type(role).replacing("ViewController", with: "View"))"
    case .view: "view"
    case .presenter: "presenter"
    case .interactor: "interactor"
    case .router: style.type(.router).hasPrefix("Wire") ? "wireframe" : "router"
    }
  }

  // MARK: parts and links

  private mutating func makeParts() {
    let usesExtensions = hasFaces && chance(3)
    parts = ModuleRole.allCases.map { role in
      var part = ModulePart(name: type(role))
      if role == .view { part.base = "UIViewController" }
      part.usesExtension = usesExtensions
      if hasFaces {
        part.faces = ModuleFace.allCases.filter {
          $0.role == role && !($0 == .output && style.answersByClosure)
        }.map(faceName)
      }
      return part
    }
    isBound = ModuleFace.allCases.map { _ in !chance(4) }
    let rest: [ModuleRole] = pick([
      [.view, .interactor, .presenter], [.interactor, .presenter, .view],
      [.view, .presenter, .interactor],
    ])
    if shape.isRouter || isOwnedByRouter {
      order = [.router] + rest
    } else if shape == .configurator || chance(2) {
      order =
        [.view]
        + pick([
          [.interactor, .router, .presenter], [.router, .presenter, .interactor],
          [.presenter, .interactor, .router],
        ])
    } else {
      order = pick([
        [.interactor, .router, .presenter, .view], [.presenter, .view, .router, .interactor],
        [.router, .view, .interactor, .presenter],
      ])
    }
  }

  private mutating func makeLinks() {
    let links = style.links.filter { !(isOwnedByRouter && $0.owner == .router) }
    var holds = links.map { style.hold($0, hasOwner: shape == .owner) }
    if shape == .returnsPresenter {
      holds[links.firstIndex(of: .presenterView)!] = .strong
      keepsPresenter = !takeFault(.keptByLocal)
      if keepsPresenter { holds[links.firstIndex(of: .viewPresenter)!] = .weak }
    }
    leaksUntilShown = shape == .wireframe && takeFault(.leakShows)
    if leaksUntilShown {
      holds[links.firstIndex(of: .presenterView)!] = .strong
      traits.append("only a leak keeps the view until it is shown")
    }
    while takeFault(.strength) {
      let index = random.position(in: links.count)
      holds[index] = holds[index] == .strong ? .weak : .strong
      traits.append("\(links[index]) is \(holds[index])")
    }
    let prefersInitializers = chance(2)
    for (link, hold) in zip(links, holds) {
      let slot = slot(link, hold, prefersInitializers: prefersInitializers)
      if slot.hold != .strong { isBound[link.face.rawValue] = true }
      slots[link] = slot
      parts[link.owner.rawValue].slots.append(slot)
      if slot.isGivenByMethod {
        parts[link.owner.rawValue].add("func attach(_ part: \(slot.type))", ["\(slot.name) = part"])
      }
    }
  }

  private mutating func slot(_ link: ModuleLink, _ hold: Hold, prefersInitializers: Bool) -> Slot {
    let type =
      link == .routerView && !chance(3)
      ? "UIViewController" : chance(8) ? type(link.target) : heldType(link.face)
    var slot = Slot(
      name: style.slot(link), type: type, hold: hold, form: chance(2) ? .optional : .implicit)
    let comesFirst = order.firstIndex(of: link.target)! < order.firstIndex(of: link.owner)!
    let isMade = shape != .owner && !(shape == .configurator && link.owner == .view)
    slot.isInitial =
      comesFirst && isMade && (hold == .unowned || (prefersInitializers ? !chance(5) : chance(4)))
    slot.isGivenByMethod =
      !slot.isInitial && isMade && link != .routerView && !shape.isRouter && chance(10)
    slot.isPrivate = slot.isGivenByMethod || slot.isInitial && !chance(3)
    switch slot.hold {
    case .strong where slot.isInitial:
      slot.form = chance(3) ? .optional : .required
      slot.isConstant = chance(2)
    case .unowned where slot.isInitial: slot.form = .required
    case .weak, .unowned:
      (slot.hold, slot.form) = (.weak, link == .viewPresenter && chance(2) ? .implicit : .optional)
    case .strong: break
    }
    if link.owner == .presenter, link.target == .view, slot.form == .implicit {
      slot.form = .optional
    }
    return slot
  }
}
