import Testing

@testable import ViperLinking

/// What code puts into the property `item` of `Box`, and the nearest code that does not.
@Suite struct FlowTests {
  private static let surroundings = """
    protocol P {}
    class A: P {}; class B: P {}
    class Box { var item: P?; var other: P?; init(item: P? = nil, other: P? = nil) { self.item = item } }
    struct Crate { var item: P?; var other: P? }
    class Sink { func set(_ item: P) {}; func put(other: P) {} }

    """

  private func values(_ code: String, in type: String = "Box") -> [String] {
    LinkedCode(Self.surroundings + code).values(of: "item", in: type)
  }

  @Test(arguments: [
    ("box.item = A()", ["A"]), ("box?.item = A()", ["A"]), ("box.other = A()", []), ("let item = A()", []), ("item = A()", []),
    ("box.item = flag ? A() : B()", ["A", "B"]), ("box.item = nil ?? B()", ["B"]), ("box.item = any as? A", ["A"]),
    ("box.item = any as? P", []), ("box.item = { A() }()", ["A"]), ("box.item = if flag { A() } else { B() }", ["A", "B"]),
    ("let a = A(); box.item = a", ["A"]), ("let a: P = A(); box.item = a", ["A"]),
    ("var a: P = A(); a = B(); box.item = a", ["A", "B"]),
    ("let a: P; if flag { a = A() } else { a = B() }; box.item = a", ["A", "B"]), ("box.item = (A())", ["A"]),
    ("if let a = made { box.item = a }", ["B"]), ("guard let a = made else { return }; box.item = a", ["B"]),
    ("run { box.item = A() }", ["A"]), ("func set() { box.item = A() }", ["A"]), ("box.item = A.self", []),
    ("if box.item == A() {}", []), ("print(box.item ?? A())", []),
  ])
  func assignments(_ statement: String, _ types: [String]) {
    #expect(values("class User { var made: P? = B(); func f(box: Box, any: Any) { \(statement) } }") == types)
  }

  @Test(arguments: [
    ("Box(item: A())", ["A"]), ("Box(other: A())", []), ("Box(item: A(), other: B())", ["A"]), ("Box()", []),
    ("Box(item: make())", ["A"]), ("Box(item: Box(item: A()).item)", ["A"]), ("Box.init(item: B())", ["B"]),
    ("Box(item: choose(A(), B()))", ["B"]), ("Box(item: A(), other: Box(item: B()))", ["A", "B"]),
  ])
  func argumentsOfAnInitializer(_ value: String, _ types: [String]) {
    let functions = "func make() -> P { return A() }\nfunc choose(_ first: P, _ second: P) -> P { second }\n"
    #expect(values(functions + "class User { func f() { _ = \(value) } }") == types)
  }

  @Test(arguments: [("Crate(item: A())", ["A"]), ("Crate(other: A())", []), ("Crate(item: A(), other: B())", ["A"])])
  func argumentsOfAStructsOwnInitializer(_ value: String, _ types: [String]) {
    #expect(values("class User { func f() { _ = \(value) } }", in: "Crate") == types)
  }

  @Test func defaultArgumentIsPassedByItself() {
    #expect(values("class Own { var item: P; init(item: P = B()) { self.item = item } }", in: "Own") == ["B"])
    #expect(values("class Own { var item: P; init(item: P) { self.item = item } }", in: "Own") == [])
  }

  @Test func initialValueAndLazyClosureAreValues() {
    #expect(values("class Own { var item: P = A() }", in: "Own") == ["A"])
    #expect(values("class Own { lazy var item: P = { let a = A(); return a }() }", in: "Own") == ["A"])
    #expect(values("class Own { var item: P { A() } }", in: "Own") == ["A"])
    #expect(values("class Own { var item: P; var other: P = A() }", in: "Own") == [])
  }

  @Test func observerDoesNotReturnWhatItMakes() {
    #expect(values("class Own { var item: P? { didSet { A() } } }", in: "Own") == [])
  }

  /// A factory that is called by its interface.
  @Test(arguments: [("A()", ["A"]), ("it", ["B"]), ("flag ? it : A()", ["A", "B"])])
  func requirementReturnsWhatItsOnlyConformerDoes(_ value: String, _ types: [String]) {
    let code = """
      protocol Maker { func make(_ it: P) -> P? }
      class Own {}
      extension Own: Maker { func make(_ it: P) -> P? { return \(value) } }
      class User { func f(box: Box, maker: Maker) { box.item = maker.make(B()) } }

      """
    #expect(values(code) == types)
    #expect(values(code + "class Another: Maker { func make(_ it: P) -> P? { nil } }") == [])
  }

  @Test func propertyOfEqualNameElsewhereIsAnother() {
    #expect(values("class Own { var item: P? }\nclass User { func f(own: Own) { own.item = A() } }") == [])
  }

