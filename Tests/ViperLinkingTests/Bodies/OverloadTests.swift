import Testing

@testable import ViperLinking

/// Which of several functions of one name a call calls.
@Suite struct OverloadTests {
  /// The types that `call` hands out, inside a class that has the functions.
  private func results(_ functions: String, _ call: String) -> [String] {
    let code = LinkedCode(
      """
      class A { func a() {} }; class B { func b() {} }; class Below: A {}
      class Factory { \(functions) }
      class User { let factory: Factory; func use(a: A, below: Below, some: Any) { factory.\(call) } }
      """)
    return code.usages.filter { $0.hasSuffix(" chain") }.compactMap {
      $0.split(separator: " ").dropFirst(2).first.map(String.init)
    }
  }

  @Test func labelsChoose() {
    let functions = "func make(x: Int) -> A { A() }\nfunc make(y: Int) -> B { B() }"
    #expect(results(functions, "make(x: 1)") == ["A"])
    #expect(results(functions, "make(y: 1)") == ["B"])
    #expect(results(functions, "make(z: 1)").isEmpty)
    #expect(results(functions, "make()").isEmpty)
  }

  @Test func parametersWithValuesMayBeLeftOut() {
    let functions = "func make(x: Int, y: Int = 1) -> A { A() }\nfunc make(x: Int, z: Int) -> B { B() }"
    #expect(results(functions, "make(x: 1)") == ["A"])
    #expect(results(functions, "make(x: 1, y: 2)") == ["A"])
    #expect(results(functions, "make(x: 1, z: 2)") == ["B"])
  }

  @Test func variadicParametersTakeAnyNumber() {
    let functions = "func make(_ all: Int...) -> A { A() }"
    #expect(results(functions, "make()") == ["A"])
    #expect(results(functions, "make(1, 2, 3)") == ["A"])
    #expect(results(functions, "make(x: 1)").isEmpty)
  }

  @Test func trailingClosureGoesToAFunction() {
    let functions = "func make(done: () -> Void) -> A { A() }\nfunc make(x: Int) -> B { B() }"
    #expect(results(functions, "make { }") == ["A"])
    #expect(results("func make(x: Int) -> B { B() }", "make { }").isEmpty)
  }

  @Test func typesOfArgumentsChoose() {
    let functions = "func make(_ a: A) -> A { a }\nfunc make(_ b: B) -> B { b }"
    #expect(results(functions, "make(a)") == ["A"])
    #expect(results(functions, "make(B())") == ["B"])
    #expect(results(functions, "make(below)") == ["A"])
  }

  @Test func unclearCallIsAmbiguousUnlessResultsAreEqual() {
    #expect(results("func make(_ a: A) -> A { a }\nfunc make(_ b: B) -> B { b }", "make(some)").isEmpty)
    #expect(results("func make(_ a: A) -> A { a }\nfunc make(_ b: B) -> A { A() }", "make(some)") == ["A"])
  }

  @Test func ownFunctionsComeBeforeInheritedOnes() {
    let code = LinkedCode(
      """
      class A {}; class B {}
      class Base { func make(x: Int) -> B { B() } }
      class Derived: Base { func make(x: Int) -> A { A() } }
      class User { let made = Derived().make(x: 1) }
      """)
    #expect(code.propertyType("made", of: "User")?.symbol == code.type("A"))
  }

  // MARK: many overloads

  /// A class with so many overloads, of which each is called once.
  private func code(_ count: Int, _ function: (Int) -> String, _ call: (Int) -> String) -> LinkedCode {
    let numbers = 0..<count
    return LinkedCode(
      numbers.map { "class T\($0) { func t() {} }" }.joined(separator: "\n") + "\nclass Factory {\n"
        + numbers.map(function).joined(separator: "\n") + "\n}\nclass User {\nlet factory: Factory\n"
        + numbers.map { "func use\($0)() { factory.\(call($0)) }" }.joined(separator: "\n") + "\n}")
  }

  private static let forms: [(function: @Sendable (Int) -> String, call: @Sendable (Int) -> String)] = [
    ({ "func make(x\($0): Int) -> T\($0) { T\($0)() }" }, { "make(x\($0): 1)" }),
    ({ "func make(_ x: Int, y\($0): Int) -> T\($0) { T\($0)() }" }, { "make(1, y\($0): 1)" }),
    ({ "func make(_ x: T\($0)) -> T\($0) { x }" }, { "make(T\($0)())" }),
    ({ "func make(_ a: Int, _ x: T\($0)) -> T\($0) { x }" }, { "make(1, T\($0)())" }),
  ]

  @Test(arguments: 0..<4) func everyOneOfManyIsFound(_ form: Int) {
    let code = code(40, Self.forms[form].function, Self.forms[form].call)
    let handedOut = code.usages.filter { $0.hasPrefix("User -> T") && $0.hasSuffix(" chain") }
    #expect(handedOut.count == 40)
  }

  @Test(arguments: 0..<4) func workGrowsWithTheNumberOfCalls(_ form: Int) {
    let efforts = [50, 100].map { code($0, Self.forms[form].function, Self.forms[form].call).evaluator.overloads.effort }
    #expect(efforts[0] > 0)
    #expect(efforts[1] <= efforts[0] * 5 / 2)
  }

  @Test func rivalsAreComparedByTypeAndNotOneByOne() {
    let code = code(100, Self.forms[2].function, Self.forms[2].call)
    let members = code.evaluator.members(code.name("make"), of: .nominal(code.type("Factory")!, []))
    guard case .rivals(let rivals) = members.choice(for: CallShape([0]), by: &code.evaluator.overloads) else {
      Issue.record("each of them may be called")
      return
    }
    #expect(rivals.matches.count == 100)
    #expect(rivals.effort <= 300)
  }
}
