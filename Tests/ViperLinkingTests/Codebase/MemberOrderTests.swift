import Testing

@testable import ViperLinking

/// Which of several members of one name is meant, and which type of one name.
@Suite struct MemberOrderTests {
  private func made(_ code: String, by value: String = "Maker().make()") -> String {
    let code = LinkedCode("class A {}\nclass B {}\n\(code)\nclass Probe { let value = \(value) }")
    return code.text(of: code.propertyType("value", of: "Probe"))
  }

  @Test func memberOfTheTypeComesBeforeThatOfItsProtocol() {
    let output = "protocol Output {}\nextension Output { func make() -> B { B() } }\n"
    #expect(made(output + "class Maker: Output { func make() -> A { A() } }") == "A")
    #expect(made(output + "class Maker: Output {}\nextension Maker { func make() -> A { A() } }") == "A")
    #expect(made(output + "class Maker: Output {}") == "B")
    #expect(made(output + "class Maker {}") == "unknown")
  }

  @Test func superclassComesBeforeAProtocolBehindIt() {
    let output = "protocol Output {}\nextension Output { func make() -> B { B() } }\nclass Base { func make() -> A { A() } }\n"
    #expect(made(output + "class Maker: Base, Output {}") == "A")
    #expect(made(output + "class Middle: Base {}\nclass Maker: Middle {}") == "A")
  }

  @Test func conformanceOfAnExtensionCounts() {
    let output = "protocol Output {}\nextension Output { func make() -> B { B() } }\n"
    #expect(made(output + "class Maker {}\nextension Maker: Output {}") == "B")
    #expect(made(output + "protocol Refined: Output {}\nclass Maker: Refined {}") == "B")
  }

  @Test func requirementsAreMembersOfAnInterface() {
    let output = "protocol Output { func make() -> A; var item: B { get } }\nlet output: Output = fatalError()\n"
    #expect(made(output, by: "output.make()") == "A")
    #expect(made(output, by: "output.item") == "B")
    #expect(made(output + "let some: any Output & Sendable = fatalError()", by: "some.item") == "B")
  }

  @Test(arguments: [
    ("typealias Maker = Real", "A"), ("typealias Maker = Other\ntypealias Other = Real", "A"),
    ("typealias Maker = Missing", "unknown"),
    ("enum Names { typealias Real2 = Real }\ntypealias Maker = Names.Real2", "A"),
  ])
  func aliasesHaveTheMembersOfTheirTarget(_ alias: String, _ type: String) {
    #expect(made("class Real { func make() -> A { A() } }\n" + alias) == type)
  }

  @Test func genericAliasPassesItsArguments() {
    let box = "class Box<Item> { var item: Item }\ntypealias Boxed<T> = Box<T>\nlet box: Boxed<A> = fatalError()"
    #expect(made(box, by: "box.item") == "A")
  }

  @Test func boundsOfAParameterHaveMembers() {
    let code = "protocol Output { func make() -> A }\nclass Screen<O: Output> { let output: O; lazy var made = output.make() }\n"
    #expect(made(code, by: "Screen().made") == "A")
    #expect(made("class Screen<O> { let output: O; lazy var made = output.make() }", by: "Screen().made") == "unknown")
  }

  // MARK: names

  private static let nested = """
    class Item { func make() -> A { A() } }
    enum Outer {
      class Item { func make() -> B { B() } }
      enum Inner { class User { lazy var item = Item().make() } }
    }
    enum Sibling { class User { lazy var item = Item().make() } }
    extension Outer { class Late { lazy var item = Item().make() } }

    """

  @Test(arguments: [
    ("Outer.Inner.User().item", "B"), ("Sibling.User().item", "A"), ("Outer.Late().item", "B"), ("Item().make()", "A"),
    ("Outer.Item().make()", "B"), ("Outer.Missing().make()", "unknown"),
  ])
  func nearestOfNestedTypesIsMeant(_ value: String, _ type: String) { #expect(made(Self.nested, by: value) == type) }

  @Test func ownMemberHidesAGlobalAndALocalHidesBoth() {
    let code =
      "let item = A()\nclass Screen { let item = B(); lazy var a = item; lazy var b = { let item = 1; return item }() }\n"
    #expect(made(code, by: "Screen().a") == "B")
    #expect(made(code, by: "Screen().b") == "Int")
    #expect(made(code, by: "item") == "A")
  }

  @Test func memberOfTheOuterTypeIsFoundFromTheInnerOne() {
    let code = "enum Outer { static func make() -> A { A() }; class Inner { lazy var item = make() } }"
    #expect(made(code, by: "Outer.Inner().item") == "A")
  }

  @Test func typeInABodyHidesOneAtTheTop() {
    let code = LinkedCode(
      "class Item {}\nclass User { func f() { class Item {}; let item = Item() }; func g() { let item = Item() } }")
    #expect(code.records.usages.count { $0.to == code.type("Item") && $0.kind == .construction } == 1)
  }
}
