import Foundation
import Testing
import ViperPipeline
import ViperTestSupport

/// Where there is an edit, and where none is sure.
@Suite struct EditTests {
  private func fixed(_ files: [String: String], _ file: String) throws -> String {
    let code = try FixedCode(files)
    try code.fix()
    return try code.text(file)
  }

  @Test(arguments: [
    ("var view: LoginView!", "weak var view: LoginView!"),
    ("var view: (any LoginView)?", "weak var view: (any LoginView)?"),
    ("private(set) var view: LoginView? = nil", "private(set) weak var view: LoginView? = nil"),
    ("var view: LoginView? { didSet {} }", "weak var view: LoginView? { didSet {} }"),
    ("@objc var view: LoginView?", "@objc weak var view: LoginView?"),
  ])
  func makesAnOptionalWeak(_ before: String, _ after: String) throws {
    let text = try fixed(FixedCode.module(view: before), "LoginPresenter.swift")
    #expect(text.contains("\n  \(after)\n"))
  }

  @Test func makesAConstantAWeakVariable() throws {
    let view = "let view: LoginView?\n  init(view: LoginView) { self.view = view }"
    let text = try fixed(FixedCode.module(view: view), "LoginPresenter.swift")
    #expect(text.contains("\n  weak var view: LoginView?\n  init"))
  }

  @Test(arguments: [
    "var view: LoginView\n  init(view: LoginView) { self.view = view }", "var view: Optional<LoginView>",
    "var view: LoginView?, other: LoginView?", "@Published var view: LoginView?", "@Weak var view: LoginView?",
    "override var view: LoginView?", "#if DEBUG\n  var view: LoginView?\n  #else\n  var view: LoginView?\n  #endif",
    "var view: (LoginView & Sendable)?", "nonisolated(unsafe) var view: LoginView?",
  ])
  func makesNothingElseWeak(_ view: String) throws {
    let files = FixedCode.module(view: view)
    #expect(try fixed(files, "LoginPresenter.swift") == files["LoginPresenter.swift"])
  }

  /// A wrapper may hold the presenter weakly itself, and the one that the dialect has for its owner stays the owner.
  @Test(arguments: [("", true), ("@Held ", false)])
  func makesNothingWeakThatAWrapperKeeps(_ attribute: String, _ isFixed: Bool) throws {
    let code = """
      protocol LoginOutput: AnyObject {}
      final class LoginViewController: UIViewController { \(attribute)var presenter: LoginPresenter! }
      final class LoginPresenter: LoginOutput { weak var view: LoginViewController?; var interactor: LoginInteractor! }
      final class LoginInteractor { var output: LoginOutput? }

      """
    let assembly = FixedCode.assembly(of: "Login")
      .replacing("return view", with: "presenter.interactor.output = presenter; return view")
    let fixed = try fixed(["Login.swift": code + assembly], "Login.swift")
    #expect(fixed.contains("{ weak var output: LoginOutput? }") == isFixed)
    #expect(fixed.contains("{ \(attribute)var presenter"))
  }

  /// Whoever gets the presenter keeps the view by it alone until that is shown.
  @Test(arguments: [("LoginPresenter", false), ("LoginViewController", true), ("UIViewController", true)])
  func makesNoViewWeakThatOnlyThePresenterKeeps(_ result: String, _ isFixed: Bool) throws {
    let assembly = """
      enum LoginAssembly {
        static func make() -> \(result) {
          let view = LoginViewController()
          let presenter = LoginPresenter()
          presenter.view = view
          view.presenter = presenter
          return \(result == "LoginPresenter" ? "presenter" : "view")
        }
      }

      """
    let files = FixedCode.module().merging(["LoginAssembly.swift": assembly]) { $1 }
    #expect(try fixed(files, "LoginPresenter.swift").contains("weak") == isFixed)
  }

