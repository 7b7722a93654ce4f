/// What modules have beside their parts: helpers, closures, timers, observers, children, services, proxies.
extension ModuleDraft {
  private enum Extra: CaseIterable {
    case helper, panel, closureOfInteractor, closureOfView, timer, observer, child, service, proxy,
      date

    /// So many of the last ones have no way to leak.
    static let harmless = 2
  }

  mutating func addExtras() {
    let isFaulty = takeFault(.extra)
    var kinds = Extra.allCases
    for index in 0..<(isFaulty ? 1 : 0) + pick([0, 0, 1, 1, 2]) {
      let leaks = isFaulty && index == 0
      let kind = kinds.remove(at: number(below: leaks ? kinds.count - Extra.harmless : kinds.count))
      add(kind, isFaulty: leaks)
      traits.append("\(kind)\(leaks ? " that leaks" : "")")
    }
  }

  private mutating func add(_ kind: Extra, isFaulty: Bool) {
    switch kind {
    case .helper:
      addHelper(
        pick([.presenter, .interactor, .router]), base: nil,
        word: pick(["Loader", "Validator", "Tracker"]), isFaulty)
    case .panel: addHelper(.view, base: "UIView", word: "Panel", isFaulty)
    case .closureOfInteractor: addClosure(.presenterInteractor, "onChange", isFaulty)
    case .closureOfView: addViewClosure(isFaulty)
    case .timer: addTimer(pick([.presenter, .interactor, .view]), isFaulty)
    case .observer: addObserver(pick([.presenter, .interactor, .view]), isFaulty)
    case .child: addChild(isFaulty)
    case .service: addService(pick([.presenter, .interactor]), isFaulty)
    case .date: addDate(pick([.presenter, .interactor]))
    case .proxy: addProxy(pick([.interactorOutput, .presenterView]))
    }
  }

  // MARK: where things begin

  /// The method that a part runs first, and that may be given more to do.
  private func start(_ role: ModuleRole) -> String {
    switch role {
    case .view: Self.loaded
    case .presenter: "func \(style.events.start)"
    case .interactor:
      style.answersByClosure ? "func load(_ completion: @escaping () -> Void)" : "func load()"
    case .router: "func open()"
    }
  }

  /// Adds lines before what a part does first; a view's superclass stays in front.
  private mutating func begin(_ role: ModuleRole, _ lines: [String]) {
    let methods = parts[role.rawValue].methods
    guard let index = methods.firstIndex(where: { $0.head == start(role) }) else { return }
    parts[role.rawValue].methods[index].lines.insert(contentsOf: lines, at: role == .view ? 1 : 0)
  }

  /// What a part does now and then.
  private func tick(_ role: ModuleRole) -> [String] {
    switch role {
    case .view: ["title = \"later\""]
    case .presenter: call(.presenterView, "showTitle()")
    case .interactor: call(.interactorOutput, "didLoad()")
    case .router: []
    }
  }

  /// A closure of a part that calls its own method.
  private func closure(_ method: String, _ parameter: String, isStrong: Bool) -> [String] {
    let head = [isStrong ? "" : "[weak self] ", parameter].joined()
    return [
      "{\(head.isEmpty ? "" : " \(head)")\(head.isEmpty ? "" : parameter.isEmpty ? "in" : " in")",
      "  self\(isStrong ? "" : "?").\(method)()", "}",
    ]
  }

  // MARK: helpers

  private mutating func addHelper(_ role: ModuleRole, base: String?, word: String, _ isFaulty: Bool) {
    let (type, slot) = (name + word, word.lowercased())
    let held = chance(2) ? type + "Delegate" : parts[role.rawValue].name
    let isBound = held == type + "Delegate"
    var helper = ModulePart(name: type, base: base)
    helper.fields = ["\(isFaulty ? "" : "weak ")var delegate: \(held)?"]
    helper.add("func run()", ["delegate?.\(slot)DidRun()"])
    if isBound { parts[role.rawValue].faces.append(held) }
    parts[role.rawValue].fields.append(
      "\(chance(2) ? "private " : "")\(chance(3) ? "lazy var" : "let") \(slot) = \(type)()")
    parts[role.rawValue].add("func \(slot)DidRun()", tick(role))
    begin(
      role,
      ["\(slot).delegate = self", "\(slot).run()"]
        + (base == nil ? [] : ["view.addSubview(\(slot))"]))
    let face =
      isBound
      ? "protocol \(held)\(isFaulty && chance(2) ? "" : ": AnyObject") {\n  func \(slot)DidRun()\n}\n\n"
      : ""
    more.append((word, "import UIKit\n\n" + face + helper.text))
  }

