import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

/// Code whose types would take for ever to work out is given up in part, and all around it is linked.
@Suite(.timeLimit(.minutes(60))) struct CostlyCodeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String

    init(_ description: String, _ code: String) {
      testDescription = description
      self.code = code
    }
  }

  private static func lines(_ range: ClosedRange<Int>, _ line: (Int) -> String) -> String {
    range.map(line).joined(separator: "\n")
  }

  private static func nested(_ open: String, _ middle: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + middle + String(repeating: close, count: count)
  }

  static let cases = [
    Case(
      "overloaded calls within each other",
      "class A { func f(_ a: Int) -> A { self }; func f(_ a: A) -> Int { 1 }\nfunc g() { let x = \(nested("f(", "1", ")", 60)) } }"
    ),
    Case(
      "overloaded calls with closures within each other",
      """
      class A { func f(_ a: () -> A) -> A { self }; func f(_ a: () -> Int) -> Int { 1 }
      func g() { let x = \(nested("f { ", "1", " }", 40)) } }
      """),
    Case(
      "overloads that cannot be told apart within each other",
      "class A { func f(_ a: B) -> A { self }; func f(_ a: C) -> Int { 1 }\nfunc g() { let x = \(nested("f(", "1", ")", 60)) } }"),
    Case(
      "aliases of themselves",
      "typealias D = [D: D]\ntypealias F = (F, F, F, F, F, F, F, F, F, F) -> F\nclass A { var d: D?; var f: F? }"),
    Case(
      "aliases that quadruple",
      lines(0...30) { "typealias D\($0) = (D\($0 + 1), D\($0 + 1), D\($0 + 1)) -> D\($0 + 1)" } + "\nclass A { var d: D0? }"),
    Case("generic aliases that double", "typealias P<T> = (T, T)\nclass A { var p: \(nested("P<", "A", ">", 36))? }"),
    Case(
      "superclasses that double",
      lines(0...40) { "class C\($0)<T>: C\($0 + 1)<(T, T)> { }" }
        + "\nclass A { var c = C0<A>(); func g() { c.missing(); c.f() } }\nextension C40 { func f() -> T { } }"),
    Case(
      "locals that double",
      "class A { func g() { let x0 = (A(), A())\n\(lines(0...40) { "let x\($0 + 1) = (x\($0), x\($0))" }) } }"),
    Case(
      "locals in dictionaries that double",
      "class A { func g() { let x0 = A()\n\(lines(0...40) { "let x\($0 + 1) = [x\($0): x\($0)]" }) } }"),
    Case("properties that double", "class A {\n\(lines(0...40) { "var x\($0) = (x\($0 + 1), x\($0 + 1))" })\nvar x41 = A() }"),
    Case(
      "results that double",
      "func p<T>(_ a: T) -> (T, T) { (a, a) }\nclass A { func g() { let x = \(nested("p(", "A()", ")", 60)) } }"),
    Case(
      "a generic parameter bound by itself through a superclass",
      "class P: R {}\nclass R<T: P.T> {}\nclass A { var t: P.T?; var r: R<A>? }"),
  ]

  @Test(arguments: cases) func isLinkedInTime(_ example: Case) throws {
    let surroundings = """
      class LoginPresenter { var view: LoginViewController? }
      class LoginViewController: UIViewController { var presenter: LoginPresenter?; var a: A? }
      // file: Costly.swift

      """
    let model = try CodeModel(MarkedCode(surroundings + example.code), dialect: "infinum")
    #expect(model.graph.references.contains { model.graph.components[$0.from].name == "LoginPresenter" }, "\(model.summary)")
  }
}
