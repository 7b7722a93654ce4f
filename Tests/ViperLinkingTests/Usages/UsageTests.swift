import Testing

@testable import ViperLinking

/// The usages that each form of code has.
@Suite struct UsageTests {
  private static let surroundings = """
    class A { static let shared = A(); static func make() -> A { A() }; var b: B; func load() -> B { b } }
    class B { var c: C }
    class C {}
    protocol P {}; protocol Q {}
    class Box<Item> { var item: Item }
    enum Outer { class Inner {}; typealias Alias = A }
    typealias Handler = (A) -> B
    typealias Pair = (a: A, b: B)

    """

  private func usages(_ member: String) -> [String] {
    LinkedCode(Self.surroundings + "class User { \(member) }").usages.filter { $0.hasPrefix("User -> ") }.map {
      String($0.dropFirst("User -> ".count))
    }
  }

  @Test(arguments: [
    ("A", ["A stored"]), ("A?", ["A stored"]), ("A!", ["A stored"]), ("[A]", ["A stored"]), ("[B: A]", ["A stored", "B stored"]),
    ("Set<A>", ["A stored"]), ("Box<A>", ["A stored", "Box stored"]), ("Outer.Inner", ["Outer.Inner stored"]),
    ("Outer", ["Outer stored"]), ("any P", ["P stored"]), ("P & Q", ["P stored", "Q stored"]),
    ("(A, b: B)", ["A stored", "B stored"]),
    ("(A) -> B", ["A parameter", "B parameter"]), ("((A) -> Void)?", ["A parameter"]), ("[() -> A]", ["A parameter"]),
    ("A.Type", ["A parameter"]), ("Handler", ["A parameter", "B parameter"]), ("Pair", ["A stored", "B stored"]),
    ("UIView", []), ("User?", []), ("Missing<A>", ["A stored"]),
  ])
  func typesOfAProperty(_ type: String, _ expected: [String]) { #expect(usages("var x: \(type)") == expected) }

  @Test(arguments: [
    ("static var x: A?", ["A result"]), ("var x: A? { nil }", ["A result"]),
    ("lazy var x = A()", ["A construction", "A stored"]),
    ("let x = A.shared", ["A static-call", "A stored"]), ("let x = 1", []), ("func f(a: A) {}", ["A parameter"]),
    ("func f() -> A? { nil }", ["A result"]), ("init(a: A) {}", ["A parameter"]),
    ("subscript(a: A) -> B { b }", ["A parameter", "B result"]),
    ("func f(_ g: (A) -> B) {}", ["A parameter", "B parameter"]), ("func f<T: A>(_ t: T) {}", []),
  ])
  func declarations(_ member: String, _ expected: [String]) { #expect(usages(member) == expected) }

  @Test(arguments: [
    ("A()", ["A construction"]), ("A.init()", ["A construction"]), ("[A]()", ["A construction"]),
    ("Outer.Inner()", ["Outer.Inner construction"]), ("Outer.Alias()", ["A construction"]),
    ("Outer.Alias.make()", ["A static-call"]),
    ("A.shared", ["A static-call"]), ("A.make()", ["A static-call"]), ("A.self", ["A cast"]), ("x as? A", ["A cast"]),
    ("x is A", ["A cast"]),
    ("let y: A? = nil", ["A local"]), ("let y = A()", ["A construction"]), ("let y = x as! A", ["A cast"]), ("let y = a", []),
    ("let y = a.b", ["B chain", "B local"]), ("a.b", ["B chain"]), ("a.load()", ["B chain"]), ("a.b.c", ["B chain", "C chain"]),
    ("a", []), ("a.missing", []), ("f { (y: A) in }", ["A parameter"]), ("for y in list {}", []), ("for y in a.list {}", []),
    ("list.forEach { $0.b }", ["B chain"]),
    ("if let y = x as? A {}", ["A cast"]), ("switch x { case let y as A: break\ndefault: break }", ["A cast"]),
    ("switch x { case is A: break\ndefault: break }", ["A cast"]),
    ("func g(y: A) -> B { y.b }", ["A parameter", "B chain", "B result"]),
    ("A", []), ("UIView()", []), ("User()", []),
  ])
  func statements(_ statement: String, _ expected: [String]) {
    let declared = Set(["A parameter", "A stored"])
    let found = usages("func f(x: Any, a: A, list: [A]) { \(statement) }")
    #expect(found.filter { !declared.contains($0) } == expected.filter { !declared.contains($0) })
  }

  @Test func payloadOfACaseIsAParameter() {
    let code = LinkedCode(Self.surroundings + "enum Outcome { case done(A), failed(code: B) }")
    #expect(code.usages.filter { $0.hasPrefix("Outcome") } == ["Outcome -> A parameter", "Outcome -> B parameter"])
  }

  @Test func inheritanceIsOfClassesAndConformanceOfProtocols() {
    let code = LinkedCode("class Base {}\nprotocol P {}\nprotocol Q: P {}\nclass Sub: Base, P {}\nextension Base: Q {}")
    #expect(code.usages == ["Base -> Q conformance", "Q -> P conformance", "Sub -> Base inheritance", "Sub -> P conformance"])
  }

  @Test func strengthIsThatOfTheStoredValue() {
    let code = LinkedCode(
      Self.surroundings
        + "class User { weak var a: A?; unowned let b: B; var c: C; weak var d: Outer.Inner?; var e: (() -> Box<Int>)? }")
    let strengths = code.records.usages.filter { $0.from == code.type("User") }.map(\.strength)
    #expect(strengths == [.weak, .unowned, .strong, .weak, nil])
  }

  @Test func externalTypesAreNamedByTheirOutermostPart() {
    let code = LinkedCode("class User { var a: UIPicker.Info?; var b: UIView?; func f() { UIImage() } }")
    #expect(code.records.externalUsages.map { code.codebase.text($0.name) } == ["UIPicker", "UIView", "UIImage"])
    #expect(code.usages.isEmpty)
  }

  @Test func contextIsThatOfTheMember() {
    let code = LinkedCode(
      Self.surroundings + "class User { init() { A() }; static func f() { A() }; func g() { A() }; let x = A() }")
    let contexts = code.records.usages.filter { $0.from == code.type("User") }.map { usage in
      [UsageContext.initializer, .staticMember, .inferred].map { usage.context.contains($0) }
    }
    #expect(
      contexts == [
        [true, false, false], [false, true, false], [false, false, false], [false, false, true], [false, false, false],
      ])
  }

  @Test func lookOfAMemberSaysWhetherItIsThere() {
    let code = LinkedCode(Self.surroundings + "class User { func f(a: A, x: Any) { a.b; a.missing; x.b; a.load(); a.gone() } }")
    let looks = code.records.looks.filter { $0.type == code.type("A") }
    #expect(looks.map(\.isFound) == [true, false, true, false])
  }
}
