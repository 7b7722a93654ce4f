import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// `limit` and `layout`.
@Suite struct LimitConstraintTests {
  private static let files = [
    "Big.swift": """
    final class Big {
      var one: One?
      weak var two: Two?
      var text = ""
      enum Kind { case a, b }
      init(a: Int, b: Int, c: Int) {}
      func go(_ one: One, _ two: Two) {}
    }
    """,
    "Big+More.swift": "extension Big {\n  func more() { _ = Three() }\n}\n",
    "Small.swift": "final class One {}\nfinal class Two { var one: One? }\nfinal class Three {}\n",
  ]

  @Test(arguments: [
    ("lines", 11, "class 'Big' has 11 lines, 1 more than the limit of 10"),
    ("members", 6, "class 'Big' has 6 members, 1 more than the limit of 5"),
    ("parameters", 3, "class 'Big' has 3 parameters in a function, 1 more than the limit of 2"),
    ("dependencies", 2, "class 'Big' has 2 stored dependencies, 1 more than the limit of 1"),
    ("fan-out", 3, "class 'Big' has 3 types that it refers to, 1 more than the limit of 2"),
  ])
  func measures(_ measure: String, _ number: Int, _ message: String) throws {
    #expect(try ConstrainedCode.breaches("limit: {\(measure): \(number), of: {name: Big}}", Self.files).isEmpty)
    #expect(
      try ConstrainedCode.breaches("limit: {\(measure): \(number - 1), of: {name: Big}}", Self.files) == [
        "Big.swift:1 \(message)"
      ])
  }

  @Test func fanIn() throws {
    #expect(try ConstrainedCode.breaches("limit: {fan-in: 2, of: {name: One}}", Self.files).isEmpty)
    #expect(
      try ConstrainedCode.breaches("limit: {fan-in: 1}", Self.files)
        == ["Small.swift:1 class 'One' has 2 types that refer to it, 1 more than the limit of 1"])
    #expect(
      try ConstrainedCode.breaches("limit: {fan-in: 0, of: {name: Three}}", Self.files)
        == ["Small.swift:3 class 'Three' has 1 type that refers to it, 1 more than the limit of 0"])
  }

  @Test func severalMeasures() throws {
    #expect(try ConstrainedCode.breaches("limit: {lines: 10, members: 5, parameters: 3, of: {name: Big}}", Self.files).count == 2)
  }

  // MARK: layout

  @Test func foldersOfTypes() throws {
    let files = ConstrainedCode.joined(
      ConstrainedCode.module("Login", in: "App"), ConstrainedCode.module("Home", in: "App"),
      ConstrainedCode.module("News", in: "App"))
    #expect(try ConstrainedCode.breaches("layout: {of: {role: presenter}, in: 'App/{module}'}", files).isEmpty)
    var moved = files
    moved["App/Misc/HomePresenter.swift"] = moved.removeValue(forKey: "App/Home/HomePresenter.swift")
    #expect(
      try ConstrainedCode.breaches("layout: {of: {role: presenter}, in: '**/{module}'}", moved)
        == ["App/Misc/HomePresenter.swift:1 presenter 'HomePresenter' is not in the folder '**/Home'"])
    #expect(
      try ConstrainedCode.breaches("layout: {of: {role: presenter}, in: ['**/{module}', App/Misc]}", moved).isEmpty)
    #expect(
      try ConstrainedCode.components("layout: {of: {role: wireframe}, in: '**/{module}/Router'}", files)
        == ["HomeRouter", "LoginRouter", "NewsRouter"])
  }

  @Test func whatHasNoModuleIsInNoWrongFolderOfOne() throws {
    let files = ConstrainedCode.classes(["App/Money": ""])
    #expect(try ConstrainedCode.breaches("layout: {of: {name: Money}, in: '**/{module}'}", files).isEmpty)
    #expect(
      try ConstrainedCode.breaches("layout: {of: {name: Money}, in: Core}", files)
        == ["App/Money.swift:1 class 'Money' is not in the folder 'Core'"])
  }
}
