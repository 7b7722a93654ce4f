import Testing

@testable import ViperLinking

/// The choice among overloads, by labels first and then by types.
@Suite struct OverloadChoiceTests {
  private func result(_ functions: String, _ call: String) -> String {
    let code = LinkedCode(
      """
      class A {}; class B {}; class Below: A {}
      class Base { func make(base: Int) -> A { A() } }
      class Factory: Base { \(functions) }
      class User { let factory: Factory; let a: A; let below: Below; let any: Any; let list: [A]; lazy var value = factory.\(call) }
      """)
    return code.text(of: code.propertyType("value", of: "User"))
  }

  private static let byType = "func make(_ x: A) -> A { x }\nfunc make(_ x: B) -> B { x }"
  private static let byPlain = "func make(_ x: Int) -> A { A() }\nfunc make(_ x: String) -> B { B() }"
  private static let byList = "func make(_ x: A) -> A { x }\nfunc make(_ x: [A]) -> B { B() }"
  private static let byTwo = "func make(_ x: A, _ y: A) -> A { x }\nfunc make(_ x: A, _ y: B) -> B { y }"
  private static let byOptional = "func make(_ x: A?) -> A { A() }\nfunc make(_ x: B?) -> B { B() }"
  private static let byClosure = "func make(x: Int, done: () -> Void) -> A { A() }\nfunc make(x: Int, y: Int = 1) -> B { B() }"
  private static let byDefault = "func make(x: Int = 1, y: Int) -> A { A() }\nfunc make(z: Int = 1, w: Int) -> B { B() }"

