import Testing
import ViperFacts

@testable import ViperLinking

/// What names and members in bodies mean.
@Suite struct OccurrenceTests {
  private static let code = """
    protocol P { var state: Int { get }; func run(_ a: Int) }
    final class A: UIViewController, P {
      var state = 0
      static let shared = A()
      func run(_ a: Int) {}
      func run(_ a: String) {}
      struct Inner { static let one = 1; let two = 2 }
    }
    enum E { case plain; case full(A) }
    typealias Alias = A
    func make() -> A { A() }
    let global = A()
    """

  /// `name meaning` of each occurrence in a body, in source order.
  private func meanings(_ body: String, in type: String = "final class User") -> [String] {
    let code = LinkedCode(Self.code + "\n// file: User.swift\n\(type) {\n\(body)\n}")
    return code.occurrences(inFile: 1).sorted { $0.node < $1.node }.map {
      "\(code.text(ofNode: $0.node, inFile: 1)) \(code.text(of: $0.meaning, inFile: 1))"
    }
  }

  @Test(arguments: [
    ("func f(_ a: A) { a.state }", ["state A.state", "a parameter"]),
    ("func f(_ a: A) { let b = a; b.run(1) }", ["a parameter", "run A.run", "b local"]),
    ("func f(_ a: A?) { guard let a else { return }; a.title }", ["a parameter", "title of A", "a local"]),
    ("func f() { { $0 + 1 }(2) }", ["$0 local"]),
    ("func f(_ p: P) { p.run(1) }", ["run P.run", "p parameter"]),
    ("func f() { unknown(1).state }", ["state unresolved(receiver)", "unknown external"]),
    ("let own = 1; func f() { own; self.own }", ["own User.own", "own User.own"]),
    ("func f() { make().state }", ["state A.state", "make make"]),
    ("func f() { global.run(\"\") }", ["run A.run", "global global"]),
    ("func f() { A.shared }", ["shared A.shared", "A type A"]),
    ("func f() { Alias.shared }", ["shared A.shared", "Alias type A"]),
    ("func f() { A.Inner.one }", ["one A.Inner.one", "Inner type A.Inner", "A type A"]),
    ("func f() { A.Inner(two: 2).two }", ["two A.Inner.two", "Inner type A.Inner", "A type A"]),
    ("func f() { A.init() }", ["init of A", "A type A"]), ("func f() -> A { .init() }", ["init of A"]),
    (
      "func f(_ e: E) { switch e { case .plain: break; case .full(let a): a.state } }",
      ["e parameter", "plain E.plain", "full E.full", "state A.state", "a local"]
    ),
    ("func f(_ e: E) { if case .full(let a) = e { a } }", ["e parameter", "full E.full", "a local"]),
    ("func f() -> E { .full(A()) }", ["full E.full", "A type A"]),
    ("func f(_ v: UIView) { v.frame }", ["frame of external UIView", "v parameter"]),
    ("func f() { UIView.animate(1) }", ["animate of external UIView", "UIView external"]),
    ("func f(_ all: [A]) { all.map { $0.state } }", ["map of a container", "all parameter", "state A.state", "$0 local"]),
    (
      "func f(_ t: (a: A, Int)) { t.a.state; t.1 }",
      ["state A.state", "a element 0", "t parameter", "1 element 1", "t parameter"]
    ),
    ("func f<T>(_ t: T) { t.state; T.self }", ["state unresolved(generic)", "t parameter", "self whole", "T other type"]),
    ("func f() { let x: A = .shared; x }", ["shared A.shared", "x local"]),
    ("func f(_ a: A) { a.state = 2 }", ["state A.state", "a parameter"]),
    ("var x: A { didSet { x.run(1) } }", ["run A.run", "x User.x"]),
    (
      "var x: A { get { global } set { newValue.run(1) } }", ["global global", "run A.run", "newValue local"]
    ),
    (
      "var x: A { get { global } set(new) { new.state; newValue } }",
      ["global global", "state A.state", "new local", "newValue external"]
    ),
    (
      "var x: A { willSet { newValue.state } didSet { oldValue.state } }",
      ["state A.state", "newValue local", "state A.state", "oldValue local"]
    ),
    ("var x: A { didSet(old) { old.state } }", ["state A.state", "old local"]),
    ("var x: A { get { newValue } set { oldValue } }", ["newValue external", "oldValue external"]),
    ("subscript(_ n: Int) -> A { get { global } set { newValue.state } }", ["global global", "state A.state", "newValue local"]),
    ("func f(_ a: A) throws { throw a.state }", ["state A.state", "a parameter"]),
    ("lazy var x = A.shared", ["shared A.shared", "A type A"]),
    ("func f(_ a: A = A.shared) {}", ["shared A.shared", "A type A"]),
    ("func f() { func g(_ a: A) { a.state }; g(global) }", ["state A.state", "a parameter", "g external", "global global"]),
    ("init() { self.init(a: 1) }; init(a: Int) {}", ["init User.init"]),
  ])
  func eachHasAMeaning(_ body: String, _ expected: [String]) {
    #expect(meanings(body) == expected)
  }

