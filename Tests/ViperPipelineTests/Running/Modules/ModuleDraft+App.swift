/// Who shows the module.
extension ModuleDraft {
  mutating func addApp() {
    var fields = ["var window: UIWindow?"]
    var (lines, screen): ([String], String)
    switch shape {
    case .staticMethod: (lines, screen) = ([], "\(assemblyName).build()")
    case .returnsInterface:
      (lines, screen) = (
        [],
        hasFaces
          ? "(\(assemblyName).createView() as! UIViewController)" : "\(assemblyName).createView()"
      )
    case .staticRouter: (lines, screen) = ([], "\(type(.router)).createModule()")
    case .object, .methods:
      (lines, screen) =
        chance(2)
        ? (["let assembly = \(assemblyName)()"], "assembly.build()")
        : ([], "\(assemblyName)().build()")
    case .pair: (lines, screen) = (["let module = \(assemblyName)().build()"], "module.view")
    case .returnsPresenter:
      (lines, screen) = (["let module = \(assemblyName).build()"], "")
      if keepsPresenter {
        fields.append("private var module: \(type(.presenter))?")
        lines.append("self.module = module")
      }
    case .configurator: (lines, screen) = ([], "\(type(.view))()")
    case .wireframe:
      (lines, screen) = keep("wireframe", type(.router), &fields, "screen()", byDefault: chance(3))
    case .wireframeMethod: (lines, screen) = ([], "\(type(.router))().createModule()")
    case .owner:
      let (owner, view) = isOwnedByRouter ? (type(.router), local(.view)) : (assemblyName, "view")
      (lines, screen) = keep("owner", owner, &fields, view, byDefault: true)
    }
    let isKept = outside == .kept && !screen.isEmpty
    if isKept {
      lines.append("_ = \(screen)")
      if shape != .returnsPresenter { parts[1].add("func present(in window: UIWindow)", [presenting]) }
    }
    let opensLater = !isKept && !screen.isEmpty && fields.count == 1 && chance(5)
    if opensLater {
      more.append(("Home", home(lines + ["present(\(screen), animated: true)"])))
      (lines, screen) = ([], "\(name)HomeController()")
      traits.append("opened by a tap")
    }
    lines =
      ["let window = UIWindow()"] + lines
      + (isKept
        ? ["\(name)Keeper.kept?.present(in: window)"]
        : screen.isEmpty ? ["module.present(in: window)"] : showing(screen))
    lines += ["window.makeKeyAndVisible()", "self.window = window", "return true"]
    let head =
      "func application(\n    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?\n  ) -> Bool {"
    more.append(
      (
        "AppDelegate",
        "import UIKit\n\nfinal class \(name)AppDelegate: UIResponder, UIApplicationDelegate {\n"
          + fields.map { "  \($0)\n" }.joined() + "\n  \(head)\n"
          + lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
      ))
  }

  /// Lines that make an object, which the app keeps.
  private mutating func keep(
    _ word: String, _ type: String, _ fields: inout [String], _ screen: String, byDefault: Bool
  ) -> (
    [String], String
  ) {
    let isKept = takeFault(.keptByLocal) ? false : byDefault
    traits.append(isKept ? "the app keeps it" : "a local of the app")
    if isKept { fields.append("private var \(word): \(type)?") }
    return (
      ["let \(word) = \(type)()"] + (isKept ? ["self.\(word) = \(word)"] : []), "\(word).\(screen)"
    )
  }

  private mutating func showing(_ screen: String) -> [String] {
    switch number(below: 6) {
    case 0, 1: ["window.rootViewController = \(screen)"]
    case 2: ["window.rootViewController = UINavigationController(rootViewController: \(screen))"]
    case 3:
      [
        "let navigation = UINavigationController()",
        "navigation.pushViewController(\(screen), animated: false)",
        "window.rootViewController = navigation",
      ]
    case 4:
      [
        "let home = UIViewController()", "window.rootViewController = home",
        "home.present(\(screen), animated: true)",
      ]
    default:
      [
        "let tabs = UITabBarController()", "tabs.viewControllers = [\(screen), UIViewController()]",
        "window.rootViewController = tabs",
      ]
    }
  }

  /// A screen with a button that opens the module.
  private func home(_ lines: [String]) -> String {
    """
    import UIKit

    final class \(name)HomeController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton()
        let action = UIAction { [weak self] _ in
          self?.open()
        }
        button.addAction(action, for: .touchUpInside)
        view.addSubview(button)
      }

      private func open() {
    \(lines.map { "    \($0)\n" }.joined())  }
    }

    """
  }
}