  @Test(arguments: [
    (byType, "make(a)", "A"), (byType, "make(B())", "B"), (byType, "make(below)", "A"), (byType, "make(any)", "unknown"),
    (byPlain, "make(1)", "A"), (byPlain, "make(\"\")", "B"), (byPlain, "make(any)", "unknown"),
    (byList, "make(a)", "A"), (byList, "make(list)", "B"), (byList, "make([a])", "B"),
    (byTwo, "make(a, a)", "A"), (byTwo, "make(a, B())", "B"), (byTwo, "make(a, any)", "unknown"),
    (byOptional, "make(a)", "A"), (byOptional, "make(B())", "B"),
    (byClosure, "make(x: 1) { }", "A"), (byClosure, "make(x: 1)", "B"), (byClosure, "make(x: 1, y: 2)", "B"),
    (byDefault, "make(y: 1)", "A"), (byDefault, "make(x: 1, y: 1)", "A"), (byDefault, "make(w: 1)", "B"),
    (byDefault, "make(y: 1, x: 1)", "unknown"),
  ])
  func argumentsChoose(_ functions: String, _ call: String, _ type: String) { #expect(result(functions, call) == type) }

  @Test func labelsOfTheSuperclassAreLookedAtIfOwnOnesDoNotFit() {
    let functions = "func make(own: Int) -> B { B() }"
    #expect(result(functions, "make(own: 1)") == "B")
    #expect(result(functions, "make(base: 1)") == "A")
    #expect(result(functions, "make(other: 1)") == "unknown")
  }

  @Test func variadicParameterEndsAtTheNextLabel() {
    let functions = "func make(_ all: Int..., last: Int) -> A { A() }"
    #expect(result(functions, "make(1, 2, last: 3)") == "A")
    #expect(result(functions, "make(last: 3)") == "A")
    #expect(result(functions, "make(1, 2)") == "unknown")
  }

  @Test(arguments: ["() -> Void", "(() -> Void)?", "@escaping (A) -> B", "Handler"])
  func trailingClosureFitsAFunction(_ type: String) {
    #expect(result("func make(done: \(type)) -> A { A() }", "make { }") == "A")
  }

  @Test(arguments: ["Int", "String", "A", "[A]", "Any"])
  func trailingClosureFitsNoValue(_ type: String) {
    #expect(result("func make(done: \(type)) -> A { A() }", "make { }") == "unknown")
  }

  @Test func propertyThatHoldsAFunctionIsCalled() {
    #expect(result("let make: (Int) -> A", "make(1)") == "A")
    #expect(result("let make: A", "make(1)") == "unknown")
  }

  @Test func callThatFitsNothingPassesItsArgumentsNowhere() {
    let code = LinkedCode(
      """
      class A {}
      class Presenter { var item: Any; func set(_ item: Any) { self.item = item } }
      class User { let presenter: Presenter; func f() { presenter.set(other: A()) }; func g() { presenter.set(1) } }
      """)
    #expect(code.values(of: "item", in: "Presenter").isEmpty)
    #expect(code.usages.contains("User -> A construction"))
  }

  @Test func callWithoutArgumentsIsAmbiguousUnlessResultsAreEqual() {
    #expect(result("func make() -> A { A() }\nfunc make() -> B { B() }", "make()") == "unknown")
    #expect(result("func make(x: Int = 1) -> A { A() }\nfunc make() -> B { B() }", "make()") == "unknown")
    #expect(result("func make(x: Int = 1) -> A { A() }\nfunc make() -> A { A() }", "make()") == "A")
    #expect(result("func make(x: Int) -> A { A() }\nfunc make() -> B { B() }", "make()") == "B")
  }

  @Test func unknownArgumentFitsNoParameterOfUnknownType() {
    #expect(result("func make(_ x: A.Gone) -> A { A() }\nfunc make(_ x: B) -> B { x }", "make(undeclared)") == "unknown")
    #expect(result("func make(_ x: A.Gone) -> A { A() }\nfunc make(_ x: B) -> B { x }", "make(B())") == "B")
  }

  // MARK: large sets

  /// Twelve functions in all combinations of a label, a default value, a variadic one and a closure.
  private let many = LinkedCode(
    """
    class Factory {
      func make() {}
      func make(a: Int) {}
      func make(a: Int, b: Int) {}
      func make(a: Int, b: Int = 1) {}
      func make(a: Int = 1, b: Int) {}
      func make(_ a: Int) {}
      func make(_ a: Int...) {}
      func make(_ a: Int, b: Int) {}
      func make(a: Int, done: () -> Void) {}
      func make(done: () -> Void, b: Int = 1) {}
      func make(_ a: Int, done: (() -> Void)? = nil) {}
      func make(b: Int..., a: Int) {}
    }
    class User { func f() { make(a: 1, b: 1, done: 1) } }
    """)

  @Test func indexLeavesOutNoOverloadThatFits() throws {
    let code = many
    var matcher = OverloadMatcher(code.codebase)
    let factory = try #require(code.type("Factory"))
    let members = code.codebase.members[factory, code.name("make")].map { FoundMember(reference: $0, owner: factory) }
    try #require(members.count == 12)
    let index = OverloadIndex(members, by: &matcher)
    let labels: [Name] = [0, code.name("a"), code.name("b"), code.name("done"), CallShape.trailingClosure]
    var shapes: [[Name]] = [[]]
    for _ in 0..<3 { shapes += shapes.flatMap { shape in labels.map { shape + [$0] } } }
    var fitting = 0
    for shape in Set(shapes) {
      let fits = members.indices.filter { matcher.match(members[$0], CallShape(shape)) != nil }
      #expect(Set(fits).isSubset(of: index.candidates(for: CallShape(shape))), "\(shape)")
      fitting += fits.count
    }
    #expect(fitting > 20)
    #expect(index.candidates(for: CallShape([code.name("a")])).count < members.count)
  }

  @Test func matchNamesTheParameterOfEachArgument() throws {
    let code = LinkedCode("class Factory { func make(a: Int, b: Int = 1, c: Int..., d: Int) {} }\nclass User { func f() {} }")
    var matcher = OverloadMatcher(code.codebase)
    let member = FoundMember(reference: try #require(code.member("make", of: "Factory")), owner: 0)
    let labels = ["a", "c", "d"].map(code.name)
    let found = matcher.match(member, CallShape(labels))
    let match = try #require(found)
    #expect(match.parameters.indices.map { code.codebase.text(code.codebase.name(match.parameter($0))) } == ["a", "c", "d"])
    let (swapped, required) = (matcher.match(member, CallShape([labels[2], labels[0]])), matcher.requiredLabels(of: member))
    #expect(swapped == nil)
    #expect(required == [labels[0], labels[2]])
  }
}