  /// What becomes of a view whose presenter holds it, by what the code does with the view that makes it.
  static let assemblies: [(code: String, isFixed: Bool)] = [
    ("static func make() -> UIViewController { PARTS; return view }", true),
    ("static func make() -> UIViewController { PARTS; return UINavigationController(rootViewController: view) }", true),
    // Another local of the name.
    ("static func make() -> UIViewController { if let view = old { view.clear() }; PARTS; return view }", true),
    // Whoever gets both may keep the presenter alone.
    ("static func make() -> (UIViewController, LoginPresenter) { PARTS; return (view, presenter) }", false),
    ("static var last: LoginPresenter?; static func make() -> UIViewController { PARTS; last = presenter; return view }", false),
    ("static func make(_ done: (LoginPresenter) -> Void) -> UIViewController { PARTS; done(presenter); return view }", false),
    ("static func make() -> () -> UIViewController? { PARTS; return { [weak view] in view } }", false),
    ("static func make() -> () -> UIViewController { PARTS; return { view } }", true),
    ("static func make() -> UIViewController { view() }; static func view() -> UIViewController { PARTS; return view }", true),
    ("static func show(in window: UIWindow) { PARTS; window.rootViewController = view }", true),
    ("static func show(in tabs: UITabBarController) { PARTS; tabs.viewControllers = [view] }", true),
    ("static func show(on other: UIViewController) { PARTS; other.present(view, animated: true) }", true),
    ("static let view: LoginViewController = { PARTS; return view }()", true),
    (
      "static func show(on other: UIViewController) { PARTS; open(view, other) }; "
        + "static func open(_ view: UIViewController, _ other: UIViewController) { other.show(view, sender: nil) }", true
    ),
    // One that keeps the view does not make up for another one.
    (
      "static func make() -> UIViewController { PARTS; return view }; static func preload() -> LoginPresenter { PARTS; return presenter }",
      false
    ),
    ("static func show(in shell: Shell) { PARTS; shell.rootViewController = view }", false),
    // Whoever gets the router has it show the view, which only the presenter keeps until then.
    ("static func make() -> Router { PARTS; let router = Router(); router.view = view; return router }", false),
    // What takes the view may do anything with it, or nothing.
    ("static func make(_ done: (UIViewController) -> Void) { PARTS; done(view) }", false),
    ("static func make(_ screens: ScreenList) { PARTS; screens.note(view) }", false),
    ("static func make() { PARTS; _ = view }", false),
    (
      "static func make() { let presenter = presenter(); _ = presenter }; "
        + "static func presenter() -> LoginPresenter { PARTS; return presenter }", false
    ),
  ]

  @Test(arguments: assemblies) func makesAViewWeakIfItsAssemblyLetsItLive(_ code: String, _ isFixed: Bool) throws {
    let parts =
      "let view = LoginViewController(); let presenter = LoginPresenter(); presenter.view = view; view.presenter = presenter"
    let assembly = """
      enum LoginAssembly { \(code.replacingOccurrences(of: "PARTS", with: parts)) }
      final class Shell { weak var rootViewController: UIViewController? }
      final class Router { weak var view: UIViewController?; func show(in window: UIWindow) { window.rootViewController = view } }

      """
    let files = FixedCode.module().merging(["LoginAssembly.swift": assembly]) { $1 }
    #expect(try fixed(files, "LoginPresenter.swift").contains("weak") == isFixed)
  }

  /// Ways to give the view its presenter, which the interactor holds too: with some of them, only the interactor does.
  @Test(arguments: [
    ("view.presenter = presenter", true), ("if let view { view.presenter = presenter }", true),
    ("guard let view else { fatalError() }; view.presenter = presenter", true),
    ("if isShown { view!.presenter = presenter }", false), ("view!.presenter = isShown ? presenter : other", false),
    ("if isShown { return view! }; view!.presenter = presenter", false),
    ("guard isShown else { return view! }; view!.presenter = presenter", false),
    ("view!.presenter = presenter; view!.presenter = nil", false), ("defer { view!.presenter = presenter }", false),
    ("DispatchQueue.main.async { view!.presenter = presenter }", false),
    ("switch isShown { case true: view!.presenter = presenter; case false: break }", false),
  ])
  func makesNoPresenterWeakThatItsViewMayNotHave(_ code: String, _ isFixed: Bool) throws {
    let other = code.contains("other") ? "let other = LoginPresenter(); " : ""
    let assembly = """
      enum LoginAssembly {
        static func make(isShown: Bool) -> UIViewController {
          let view: LoginViewController? = LoginViewController()
          let presenter = LoginPresenter(); \(other)let interactor = LoginInteractor()
          interactor.presenter = presenter; presenter.interactor = interactor
          \(code)
          return view!
        }
      }

      """
    let interactor = "final class LoginInteractor { var presenter: LoginPresenter? }\n"
    let files = FixedCode.module().merging([
      "LoginAssembly.swift": assembly, "LoginInteractor.swift": interactor,
      "LoginPresenter.swift": "final class LoginPresenter { weak var view: LoginView?; var interactor: LoginInteractor? }\n",
    ]) { $1 }
    #expect(try fixed(files, "LoginInteractor.swift").contains("weak") == isFixed)
  }