  @Test func inheritedPropertyIsTheOneOfTheBase() {
    #expect(values("class Sub: Box {}\nclass User { func f(sub: Sub) { sub.item = A() } }") == ["A"])
  }

  @Test func nilIsNoValueAndClearsOwnPropertiesAlone() {
    let code = LinkedCode(Self.surroundings + "class Own { var item: P?; func f(box: Box) { item = nil; box.item = nil } }")
    let cleared = code.records.cleared.map { code.codebase.declaration(ofSlot: Int($0)) }
    #expect(cleared == [code.member("item", of: "Own")])
  }

  @Test func localThatGetsAnotherValueLeavesItsPropertyAlone() {
    #expect(values("class User { func f(box: Box) { var item = box.item; item = A() } }") == [])
    #expect(values("class User { func f(box: Box) { var item = box.item; item = A(); box.item = item } }") == ["A"])
    let code = LinkedCode(
      "class Own { var item: Own?; func f() { var copy = item; copy = nil }; func g(item: Own?) { item = nil } }")
    #expect(code.records.cleared.isEmpty)
  }

  // MARK: requirements

  private func received(_ requirement: String, _ method: String, call: String, others: String = "") -> [String] {
    values(
      """
      protocol Output { \(requirement) }
      class Screen: Output { var item: P?; \(method) }
      \(others)
      class User { func f(output: Output) { output.\(call) } }
      """, in: "Screen")
  }

  private static let set = "func set(_ x: P) { item = x }"

  @Test func requirementPassesToItsOnlyConformer() {
    #expect(received("func set(_ x: P)", Self.set, call: "set(A())") == ["A"])
    #expect(received("func set(_ x: P)", Self.set, call: "set(A())", others: "class Other: Output {}") == [])
    #expect(received("func set(_ x: P)", Self.set, call: "set(A())", others: "protocol Other: Output {}") == ["A"])
  }

  @Test func methodWithOtherLabelsIsNoWitness() {
    #expect(received("func set(_ x: P)", "func set(y x: P) { item = x }", call: "set(A())") == [])
    #expect(received("func set(_ x: P)", "func put(_ x: P) { item = x }", call: "set(A())") == [])
    #expect(received("func set(x y: P)", "func set(x z: P) { item = z }", call: "set(x: A())") == ["A"])
  }

  @Test func requiredPropertyIsThatOfTheConformer() {
    #expect(received("var item: P? { get set }", "", call: "item = A()") == ["A"])
    #expect(received("var other: P? { get set }", "", call: "other = A()") == [])
  }
}

@Suite struct ValueSourcesTests {
  @Test func eachSourceIsThereOnceInOrder() {
    var sources = ValueSources()
    #expect(Array(sources).isEmpty)
    for source in [Value.Source.slot(1), .type(1), .slot(1), .slot(2), .type(1)] { sources.insert(source) }
    #expect(Array(sources) == [.slot(1), .type(1), .slot(2)])
    var other = ValueSources(.slot(9))
    other.formUnion(sources)
    #expect(Array(other) == [.slot(9), .slot(1), .type(1), .slot(2)])
    var empty = ValueSources()
    empty.formUnion(other)
    #expect(Array(empty) == Array(other))
  }
}

@Suite struct ValueTests {
  @Test func unionHasTheFirstKnownTypeAndAllSources() {
    let first = Value(type: .unknown, sources: ValueSources(.slot(1)), isSelf: true, isExplicit: true)
    let second = Value(type: .external(3, []), sources: ValueSources(.type(2)), isExplicit: true, isReached: true)
    let union = first.united(with: second)
    #expect(union.type == .external(3, []))
    #expect(Array(union.sources) == [.slot(1), .type(2)])
    #expect(!union.isSelf && union.isExplicit && !union.isReached)
    #expect(second.united(with: Value(type: .external(4, []))).type == .external(3, []))
    #expect(!second.united(with: Value(type: .external(4, []))).isExplicit)
  }
}

@Suite struct FlowTypesTests {
  @Test func typesAreAddedOnceAndInOrder() {
    var types = FlowTypes(slots: 2, limit: 3)
    let areNew = [types.add(.only([7]), to: 0), types.add(.only([5, 7]), to: 0), types.add(.only([7, 5]), to: 0)]
    #expect(areNew == [true, true, false])
    #expect(types[0].known == [7, 5])
    #expect(types[1].known.isEmpty && !types[1].isUnknown)
  }

  @Test func tooManyTypesAreUnknownForGood() {
    var types = FlowTypes(slots: 2, limit: 2)
    let areNew = [types.add(.only([1, 2, 3]), to: 0), types.add(.only([4]), to: 0), types.add(types[0], to: 1)]
    #expect(areNew == [true, false, true])
    #expect(types[0].isUnknown && types[0].known.isEmpty && types[1].isUnknown)
  }
}
