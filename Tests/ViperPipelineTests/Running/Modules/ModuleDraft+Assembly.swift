/// Who assembles the module, as code.
extension ModuleDraft {
  var assemblyName: String { name + style.assembly }

  /// The assembly's file; nil where a part assembles the module.
  mutating func addAssembly() {
    let lines = wiring
    switch shape {
    case .staticMethod:
      addType(
        chance(2) ? "enum" : "final class", "static func build() -> UIViewController",
        lines + ["return view"])
    case .returnsInterface:
      let result = hasFaces ? heldType(.view) : type(.view)
      addType("struct", "static func createView() -> \(result)", lines + ["return view"])
    case .staticRouter:
      parts[3].methods.insert(
        .init(
          head: "static func createModule() -> UIViewController", lines: lines + ["return view"]),
        at: 0)
      parts[3].usesExtension = false
    case .object:
      addType("final class", "func build() -> UIViewController", lines + ["return view"])
    case .methods:
      addType(
        "final class", "func build() -> UIViewController", lines + ["return view"],
        ModuleRole.allCases.filter { role in
          !parts[role.rawValue].slots.contains(where: \.isInitial)
        }.map {
          .init(
            head: "private func make\(style.type($0))() -> \(type($0))",
            lines: ["return \(type($0))()"])
        })
    case .pair:
      addType(
        "final class", "func build() -> (view: UIViewController, input: \(heldType(.presenter)))",
        lines + ["return (view, presenter)"])
    case .returnsPresenter:
      addType("enum", "static func build() -> \(type(.presenter))", lines + ["return presenter"])
      parts[1].add("func present(in window: UIWindow)", [presenting])
      parts[1].usesExtension = false
    case .configurator:
      addType("final class", "func configure(with view: \(type(.view)))", lines)
      parts[0].fields.append("private let configurator = \(assemblyName)()")
      parts[0].methods[0].lines.insert("configurator.configure(with: self)", at: 1)
    case .wireframe: addWireframe(lines)
    case .wireframeMethod:
      parts[3].methods.insert(
        .init(head: "func createModule() -> UIViewController", lines: lines + ["return view"]),
        at: 0)
      parts[3].usesExtension = false
    case .owner: addOwner(lines)
    }
  }

  private mutating func addType(
    _ kind: String, _ head: String, _ lines: [String], _ methods: [ModulePart.Method] = []
  ) {
    var text = "import UIKit\n\n\(kind) \(assemblyName) {\n"
    for method in [.init(head: head, lines: lines)] + methods {
      text += "  \(method.head) {\n" + method.lines.map { "    \($0)\n" }.joined() + "  }\n"
    }
    more.append((style.assembly, text + "}\n"))
  }

  var presenting: String {
    let slot = slots[.presenterView]!
    return "window.rootViewController = \(slot.name)\(isFace(slot) ? " as? UIViewController" : "")"
  }

  private mutating func addWireframe(_ lines: [String]) {
    let slot = slots[.routerView]!
    let cast = !isFace(slot) ? "!" : " as! UIViewController"
    parts[3].usesExtension = false
    parts[3].initLines = lines
    if slot.hold == .weak, !leaksUntilShown {
      parts[3].fields.append("private var temporaryView: UIViewController?")
      parts[3].initLines.append("temporaryView = view")
      parts[3].add(
        "func screen() -> UIViewController",
        ["defer { temporaryView = nil }", "return \(slot.name)\(cast)"])
    } else {
      parts[3].add("func screen() -> UIViewController", ["return \(slot.name)\(cast)"])
    }
  }

  private mutating func addOwner(_ lines: [String]) {
    if isOwnedByRouter {
      parts[3].usesExtension = false
      parts[3].fields += [ModuleRole.view, .presenter, .interactor].map {
        "lazy var \(local($0)) = \(type($0))()"
      }
      parts[3].initLines = lines
    } else {
      let fields = ModuleRole.allCases.map { "  let \(local($0)) = \(type($0))()\n" }.joined()
      more.append(
        (
          style.assembly,
          "import UIKit\n\nfinal class \(assemblyName) {\n\(fields)\n  init() {\n\(lines.map { "    \($0)\n" }.joined())  }\n}\n"
        ))
    }
  }
}