  @Test func aMemberOfTheSuperclassIsOfTheType() {
    #expect(
      meanings("func f() { title; super.viewDidLoad() }", in: "final class User: UIViewController") == [
        "title external", "viewDidLoad of User",
      ])
  }

  @Test(
    arguments: [
      Meaning.local(7), .declaration(123_456_789), .overload(0), .type(3), .otherType, .whole, .element(3), .external,
      .memberOfType(9),
      .memberOfExternal(11), .memberOfContainer,
    ] + Meaning.Reason.allCases.map(Meaning.unresolved))
  func aMeaningIsReadAsItWasWritten(_ meaning: Meaning) {
    #expect(Meaning(code: meaning.code) == meaning)
  }

  @Test(arguments: [11, 15, -1, 10 | 99 << 4] as [Int32])
  func whatWasNeverWrittenIsRefused(_ code: Int32) { #expect(Meaning(code: code) == nil) }
}

/// The members that a protocol types by an associated type.
@Suite struct AssociatedTypeTests {
  private static let code = """
    protocol ViewHolder { associatedtype Root: UIView }
    extension ViewHolder where Self: UIViewController { var rootView: Root { view as! Root } }
    protocol Screen: ViewHolder {}
    final class LoginLayout: UIView { let button = LoginButton() }
    final class LoginButton: UIButton { func shake() {} }
    """

  /// The meanings in a type's method, in the order of evaluation.
  private func meanings(_ type: String) -> String {
    let code = LinkedCode(Self.code + "\n// file: Login.swift\n\(type) { func f() { rootView.button.shake() } }")
    return code.occurrences(inFile: 1).map { code.text(of: $0.meaning, inFile: 1) }.joined(separator: " ")
  }

  @Test(arguments: [
    "final class A: UIViewController, ViewHolder { typealias Root = LoginLayout }; extension A",
    "final class A: UIViewController, Screen { typealias Root = LoginLayout }; extension A",
    "class B: UIViewController, ViewHolder { typealias Root = LoginLayout }; final class A: B",
    "final class A: UIViewController, ViewHolder { final class Root: UIView { let button = LoginButton() } }; extension A",
  ])
  func areOfTheTypeThatTheConformerNames(_ type: String) {
    #expect(meanings(type).contains("LoginButton.shake"), "\(meanings(type))")
  }

  @Test(arguments: [
    "final class A: UIViewController, ViewHolder", "extension ViewHolder", "class B<Root>: UIViewController, ViewHolder",
  ])
  func areNotKnownWithoutIt(_ type: String) {
    #expect(!meanings(type).contains("LoginButton.shake"))
  }
}
