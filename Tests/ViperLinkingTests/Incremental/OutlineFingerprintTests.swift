import Testing
import ViperFacts

@testable import ViperLinking

/// Which edits of a file may change what other files' bodies mean.
@Suite struct OutlineFingerprintTests {
  private static let code = """
    import UIKit
    protocol Output: AnyObject { func done(_ item: Item) }
    class Presenter<Item>: Base, Output {
      weak var view: View?
      let router = Router(1)
      var title: String { "a" }
      init(view: View = View()) { self.view = view }
      func done(_ item: Item) { router.open(item); let x = 1 }
      enum State { case on(Int), off }
    }
    typealias Short = Presenter<Int>
    extension Presenter { func more() { func local() { print(1) }; local() } }
    """

  private func isSame(_ from: String, _ to: String) -> Bool {
    let edited = Self.code.replacing(from, with: to, maxReplacements: 1)
    #expect(edited != Self.code)
    return fingerprint(edited) == fingerprint(Self.code)
  }

  private func fingerprint(_ code: String) -> OutlineFingerprint { OutlineFingerprint(FactExtractor.facts(of: Array(code.utf8))) }

  @Test(arguments: [
    ("router.open(item)", "view?.show(Other())"), ("let x = 1", "let (x, y) = (1, 2); _ = { $0 }"), ("\"a\"", "\"b\" + c()"),
    ("import UIKit\n", "\n// a comment\n\nimport UIKit\n"), ("print(1)", "print(2, 3)"), ("View()", "View(frame: zero)"),
  ])
  func bodyIsNoPartOfTheOutline(_ from: String, _ to: String) { #expect(isSame(from, to)) }

  @Test(arguments: [
    ("weak var", "var"), ("View?", "Other?"), ("Router(1)", "Wireframe(1)"), ("Router(1)", "Router(2).next"),
    ("title: String", "title: Text"), ("= View()", ""), ("_ item: Item) }", "_ item: Item...) }"),
    ("Base, Output", "Output, Base"),
    ("<Item>", "<Item: Base>"), ("case on(Int), off", "case off, on(Int)"), ("Presenter<Int>", "Presenter<Bool>"),
    ("extension Presenter", "extension Short"), ("func more()", "func most()"), ("func local()", "struct Local {}; func local()"),
    ("let x = 1", "class Inner {}"), ("AnyObject", "Any"), ("init(view", "init(_ view"), ("{ \"a\" }", "= \"a\""),
  ])
  func declarationIs(_ from: String, _ to: String) { #expect(!isSame(from, to)) }

  @Test func orderOfDeclarationsCounts() {
    #expect(fingerprint("class A {}\nclass B {}") != fingerprint("class B {}\nclass A {}"))
    #expect(fingerprint("class A { func f() {}\nvar a: Int }") != fingerprint("class A { var a: Int\nfunc f() {} }"))
    #expect(fingerprint("class A { func f() {} }") != fingerprint("class A {}\nfunc f() {}"))
  }
}
