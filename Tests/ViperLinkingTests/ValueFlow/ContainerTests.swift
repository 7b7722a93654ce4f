import Testing

@testable import ViperLinking

/// What code puts into the property `item` of `Box` by way of a container whose own code is not read.
@Suite struct ContainerTests {
  private static let surroundings = """
    protocol P: AnyObject {}
    protocol Q: AnyObject {}
    class A: P, Q {}; class B: P {}
    class Box { var item: P? }

    """

  private static var methods: ContainerMethods {
    var methods = ContainerMethods()
    methods[.register] = ["register"]
    methods[.complete] = ["initCompleted", "storyboardInitCompleted"]
    methods[.resolve] = ["resolve"]
    methods[.share] = ["shared"]
    return methods
  }

  private func values(_ body: String, and more: String = "", containers: ContainerMethods = methods) -> [String] {
    let code = "class User { func f(_ c: Container, box: Box) { \(body) } }\n" + more
    return LinkedCode(Self.surroundings + code, containers: containers).values(of: "item", in: "Box")
  }

  @Test(arguments: [
    ("c.register(P.self) { _ in A() }; box.item = c.resolve(P.self)", ["A"]),
    ("c.register(P.self) { _ in A() }; box.item = c.resolve(P.self)!", ["A"]),
    ("c.register(P.self) { r in let a = A(); return a }; if let p = c.resolve(P.self) { box.item = p }", ["A"]),
    ("c.register(P.self, name: \"b\", factory: { _ in B() }); box.item = c.resolve(P.self, name: \"b\")", ["B"]),
    ("c.register(P.self) { _ in A() }; c.register(P.self) { _ in B() }; box.item = c.resolve(P.self)", ["A", "B"]),
    ("c.register(Q.self) { _ in A() }; box.item = c.resolve(P.self)", []),
    ("c.register(Q.self) { _ in A() }; c.register(P.self) { $0.resolve(Q.self) as! P }; box.item = c.resolve(P.self)", ["A"]),
    ("box.item = c.resolve(A.self)", ["A"]), ("box.item = c.resolve(P.self)", []), ("box.item = c.shared { A() }", ["A"]),
    ("c.register(P.self) { _ in A() }; box.item = c.find(P.self)", []),
  ])
  func givesWhatIsRegisteredForTheType(_ body: String, _ types: [String]) {
    #expect(values(body) == types)
  }

  @Test(arguments: [
    "c.register(Box.self) { _ in Box() }.initCompleted { r, made in made.item = A() }",
    "c.register(Box.self) { _ in Box() }.inObjectScope(.graph).initCompleted { r, made in made.item = A() }",
    "c.register(Box.self) { _ in Box() }.initCompleted { $1.item = A() }",
    "c.storyboardInitCompleted(Box.self) { r, made in made.item = A() }",
  ])
  func completesTheObject(_ body: String) {
    #expect(values(body) == ["A"])
  }

  @Test func bodiesInOtherFilesMayRegister() {
    let more = "// file: Z.swift\nclass Other { func g(_ c: Container) { c.register(P.self) { _ in B() } } }"
    #expect(values("box.item = c.resolve(P.self)", and: more) == ["B"])
  }

  @Test func functionOfAContainersSubclassIsMeantToo() {
    let more = "class Part: Component { var p: P { shared { A() } }; func g(box: Box) { box.item = p } }"
    #expect(values("", and: more) == ["A"])
  }

  @Test func containerOfTheCodeBaseIsReadItself() {
    let own = "class Container { func resolve(_ type: P.Type) -> P { B() } }"
    #expect(values("c.register(P.self) { _ in A() }; box.item = c.resolve(P.self)", and: own) == ["B"])
  }

  @Test func withoutItsMethodsNothingIsKnown() {
    let body = "c.register(P.self) { _ in A() }; box.item = c.resolve(P.self)"
    #expect(values(body, containers: ContainerMethods()) == [])
  }
}
