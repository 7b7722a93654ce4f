import Testing

@testable import ViperFacts

/// Bodies as trees of nested expressions.
@Suite struct ExpressionTests {
  struct Case: CustomTestStringConvertible {
    var code: String
    var statements: [String]
    var testDescription: String { code }

    init(_ code: String, _ statements: String...) {
      self.code = code
      self.statements = statements
    }
  }

  static let operators: [Case] = [
    Case("a = b", "assignment(a, b)"),
    Case("self.a = b.c", "assignment(.a(self), .c(b))"),
    Case("a = b ? c : d", "assignment(a, ternary(b, c, d))"),
    Case("a = b ?? c", "assignment(a, coalesce(b, c))"),
    Case("a = b as? C", "assignment(a, cast optional: C(b))"),
    Case("a ? b : c ? d : e", "ternary(a, b, ternary(c, d, e))"),
    Case("a ? b ? c : d : e", "ternary(a, ternary(b, c, d), e)"),
    Case("a == b ? c : d ?? e", "ternary(operator ==(a, b), c, coalesce(d, e))"),
    Case("a ?? b ?? c", "coalesce(a, b, c)"),
    Case("a == b ?? c", "operator ==(a, coalesce(b, c))"),
    Case("a ?? b + c", "coalesce(a, operator +(b, c))"),
    Case("a && b", "operator &&(a, b)"),
    Case("a === b && !c || d < e", "operator ||(operator &&(operator ===(a, b), operator !(c)), operator <(d, e))"),
    Case("a && b && c", "operator &&(a, b, c)"),
    Case("a + b + c", "operator +(a, b, c)"),
    Case("a + b - c", "operator(a, b, c)"),
    Case("a += b", "operator +=(a, b)"),
    Case("a += b == c ? d : e ?? f", "operator +=(a, ternary(operator ==(b, c), d, coalesce(e, f)))"),
    Case("a <- b", "operator <-(a, b)"),
    Case("!a", "operator !(a)"),
    Case("a...", "operator ...(a)"),
    Case("a = true", "assignment(a, #true)"),
    Case("f(false)", "call(f, argument(#false))"),
    Case("-a.b", "operator -(.b(a))"),
    Case("a as! B", "cast: B(a)"),
    Case("a as B", "cast: B(a)"),
    Case("a as? B ?? c", "coalesce(cast optional: B(a), c)"),
    Case("a ?? b as? C", "coalesce(a, cast optional: C(b))"),
    Case("a as? B as? C", "cast optional: C(cast optional: B(a))"),
    Case("a is B ? c : d", "ternary(typeCheck: B(a), c, d)"),
    Case("(a as? B)?.c = d", "assignment(.c(unwrap(cast optional: B(a))), d)"),
    Case("_ = a", "assignment(other, a)"),
    Case("try! a.b()", "call(.b(a))"),
    Case("try? a.b()", "call tried(.b(a))"),
    Case("a = try? b()", "assignment(a, call tried(b))"),
    Case("try? a = b()", "assignment tried(a, call(b))"),
    Case("a = try? await b() as? C", "assignment(a, cast optional tried: C(call(b)))"),
    Case("a = try? b() ?? c", "assignment(a, coalesce tried(call(b), c))"),
    Case("a = (try? b()) ?? c", "assignment(a, coalesce(call tried(b), c))"),
    Case("a ? try? b() : try? c()", "ternary(a, call tried(b), call tried(c))"),
    Case("try? try? a()", "call tried(a)"),
    Case("a = try await b()", "assignment(a, call(b))"),
    Case("f(&a)", "call(f, argument(a))"),
  ]

  static let chains: [Case] = [
    Case("a.b.c", ".c(.b(a))"),
    Case("a?.b!.c", ".c(unwrap(.b(unwrap(a))))"),
    Case("super.f()", "call(.f(super))"),
    Case("A.self", ".self(A)"),
    Case("[A].self", ".self(array(A))"),
    Case("f(1, x: 2.5, y: nil)", "call(f, argument(#Int), argument x(#Double), argument y(#nil))"),
    Case("a[0]", "subscript(a, argument(#Int))"),
    Case("a[key: b]?.c", ".c(unwrap(subscript(a, argument key(b))))"),
    Case("f()[0]()", "call(subscript(call(f), argument(#Int)))"),
    Case("[a, b]", "array(a, b)"),
    Case("[a: b]", "dictionary(a, b)"),
    Case("[:]", "dictionary"),
    Case("(a)", "a"),
    Case("(a, x: b)", "tuple(argument(a), argument x(b))"),
    Case("\"\\(a.b) and \\(f(c))\"", "#String(.b(a), call(f, argument(c)))"),
    Case("`default`.a", ".a(default)"),
    Case("f(.a)", "call(f, argument(.a))"),
    Case("f(.a(b))", "call(f, argument(call(.a, argument(b))))"),
    Case("a = .init()", "assignment(a, call(.init))"),
    Case(".shared.load()", "call(.load(.shared))"),
    Case("A<B>()", "call(A: A<B>)"),
    Case("A<B, [C]>.make()", "call(.make(A: A<B, [C]>))"),
    Case("#selector(run)", "other(argument(run))"),
    Case("a.0.b", ".b(.0(a))"),
  ]