  /// The property gets an object that nothing else may keep: one between, or one that is read back from it.
  @Test(arguments: [
    "presenter.view = WeakProxy(view)", "(presenter.view, view.presenter) = (WeakProxy(view), presenter)",
    "presenter.view = view.proxy", "presenter.view = Wrap()(view)",
    "presenter.view = Wrap[view]",
    "presenter.view = ~~view", "presenter.view = [WeakProxy(view)].first",
    "for proxy in [WeakProxy(view)] { presenter.view = proxy }",
    "let wrap = { (view: LoginViewController) -> LoginView in WeakProxy(view) }; presenter.view = wrap(view)",
    "presenter.view = resolve { WeakProxy(view) }", "presenter.view = isPlain ? view : ~~view", "presenter.view = made ?? view",
    "presenter.view = LoginViewController(); let view = presenter.view as! LoginViewController",
    "fill(presenter, LoginViewController()); let view = presenter.view as! LoginViewController",
    "fill(presenter, ~~view)", "let other = LoginViewController(); presenter.view = other",
  ])
  func makesNothingWeakThatNothingElseMayKeep(_ code: String) throws {
    let make = "let presenter = LoginPresenter(); \(code.contains("let view =") ? "" : "let view = LoginViewController(); ")"
    let assembly = """
      enum LoginAssembly {
        static func make() -> UIViewController { \(make)\(code); view.presenter = presenter; return view }
        static func fill(_ presenter: LoginPresenter, _ view: LoginView) { presenter.view = view }
        static func resolve<Part>(_ make: () -> Part) -> Part { make() }
      }
      final class WeakProxy: LoginView {
        weak var target: LoginViewController?
        init(_ target: LoginViewController) { self.target = target }
      }
      struct Wrap {
        func callAsFunction(_ view: LoginViewController) -> LoginView { WeakProxy(view) }
        static subscript(_ view: LoginViewController) -> LoginView { WeakProxy(view) }
      }
      prefix operator ~~
      prefix func ~~ (view: LoginViewController) -> LoginView { WeakProxy(view) }
      extension LoginViewController { var proxy: LoginView { WeakProxy(self) } }
      """
    let files = FixedCode.module().merging(["LoginAssembly.swift": assembly]) { $1 }
    #expect(try fixed(files, "LoginPresenter.swift") == files["LoginPresenter.swift"])
  }

  @Test(arguments: [
    ("protocol LoginView {}", "protocol LoginView: AnyObject {}"),
    ("protocol LoginView{}", "protocol LoginView: AnyObject{}"),
    ("protocol LoginView: Titled {}", "protocol LoginView: AnyObject, Titled {}"),
    ("protocol LoginView : Titled, Shown {}", "protocol LoginView : AnyObject, Titled, Shown {}"),
    ("protocol LoginView:Titled {}", "protocol LoginView: AnyObject, Titled {}"),
    ("protocol LoginView:\n  Titled\n{}", "protocol LoginView:\n  AnyObject, Titled\n{}"),
  ])
  func bindsAnInterface(_ before: String, _ after: String) throws {
    let more = ["Titled.swift": "protocol Titled {}\nprotocol Shown {}\n"]
    #expect(try fixed(FixedCode.module(interface: before).merging(more) { $1 }, "LoginView.swift") == after + "\n")
  }

  @Test(arguments: [
    "struct Preview: LoginView {}", "enum Preview: LoginView {}", "struct Preview {}\nextension Preview: LoginView {}",
    "protocol Screen: LoginView {}\nstruct Preview: Screen {}", "typealias Screen = LoginView\nstruct Preview: Screen {}",
    "extension Array: LoginView {}", "extension LoginView { mutating func change() {} }",
  ])
  func bindsNoInterfaceOfValues(_ user: String) throws {
    let files = FixedCode.module().merging(["Preview.swift": user + "\n"]) { $1 }
    #expect(try fixed(files, "LoginView.swift") == files["LoginView.swift"])
    #expect(try fixed(files, "LoginPresenter.swift") == files["LoginPresenter.swift"])
  }

