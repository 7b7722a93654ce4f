import Foundation

/// Modules that each have one finding with an edit that may not compile, or may be noticed.
///
/// `%` stands for the module's name, so that all of them are one code base.
enum FixCases {
  enum Group: String, CaseIterable, Sendable {
    case users, variables, retypings

    var cases: [Case] {
      switch self {
      case .users: FixCases.users
      case .variables: FixCases.variables
      case .retypings: FixCases.retypings
      }
    }
  }

  struct Case: Sendable {
    let code: String
    /// Whether the finding is fixed.
    let isFixed: Bool

    init(_ code: String, isFixed: Bool) { (self.code, self.isFixed) = (code, isFixed) }
  }

  // MARK: binding

  /// A presenter that holds its view strongly, by an interface that is not bound.
  static func module(
    interface: String = "protocol %View { func show(); var t%: Int { get set } }", view: String = "func show() {}; var t% = 0",
    presenter: String = "var view: %View?", _ code: String
  ) -> String {
    """
    \(interface)
    final class %ViewController: UIViewController, %View { var presenter: %Presenter!; \(view) }
    final class %Presenter { \(presenter); var interactor: %Interactor!; func tap() { interactor.load(); view?.show() } }
    final class %Interactor { func load() {} }
    func made%() -> %View { %ViewController() }
    enum %Assembly {
      static func make() -> UIViewController {
        let (view, presenter) = (%ViewController(), %Presenter())
        view.presenter = presenter
        presenter.interactor = %Interactor()
        presenter.view = view
        return view
      }
    }
    func increase%(_ number: inout Int) {}
    func replace%(_ view: inout %View) {}
    \(code)

    """
  }

  /// What extends the interface, or conforms to it.
  static let users: [Case] =
    [
      ("", true), ("extension %View { func hide() { let view = self; view.show() } }", true),
      ("extension %View { var n%: Int { get { 0 } set { t% = newValue } } }", true),
      ("extension %View { var n%: Int { get { 0 } set { let copy = self; self = copy } } }", false),
      ("extension %View { subscript(n%: Int) -> Int { get { 0 } set { replaceAny(&self) } } }", false),
      ("extension %View { init(n%: Self) { self = n% } }", false),
      ("protocol %Sub: %View {}\nextension %Sub { var n%: Int { get { 0 } set { let copy = self; self = copy } } }", false),
      ("struct %Box<T> {}\nextension %Box: %View where T: %View { func show() {}; var t%: Int { get { 0 } set {} } }", false),
      ("typealias %Alias = %View & Sendable\nstruct %Fake: %Alias { func show() {}; var t% = 0 }", false),
      ("#if DEBUG\nstruct %Fake: %View { func show() {}; var t% = 0 }\n#endif", false),
    ].map { Case(module($0), isFixed: $1) } + [
      Case(module(interface: "public protocol %View { func show() }", view: "public func show() {}", ""), isFixed: false),
      Case(
        module(
          interface: "#if true\nprotocol %View { func show() }\n#else\nprotocol %View { func show() }\n#endif",
          view: "func show() {}", ""), isFixed: false),
      Case(
        module(
          interface: "protocol %Base { mutating func bump%() }\nprotocol %View: %Base { func show() }",
          view: "func show() {}; func bump%() {}", "extension %View { var n%: Int { get { 0 } set { bump%() } } }"),
        isFixed: false),
    ]

  /// What is done with variables that have the interface's type.
  static let variables: [Case] = [
    ("var v: %View = a; v.t% = 1", true), ("var v: %View = a; v.t% += 1", true), ("var v: any %View = a; v.t% = 1", true),
    ("var v: %View = a; increase%(&v.t%)", true), ("var v: %View = a; (v.t%, w) = (1, b)", true),
    ("var v: %View = a; (v, _) = (b, 1); v.t% = 1", true), ("var v: %View = a; (v) = b; v.t% = 1", true),
    ("var v: %View = a; func q() { v = b }; q(); v.t% = 1", true), ("var v: %View = a; swap(&v, &w); v.t% = 1", true),
    ("var v: %View = a; withUnsafeMutablePointer(to: &(v)) { _ in }; v.t% = 1", true),
    ("var v: %View? = a; v?.t% = 1; v? = b", true),
    ("var v: %View = a; let s = \"\\({ v = b; return 1 }())\"; v.t% = 1; _ = s", true),
    ("var v: %View = a; v <-- b; v.t% = 1", false), ("var v: %View = a; v <-- b", true),
    ("var v: %View = a { didSet { print(1) } }; v.t% = 1", false),
    ("@Boxed var v: %View = a; v.t% = 1", false), ("lazy var v: %View = a; v.t% = 1", false),
    ("if var v = a as %View? { v.t% = 1 }", false), ("for var v in [a] { v.t% = 1 }", false),
    ("switch a { case var v: v.t% = 1 }", false), ("let c = { [v = a] in var v = v; v.t% = 1 }; c()", false),
    ("var v: %View = a; v.t% = 1; do { var v = b; v = a; v.t% = 1 }", false),
    ("var (v, u) = (a, b); v.t% = 1; u = a; _ = u", false),
    ("var v: %View = a; v[keyPath: \\.t%] = 1", false), ("var v = made%(); v[keyPath: \\.t%] = 1", false),
    ("let u: %View = a; var v = u; v.t% = 1", false),
    ("struct Box { var held%: %View }; var v = Box(held%: a); v.held%.t% = 1", false),
    ("struct Box { var held%: %View; var n = 1 }; var v = Box(held%: a); v.held%.t% = 1; v.n = 2", true),
    ("var v = (a, 1); v.0.t% = 1", false), ("var v = [a]; v[0].t% = 1", false),
    ("func q<T: %View>(_ a: T) { var v: T = a; v.t% = 1 }", false), ("var v: %View = a, k = 1; v.t% = 1; k += 1", false),
    ("var v: %View = a; var p: %View { get { v } set { v = newValue } }; p = b; v.t% = 1", true),
    ("var v: %View = a; var p: %View { _read { yield v } _modify { yield &v } }; p = b; v.t% = 1", true),
  ].map { body, isFixed in
    Case(module("func use%(_ a: %View, _ b: %View) { var w = a; w = b; _ = w; \(body) }"), isFixed: isFixed)
  }