  static let closures: [Case] = [
    Case("f { a }", "call(f, argument(closure(a)))"),
    Case("f(1) { a }", "call(f, argument(#Int), argument(closure(a)))"),
    Case("f { a } then: { b }", "call(f, argument(closure(a)), argument then(closure(b)))"),
    Case(
      "f { [weak self] in self?.a() }", "call(f, argument(closure(binding self weak captured(self), call(.a(unwrap(self))))))"),
    Case(
      "f { [unowned a, b = c.d] in b }", "call(f, argument(closure(binding a unowned captured(a), binding b captured(.d(c)), b)))"
    ),
    Case("f { a, _ in a }", "call(f, argument(closure(binding a parameter, binding _ parameter, a)))"),
    Case(
      "f { (a: A, b: [B]) -> C in return b }",
      "call(f, argument(closure: C(binding a parameter: A, binding b parameter: [B], return(b))))"),
    Case("f { $0.a }", "call(f, argument(closure(.a($0))))"),
    Case("let a = { A() }()", "binding a(call(closure(call(A))))"),
    Case("f(g: { a in a }, 1)", "call(f, argument g(closure(binding a parameter, a)), argument(#Int))"),
  ]

  static let statements: [Case] = [
    Case("let a = b", "binding a(b)"),
    Case("var a: A", "binding a: A"),
    Case("weak var a: A? = b", "binding a weak: A?(b)"),
    Case("let a = b, c: C = d", "binding a(b)", "binding c: C(d)"),
    Case("let (a, b) = c", "destructuring(c, binding a, binding b)"),
    Case("return a", "return(a)"),
    Case("return", "return"),
    Case("throw a.b", "throw(.b(a))"),
    Case("throw A(b)", "throw(call(A, argument(b)))"),
    Case("while a { break }", "block(a, block(break))"),
    Case("while a { if b { continue } }", "block(a, block(other(block(b, block(continue)))))"),
    Case("switch a { case b: fallthrough\ndefault: break }", "switch(a, block(pattern(b), fallthrough), block(break))"),
    Case("if a { b }", "other(block(a, block(b)))"),
    Case("if a { b } else { c }", "other(block(a, block(b)), block(c))"),
    Case("if a { b } else if c { d }", "other(block(a, block(b)), other(block(c, block(d))))"),
    Case("if let a { a }", "other(block(binding a unwrapped(a), block(a)))"),
    Case("if let self { self.a }", "other(block(binding self unwrapped(self), block(.a(self))))"),
    Case("if let a = b as? C, a.d { e }", "other(block(binding a unwrapped(cast optional: C(b)), .d(a), block(e)))"),
    Case("guard let a = b else { return }; a", "binding a unwrapped(b)", "block(return)", "a"),
    Case("guard let a, b else { c }", "binding a unwrapped(a)", "b", "block(c)"),
    Case("while let a = b() { a }", "block(binding a unwrapped(call(b)), block(a))"),
    Case("repeat { a } while b", "block(a)", "b"),
    Case("for a in b { a }", "block(binding a each(b), block(a))"),
    Case("for a in b where a.c { d }", "block(binding a each(b), .c(a), block(d))"),
    Case("for (a, b) in c { a }", "block(destructuring each(c, binding a, binding b), block(a))"),
    Case("defer { a }", "block(a)"),
    Case("outer: for a in b { c }", "block outer(binding a each(b), block(c))"),
    Case("outer: while a { continue outer }", "block outer(a, block(continue outer))"),
    Case("outer: repeat { break outer } while a", "block outer(break outer)", "a"),
    Case("outer: do { break outer }", "block outer(break outer)"),
    Case("outer: if a { break outer } else { b }", "other outer(block(a, block(break outer)), block(b))"),
    Case("outer: switch a { case b: break outer }", "switch outer(a, block(pattern(b), break outer))"),
    Case("var a: A { get { b } }", "binding a: A", "block(block get accessor(b))"),
    Case("if case .a(let b) = c { b }", "other(block(match(c, call(.a, argument(binding b))), block(b)))"),
    Case("if case let .a(b, x: c) = d {}", "other(block(match(d, call(.a, argument(binding b), argument x(binding c))), block))"),
    Case(
      "switch a { case .b(let c): c\ncase .d, .e: f; g\ndefault: h }",
      "switch(a, block(pattern(call(.b, argument(binding c))), c), block(pattern(.d), pattern(.e), f, g), block(h))"),
    Case(
      "switch a { case let b as C: b\ncase is D: d }",
      "switch(a, block(pattern(cast: C(binding b)), b), block(pattern(typeCheck: D), d))"),
    Case(
      "switch (a, b) { case (.c, let d): d }",
      "switch(tuple(argument(a), argument(b)), block(pattern(tuple(argument(.c), argument(binding d))), d))"),
    Case("switch a { case .b(let c) where c.d: e }", "switch(a, block(pattern(call(.b, argument(binding c))), .d(c), e))"),
    Case("let a = if b { c } else { d }", "binding a(other(block(b, block(c)), block(d)))"),
    Case("#if DEBUG\na\n#else\nb\n#endif", "a", "b"),
  ]