  /// A double in a folder of tests, which is not read otherwise.
  @Test func bindsNoInterfaceOfAValueInTests() throws {
    let files = FixedCode.module().merging(["AppTests/Double.swift": "struct Double: LoginView {}\n"]) { $1 }
    #expect(try fixed(files, "LoginView.swift") == files["LoginView.swift"])
  }

  @Test(arguments: [
    ("import UIKit\n\nfinal class LoginInteractor {}\n", "final class LoginInteractor {}\n"),
    (
      "import Foundation\nimport UIKit\n\nfinal class LoginInteractor { let a = Date() }\n",
      "import Foundation\n\nfinal class LoginInteractor { let a = Date() }\n"
    ),
    (
      "import UIKit\n\nfinal class LoginInteractor { let a = Date() }\n",
      "import Foundation\n\nfinal class LoginInteractor { let a = Date() }\n"
    ),
    ("// A\n\nimport UIKit\n\nfinal class LoginInteractor {}\n", "// A\n\nfinal class LoginInteractor {}\n"),
    ("import UIKit\nimport Combine\nfinal class LoginInteractor {}\n", "import Combine\nfinal class LoginInteractor {}\n"),
  ])
  func removesAnImport(_ before: String, _ after: String) throws {
    let files = FixedCode.module().merging(["LoginInteractor.swift": before]) { $1 }
    #expect(try fixed(files, "LoginInteractor.swift") == after)
  }

  @Test(arguments: [
    "#if canImport(UIKit)\nimport UIKit\n#endif\nfinal class LoginInteractor {}\n",
    "@_exported import UIKit\nfinal class LoginInteractor {}\n",
    "import UIKit // for later\nfinal class LoginInteractor {}\n",
    "import UIKit\nfinal class LoginInteractor { func row(at path: IndexPath) -> Int { path.row } }\n",
    "import UIKit\nfinal class LoginInteractor { func now() -> Double { CACurrentMediaTime() } }\n",
  ])
  func removesNoImportThatMayBeNeeded(_ before: String) throws {
    let files = FixedCode.module().merging(["LoginInteractor.swift": before]) { $1 }
    #expect(try fixed(files, "LoginInteractor.swift") == before)
  }

  /// Names that other code has for itself: types in other types, cases, methods, and what another target or file hides.
  @Test(arguments: [
    "enum Kind { case Date, Data }", "final class Holder { struct Date {}; func Date() {} }", "private struct Date {}",
    "fileprivate struct Date {}", "func run() { struct Date {} }", "struct Box<Date> { var value: Date }",
    "final class Clock { typealias Date = Int }", "extension Date { var isToday: Bool { true } }",
    "#if DEBUG\nstruct Date {}\n#endif", "protocol Dated { associatedtype Date }\nextension LoginInteractor: Dated {}",
    "func run(Date: Int) { let Date = 1; use(Date) }",
  ])
  func keepsAnImportWhoseNamesOthersHaveForThemselves(_ other: String) throws {
    let before =
      "import UIKit\n\nfinal class LoginInteractor { var a: Date?; func b() { use(Date()) } }\nfunc use<T>(_ a: T) {}\n"
    let files = FixedCode.module().merging(["LoginInteractor.swift": before, "Other.swift": other + "\n"]) { $1 }
    #expect(try fixed(files, "LoginInteractor.swift") == before.replacingOccurrences(of: "UIKit", with: "Foundation"))
  }

  /// Names that surely mean the code base's own, where they are used.
  @Test(arguments: [
    ("struct Date {}", "var a: Date?"), ("typealias Date = Int", "var a: Date?"), ("", "struct Date {}\n  var a: Date?"),
    ("class Base { struct Date {} }", "var a: Date?"), ("class Base { enum Date { case now } }", "func b() -> Date { .now }"),
    ("class Base { var now = 1 }", "func b() -> Int { now }"), ("", "func b<Date>(_ a: Date) -> Date { let c = a; return c }"),
  ])
  func removesAnImportWhoseNamesAreInScope(_ other: String, _ member: String) throws {
    let rest = "final class LoginInteractor: Base {\n  \(member)\n}\n"
    let base = other.contains("Base") ? "\(other)\n" : "class Base {}\n\(other)\n"
    let files = FixedCode.module().merging(["LoginInteractor.swift": "import UIKit\n\n" + rest, "Other.swift": base]) { $1 }
    #expect(try fixed(files, "LoginInteractor.swift") == rest)
  }

