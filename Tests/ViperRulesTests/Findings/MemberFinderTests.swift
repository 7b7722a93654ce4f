import Testing
import ViperFacts

@testable import ViperRules

/// The member around a place, marked by `|` in the code.
@Suite struct MemberFinderTests {
  private func member(_ marked: String, of component: String? = "Presenter") throws -> String? {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("|") })
    let column = lines[line].utf8.prefix { $0 != UInt8(ascii: "|") }.count
    let facts = FactExtractor.facts(of: Array(marked.replacing("|", with: "").utf8))
    return MemberFinder(facts).member(atLine: line + 1, column: column + 1, of: component)
  }

  @Test(arguments: [
    ("class Presenter { func load(from url: URL, _ a: Int, b: B) { |x } }", "load(from:_:b:)"),
    ("class Presenter { func load() { |x } }", "load()"), ("class Presenter { init?(view: View) { |x } }", "init(view:)"),
    ("class Presenter { deinit { |x } }", "deinit"), ("class Presenter { var view: View { |x } }", "view"),
    ("class Presenter { subscript(index: Int) -> A { |x } }", "subscript(index:)"), ("enum Presenter { case done(|A) }", "done"),
    ("class Presenter { |var view: View }", "view"), ("class Presenter { func f() { func g() { |x } } }", "f().g()"),
    ("class Presenter { func f<T: |A>(_ t: T) {} }", "f(_:)"), ("class Presenter { func f() {}; func g() { |x } }", "g()"),
    ("class Presenter { let é = 1; let b = |x }", "b"),
  ])
  func isNamedWithItsLabels(_ code: String, _ name: String) throws { #expect(try member(code) == name) }

  @Test(arguments: [
    "class |Presenter {}", "class Presenter { func f() {} |}", "|import A\nclass Presenter { func f() {} }",
    "class Presenter: |Base {}",
    "protocol Presenter { associatedtype |A }",
  ])
  func placeOutsideOfMembersHasNone(_ code: String) throws { #expect(try member(code) == nil) }

  @Test func componentItselfIsLeftOutAndInnerTypesAreNot() throws {
    let code = "enum Login { class Presenter { class Row { func f() { |x } } } }"
    #expect(try member(code, of: "Login.Presenter") == "Row.f()")
    #expect(try member(code, of: "Login.Presenter.Row") == "f()")
    #expect(try member(code, of: "Login.Pres") == "Login.Presenter.Row.f()")
    #expect(try member(code, of: nil) == "Login.Presenter.Row.f()")
  }

  @Test func extensionCountsAsItsType() throws {
    #expect(try member("extension Login.Presenter { func f() { |x } }", of: "Login.Presenter") == "f()")
    #expect(try member("extension Presenter<A> { struct Row { var a: A { |x } } }") == "Row.a")
    #expect(try member("extension Other { func f() { |x } }") == "Other.f()")
  }

  @Test func globalsAreTheirOwnMembers() throws { #expect(try member("func f(a: A) { |x }", of: nil) == "f(a:)") }

  @Test(arguments: [(0, 1), (3, 1), (-1, 1), (1, 1_000), (1, Int.max)])
  func placeOutsideOfTheFileHasNone(_ line: Int, _ column: Int) {
    let finder = MemberFinder(FactExtractor.facts(of: Array("func f() { x }\n".utf8)))
    #expect(finder.member(atLine: line, column: column, of: nil) == nil)
  }
}