  // MARK: interfaces in place of classes

  /// What an interface requires, what its class has, and how the view uses it.
  static let retypings: [Case] = [
    ("", "", "presenter?.tap()", true), ("func f(_ a: Int)", "func f(_ b: Int) {}", "presenter?.f(1)", true),
    ("func f(with a: Int)", "func f(with b: Int) {}", "presenter?.f(with: 1)", true),
    ("func f() throws", "func f() throws {}", "try? presenter?.f()", true),
    ("var n: Int { get }", "let n: Int = 1", "_ = presenter?.n", true),
    ("var n: Int { get set }", "var n: Int = 1", "presenter?.n = 3", true),
    ("@discardableResult func f() -> Int", "@discardableResult func f() -> Int { 1 }", "presenter?.f()", true),
    ("func f(_ a: Int)", "func f(_ a: Int = 3) {}", "presenter?.f()", false),
    ("func f() throws", "func f() {}", "presenter?.f()", false),
    ("func f() async", "func f() {}", "presenter?.f()", false),
    ("func f() -> Int", "@discardableResult func f() -> Int { 1 }", "presenter?.f()", false),
    ("var n: Int { get }", "var n: Int = 1", "presenter?.n = 3", false),
    ("var n: Int { get }", "var n: Int = 1", "presenter?.n += 3", false),
    ("var n: Int { get }", "var n: Int = 1", "if let p = presenter { increase%(&p.n) }; increase%(&presenter!.n)", false),
    ("var n: [Int] { get }", "var n: [Int] = []", "presenter?.n.append(3)", false),
    ("var n: Int { get }", "var n: Int = 1", "(presenter!.n, _) = (1, 2)", false),
    ("func f(_ a: Any)", "func f(_ a: Any) {}; func f(x: Int) {}", "presenter?.f(x: 1)", false),
    ("func f<T: Equatable>(_ a: T)", "func f<T>(_ a: T) {}", "presenter?.f({})", false),
    (
      "func f(_ a: @escaping () -> Void)", "func f(_ a: () -> Void) {}",
      "func g(_ c: () -> Void) { presenter?.f(c) }; g {}", false
    ),
    (
      "func f() -> %PresenterProtocol", "func f() -> %PresenterProtocol { self }; func f() -> %Presenter { self }",
      "let p: %Presenter? = presenter?.f(); _ = p", false
    ),
    ("var n: Int { get }", "let n: Int = 1", "let k = \\%ViewController.presenter!.n; _ = k; take%(\\.presenter)", false),
    ("", "", "presenter?.tap(); other.presenter = presenter", false), ("", "", "presenter = .init(); presenter?.tap()", false),
    ("", "", "presenter = made%(); presenter?.tap()", false),
    ("", "", "presenter?.tap(); if let presenter { take%(presenter) }", false),
  ].map { required, has, body, isFixed in
    Case(
      """
      protocol %PresenterProtocol: AnyObject { func tap(); \(required) }
      final class %Other { var presenter: %Presenter? }
      func take%(_ presenter: %Presenter) {}
      func take%(_ path: KeyPath<%ViewController, %Presenter?>) {}
      func made%<T>() -> T? { nil }
      func increase%(_ number: inout Int) {}
      final class %Presenter: %PresenterProtocol { weak var view: %ViewController?; var interactor: %Interactor!
        func tap() { interactor.load() }
        \(has)
      }
      final class %Interactor { func load() {} }
      final class %ViewController: UIViewController {
        private var presenter: %Presenter?
        private let other = %Other()
        func set(_ presenter: %Presenter) { self.presenter = presenter }
        func go() { \(body) }
      }

      """, isFixed: isFixed)
  }

  /// What all modules share.
  static let common = """
    func replaceAny<T>(_ value: inout T) {}
    @propertyWrapper struct Boxed<T> { var wrappedValue: T }
    infix operator <--: AssignmentPrecedence
    func <-- <T>(_ left: inout T, _ right: T) { left = right }

    """

  /// The code of a case as the file of a module.
  static func text(_ code: String, _ module: String) -> String { code.replacingOccurrences(of: "%", with: module) }
}