  /// A type of another target counts where it is published and imported.
  @Test(arguments: [
    ("import Core\nimport UIKit\n", "public struct Date {}", "import Core\n"),
    ("import Core\nimport UIKit\n", "struct Date {}", "import Core\nimport Foundation\n"),
    ("import UIKit\n", "public struct Date {}", "import Foundation\n"),
  ])
  func countsTypesOfImportedTargets(_ imports: String, _ date: String, _ left: String) throws {
    let rest = "\nfinal class LoginInteractor { var a: Date? }\n"
    var files: [String: String] = [
      "Package.swift": """
      // swift-tools-version: 5.9
      let package = Package(name: "App", targets: [.target(name: "Core"), .target(name: "Login", dependencies: ["Core"])])
      """, "Sources/Core/Date.swift": date + "\n",
    ]
    for (name, text) in FixedCode.module() { files["Sources/Login/\(name)"] = text }
    files["Sources/Login/LoginInteractor.swift"] = imports + rest
    #expect(try fixed(files, "Sources/Login/LoginInteractor.swift") == left + rest)
  }

  @Test(arguments: [
    "final class LoginInteractor { var a: UIKit::UIImage? }",
    "final class LoginInteractor { let a = #Predicate<Int> { $0 > 1 } }",
    "final class LoginInteractor {}\n#Preview { LoginInteractor() }",
  ])
  func removesNoImportOfWhatIsWrittenOtherwise(_ code: String) throws {
    let before = "import UIKit\n\n\(code)\n"
    let files = FixedCode.module().merging(["LoginInteractor.swift": before]) { $1 }
    #expect(try fixed(files, "LoginInteractor.swift") == before)
  }

  // MARK: constants

  /// Setting a member of a bound interface changes no variable, of which the compiler would warn.
  @Test(arguments: [
    ("var view: LoginView = made()\n    view.title = 1", "let view: LoginView = made()\n    view.title = 1"),
    ("var view: LoginView = made()\n    view.title += 1", "let view: LoginView = made()\n    view.title += 1"),
    ("var view: LoginView? = made()\n    view?.title = 1", "let view: LoginView? = made()\n    view?.title = 1"),
    (
      "var view = made() as LoginView\n    view.list.append(1)",
      "let view = made() as LoginView\n    view.list.append(1)"
    ),
    ("var view: LoginView = made()\n    change(&view.title)", "let view: LoginView = made()\n    change(&view.title)"),
  ])
  func makesConstantsOfVariablesThatNothingChangesAnyMore(_ before: String, _ after: String) throws {
    #expect(try fixed(Self.assembled(before), "Assembly.swift") == Self.assembly(after))
  }

  @Test(arguments: [
    "var view: LoginView = made()\n    view = made()\n    view.title = 1", "var view: LoginView = made()\n    view = made()",
    "let view: LoginView = made()\n    view.show()", "var screen: LoginViewController? = nil\n    screen?.title = 1",
    "var count = 1\n    count += 1", "var list = made().list\n    list.append(1)",
    "var views: [LoginView] = []\n    views.append(made()); views[0].show()",
  ])
  func leavesOtherVariables(_ body: String) throws {
    let files = Self.assembled(body)
    #expect(try fixed(files, "Assembly.swift") == files["Assembly.swift"])
    #expect(try fixed(files, "LoginView.swift").contains("AnyObject"))
  }

  /// Where a warning would be left, nothing is bound.
  @Test(arguments: [
    "var view: LoginView\n    view = made()\n    view.title = 1",
    "var view: LoginView = made(), other = 1\n    view.title = 1; other = 2",
    "var (view, other) = (made(), 1)\n    view.title = 1; other = 2", "var view = made()\n    view.title = 1",
    "var views: [LoginView] = [made()]\n    views[0].title = 1",
  ])
  func bindsNothingWhereAVariableCannotBecomeAConstant(_ body: String) throws {
    let files = Self.assembled(body)
    #expect(try fixed(files, "Assembly.swift") == files["Assembly.swift"])
    #expect(try fixed(files, "LoginView.swift") == files["LoginView.swift"])
  }