  @Test(arguments: operators) func operatorsNestByPrecedence(_ test: Case) {
    #expect(FactTree.statements(test.code) == test.statements)
  }

  @Test(arguments: chains) func chainsNestFromTheRight(_ test: Case) {
    #expect(FactTree.statements(test.code) == test.statements)
  }

  @Test(arguments: closures) func closuresHoldCapturesParametersAndStatements(_ test: Case) {
    #expect(FactTree.statements(test.code) == test.statements)
  }

  @Test(arguments: statements) func statementsBindNamesWhereTheyHold(_ test: Case) {
    #expect(FactTree.statements(test.code) == test.statements)
  }

  @Test(arguments: [
    ("guard let a = b() else { return }", Expression.Flags.isGuard), ("do { a() } catch { return }", .isCatch),
    ("for a in b { return }", .isLoop), ("while a { return }", .isLoop), ("repeat { return } while a", .isLoop),
    ("defer { a() }", .isDeferred),
  ])
  func flagsSayWhatABlockIsOf(code: String, flag: Expression.Flags) {
    let facts = FactTree("func f() {\n\(code)\n}").facts
    #expect(facts.expressions.count { $0.flags.contains(flag) } == 1)
  }

  @Test func doAndCatchHoldTheirBlocks() {
    let text = FactTree.statements("do { try a() } catch B.d { e } catch { c }").joined(separator: " ")
    for part in ["call(a)", "block(e)", "block(c)"] { #expect(text.contains(part), "\(text)") }
  }

  @Test func localFunctionsAndTypesAreDeclarationsInTheBody() {
    let tree = FactTree("func f() { func g(a: A) -> B { a.b }; struct S { let c: C }; g(a: d) }")
    #expect(tree.facts.operands(of: Int(tree.facts.declarations[0].body)).map(tree.text).last == "call(g, argument a(d))")
    let local = tree.facts.declarations.filter { $0.flags.contains(.isLocal) }.map { tree.facts.names[$0.name] }
    #expect(local.contains("g") && local.contains("S"))
    let function = tree.facts.declarations.first { tree.facts.names[$0.name] == "g" }!
    #expect(tree.text(Int(function.body)) == "block(.b(a))")
    #expect(tree.type(Int(function.type)) == "B")
  }

  @Test func defaultArgumentsInitialValuesAndAccessorsAreKept() {
    let tree = FactTree("class C { var a = A(); var b: B { get { x } set { y = newValue } }; init(c: C = .make()) {} }")
    let values = tree.facts.declarations.filter { $0.value >= 0 }.map {
      "\(tree.facts.names[$0.name]) \(tree.text(Int($0.value)))"
    }
    #expect(values == ["a call(A)", "c call(.make)"])
    let accessor = tree.facts.declarations.first { tree.facts.names[$0.name] == "b" }!
    let text = tree.text(Int(accessor.body))
    #expect(text.contains("x") && text.contains("assignment(y, newValue)"))
  }

  @Test(arguments: [
    ("{ b }", "block(b)"),
    ("{ get { b } set { c = newValue } }", "block(block get accessor(b), block set accessor(assignment(c, newValue)))"),
    ("{ set(new) { b = new } }", "block(block set accessor(binding new parameter, assignment(b, new)))"),
    (
      "{ willSet { b } didSet(old) { old.c() } }",
      "block(block willSet accessor(b), block didSet accessor(binding old parameter, call(.c(old))))"
    ),
    ("{ _read { yield b } _modify { yield &b } }", "block(block _read accessor(b), block _modify accessor(b))"),
    ("{ get async throws { b } }", "block(block get accessor(b))"),
  ])
  func blocksOfAccessorsSayWhatTheyAre(accessors: String, text: String) {
    let tree = FactTree("class C { var a: A \(accessors) }")
    #expect(tree.text(Int(tree.facts.declarations[1].body)) == text)
    let ofSubscript = FactTree("class C { subscript() -> A \(accessors) }")
    #expect(ofSubscript.text(Int(ofSubscript.facts.declarations[1].body)) == text)
  }

  @Test func truthIsThatOfALiteral() {
    let facts = FactTree("let a = f(true, false, nil, 1234, \"true\", `true`)").facts
    #expect(facts.expressions.indices.compactMap(facts.truth) == [true, false])
  }

  @Test func theLastKindIsTheHighest() {
    #expect(Expression.Kind.allCases.last == .last)
  }
}