  private mutating func addService(_ role: ModuleRole, _ isFaulty: Bool) {
    let type = "\(name)Service"
    let face = "\(name)ServiceListener"
    parts[role.rawValue].faces.append(face)
    parts[role.rawValue].add("func serviceDidChange()", tick(role))
    begin(role, ["\(type).shared.listener = self", "\(type).shared.refresh()"])
    more.append(
      (
        "Service",
        """
        protocol \(face): AnyObject {
          func serviceDidChange()
        }

        final class \(type) {
          static let shared = \(type)()
          \(isFaulty ? "" : "weak ")var listener: \(face)?

          func refresh() {
            listener?.serviceDidChange()
          }
        }

        """
      ))
  }

  /// A part uses Foundation's `Date`; a type of the module has one of its own.
  private mutating func addDate(_ role: ModuleRole) {
    parts[role.rawValue].fields.append("private var startedAt: Date?")
    begin(role, ["startedAt = Date()"])
    if chance(2) {
      more.append(("Format", "enum \(name)Format {\n  enum Date {\n    case short, long\n  }\n}\n"))
    }
  }

  // MARK: closures

  private mutating func addClosure(_ link: ModuleLink, _ property: String, _ isFaulty: Bool) {
    guard let slot = slots[link] else { return }
    requirements[link.face.rawValue].append("var \(property): (() -> Void)? { get set }")
    isBound[link.face.rawValue] = true
    parts[link.target.rawValue].fields.append("var \(property): (() -> Void)?")
    parts[link.target.rawValue].add(start(link.target), ["\(property)?()"])
    parts[link.owner.rawValue].add("private func refresh()", tick(link.owner))
    let lines = closure("refresh", "", isStrong: isFaulty)
    begin(link.owner, ["\(slot.careful).\(property) = \(lines[0])"] + lines.dropFirst())
  }

  /// The view tells the presenter by a closure that the assembly gives it, which keeps the presenter.
  private mutating func addViewClosure(_ isFaulty: Bool) {
    parts[0].fields.append("var onAppear: (() -> Void)?")
    parts[0].add(
      "override func viewDidAppear(_ animated: Bool)",
      ["super.viewDidAppear(animated)", "onAppear?()"])
    add(.presenter, "didAppear()", call(.presenterView, "showTitle()"))
    let isInRouter = shape.isRouter || isOwnedByRouter || shape == .owner
    let capture = isInRouter ? "{presenter}" : isFaulty ? "view, {presenter}" : "{presenter}"
    let isWeak = !isFaulty && chance(2)
    if shape == .owner {
      steps.append(
        .line("{view}.onAppear = { [\(isWeak ? "weak " : "")presenter = {presenter}] in"))
      steps.append(.line("  presenter\(isWeak ? "?" : "").didAppear()"))
    } else {
      steps.append(.line("{view}.onAppear = { [\(isWeak ? "weak " : "")\(capture)] in"))
      if capture.hasPrefix("view") { steps.append(.line("  view.loadViewIfNeeded()")) }
      steps.append(.line("  {presenter}\(isWeak ? "?" : "").didAppear()"))
    }
    steps.append(.line("}"))
  }

  private mutating func addTimer(_ role: ModuleRole, _ isFaulty: Bool) {
    parts[role.rawValue].fields.append("private var timer: Timer?")
    parts[role.rawValue].add("private func tick()", tick(role))
    let isStopped = !isFaulty && chance(2)
    let lines = closure("tick", "_", isStrong: isFaulty || isStopped && role == .view)
    begin(
      role,
      ["timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) \(lines[0])"]
        + lines.dropFirst())
    if isStopped && role == .view {
      parts[0].add(
        "override func viewWillDisappear(_ animated: Bool)",
        ["super.viewWillDisappear(animated)", "timer?.invalidate()"])
    } else if !isFaulty || chance(2) {
      parts[role.rawValue].deinitLines += ["if let timer {", "  timer.invalidate()", "}"]
    }
  }

  private mutating func addObserver(_ role: ModuleRole, _ isFaulty: Bool) {
    parts[role.rawValue].fields.append("private var observer: NSObjectProtocol?")
    parts[role.rawValue].add("private func note()", tick(role))
    let lines = closure("note", "_", isStrong: isFaulty)
    begin(
      role,
      [
        "observer = NotificationCenter.default.addObserver(forName: Notification.Name(\"change\"), object: nil, queue: nil) \(lines[0])"
      ]
        + lines.dropFirst())
    if !isFaulty || chance(2) {
      parts[role.rawValue].deinitLines += [
        "if let observer {", "  NotificationCenter.default.removeObserver(observer)", "}",
      ]
    }
  }
}