  /// An observer that runs today, because a member is set, would not run any more.
  @Test(arguments: [("view?.title = 1", true), ("view?.list.append(1)", true), ("view?.show()", false)])
  func bindsNothingThatObserversSee(_ body: String, _ isSeen: Bool) throws {
    var files = Self.assembled("made().show()")
    files["LoginPresenter.swift"] = """
      final class LoginPresenter {
        var view: LoginView? { didSet { interactor.load() } }
        var interactor: LoginInteractor!
        func load() { \(body) }
      }

      """
    files["LoginInteractor.swift"] = "final class LoginInteractor { func load() {} }\n"
    #expect(try fixed(files, "LoginView.swift").contains("AnyObject") == !isSeen)
  }

  private static func assembly(_ body: String) -> String {
    """
    enum Assembly {
      static func make() {
        \(body)
      }
      static func made() -> LoginView { LoginViewController() }
      static func change(_ title: inout Int) {}
      static func replace(_ view: inout LoginView) {}
    }

    """
  }

  private static func assembled(_ body: String) -> [String: String] {
    FixedCode.module(
      interface: "protocol LoginView {\n  var title: Int { get set }\n  var list: [Int] { get set }\n  func show()\n}"
    )
    .merging(["Assembly.swift": assembly(body)]) { $1 }
  }

  // MARK: the newest Swift

  @Test(arguments: [("6.3", "weak let"), ("6.2", "weak var"), ("5.9", "weak var")])
  func keepsAConstantWhereTheToolsKnowWeakOnes(_ version: String, _ declared: String) throws {
    let view = "let view: LoginView?\n  init(view: LoginView) { self.view = view }"
    var files = [
      "Package.swift":
        "// swift-tools-version: \(version)\nlet package = Package(name: \"App\", targets: [.target(name: \"App\", path: \"Code\")])\n"
    ]
    for (name, text) in FixedCode.module(view: view) { files["Code/\(name)"] = text }
    #expect(try fixed(files, "Code/LoginPresenter.swift").contains("\n  \(declared) view: LoginView?\n"))
  }

  @Test func makesAnOptionalOfAnyWeakWithoutParentheses() throws {
    let text = try fixed(FixedCode.module(view: "var view: any LoginView?"), "LoginPresenter.swift")
    #expect(text.contains("\n  weak var view: any LoginView?\n"))
  }

  @Test func leavesAWeakConstantAlone() throws {
    let files = FixedCode.module(view: "weak let view: LoginView?\n  init(view: LoginView) { self.view = view }")
    #expect(try fixed(files, "LoginPresenter.swift") == files["LoginPresenter.swift"])
  }

  private static func view(_ body: String) -> [String: String] {
    [
      "LoginViewController.swift": """
      final class LoginViewController: UIViewController {
        private let presenter: LoginPresenter
        init(presenter: LoginPresenter) { self.presenter = presenter }
        func tap() { \(body) }
      }

      """,
      "LoginPresenter.swift": """
      protocol LoginPresenterProtocol: AnyObject { func load() }
      final class LoginPresenter: LoginPresenterProtocol {
        weak var view: LoginViewController?
        var interactor: LoginInteractor!
        func load() { interactor.load() }
        func reset() {}
      }
      """,
      "LoginInteractor.swift": "final class LoginInteractor { func load() {} }\n",
    ]
  }

  @Test func declaresAPropertyWithTheInterfaceThatHasAllItsUses() throws {
    let files = Self.view("presenter.load(); self.presenter.load()")
    #expect(
      try fixed(files, "LoginViewController.swift")
        == files["LoginViewController.swift"]!.replacingOccurrences(
          of: "private let presenter: LoginPresenter\n", with: "private let presenter: LoginPresenterProtocol\n"))
  }

  @Test(arguments: [
    "presenter.reset()", "show(presenter)", "if presenter === other { presenter.load() }", "let other = presenter; other.load()",
    "last = presenter; presenter.load()",
  ])
  func keepsAClassThatIsNeeded(_ body: String) throws {
    let files = Self.view(body)
    #expect(try fixed(files, "LoginViewController.swift") == files["LoginViewController.swift"])
  }
}
