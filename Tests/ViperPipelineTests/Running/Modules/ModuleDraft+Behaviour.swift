/// What parts tell each other.
extension ModuleDraft {
  mutating func addBehaviour() {
    addView()
    addPresenter()
    addInteractor()
    addRouter()
  }

  /// Adds a method of an interface, with what it does.
  mutating func add(_ face: ModuleFace, _ method: String, _ lines: [String]) {
    if !requirements[face.rawValue].contains("func \(method)") {
      requirements[face.rawValue].append("func \(method)")
    }
    parts[face.role.rawValue].add("func \(method)", lines)
  }

  /// A call through a link.
  func call(_ link: ModuleLink, _ method: String) -> [String] {
    slots[link].map { [$0.call(method)] } ?? []
  }

  static let loaded = "override func viewDidLoad()"

  private mutating func addView() {
    let capture = takeFault(.extra, of: chance(4)) ? "" : "[weak self] "
    if capture.isEmpty { traits.append("the button's action keeps the view") }
    parts[0].add(
      Self.loaded,
      [
        "super.viewDidLoad()", "let button = UIButton()", "let action = UIAction { \(capture)_ in",
        "  self\(capture.isEmpty ? "" : "?").tap()", "}",
        "button.addAction(action, for: .touchUpInside)",
        "view.addSubview(button)",
      ] + call(.viewPresenter, style.events.start))
    parts[0].add("private func tap()", call(.viewPresenter, style.events.tap))
    add(.view, "showTitle()", ["title = \"\(name)\""])
  }

  private mutating func addPresenter() {
    let load =
      style.answersByClosure ? ["load { [weak self] in", "  self?.finish()", "}"] : ["load()"]
    let call = call(.presenterInteractor, load[0]).map { [$0] + load.dropFirst() } ?? []
    add(.presenter, style.events.start, show() + call)
    add(.presenter, style.events.tap, call + self.call(.presenterRouter, "open()"))
    if style.answersByClosure {
      parts[1].add("private func finish()", self.call(.presenterView, "showTitle()"))
    } else {
      add(.output, "didLoad()", self.call(.presenterView, "showTitle()"))
    }
  }

  /// A call of the view, in one of the ways to write it.
  private mutating func show() -> [String] {
    guard let slot = slots[.presenterView], slot.form == .optional, chance(4) else {
      return call(.presenterView, "showTitle()")
    }
    return ["if let view = \(slot.name) {", "  view.showTitle()", "}"]
  }

  private mutating func addInteractor() {
    let isLater = chance(3)
    if style.answersByClosure {
      add(
        .interactor, "load(_ completion: @escaping () -> Void)",
        [isLater ? "DispatchQueue.main.async(execute: completion)" : "completion()"])
    } else if isLater, let output = slots[.interactorOutput] {
      let (capture, receiver) = chance(3) ? ("", "self.") : (" [weak self] in", "self?.")
      add(
        .interactor, "load()",
        ["DispatchQueue.main.async {\(capture)", "  \(receiver)\(output.call("didLoad()"))", "}"])
    } else {
      add(.interactor, "load()", call(.interactorOutput, "didLoad()"))
    }
  }

  private mutating func addRouter() {
    guard let slot = slots[.routerView] else {
      return add(
        .router, "open()",
        isOwnedByRouter ? ["\(local(.view)).present(UIViewController(), animated: true)"] : [])
    }
    add(
      .router, "open()",
      [slot.call(isFace(slot) ? "showTitle()" : "present(UIViewController(), animated: true)")])
  }

  /// Whether a fault of this kind is taken, and is this one.
  mutating func takeFault(_ fault: ModuleFault, of isThis: Bool) -> Bool {
    isThis && takeFault(fault)
  }
}

extension Array {
  fileprivate func map(_ transform: (Element) -> [Element]) -> [Element]? { first.map(transform) }
}
