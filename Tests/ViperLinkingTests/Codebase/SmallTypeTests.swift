import Testing

@testable import ViperLinking

@Suite struct NameEndingsTests {
  private let endings: NameEndings = ["Interactor", "InteractorInput", "é"]

  @Test(arguments: ["Interactor", "LoginInteractor", "LoginInteractorInput", "Caf\u{E9}"])
  func endsInOne(_ name: String) { #expect(endings.fit(name)) }

  @Test(arguments: ["", "Input", "Interactors", "interactor", "InteractorLogin", "nteractor"])
  func endsInNone(_ name: String) { #expect(!endings.fit(name)) }
}

@Suite struct VisitedTypesTests {
  @Test func typeIsNewOnceInEachWalk() {
    var visited = VisitedTypes(count: 2)
    for _ in 0..<2 {
      visited.beginWalk()
      let isNew = [visited.insert(1), visited.insert(1), visited.insert(0)]
      #expect(isNew == [true, false, true])
    }
  }
}

@Suite struct AncestryTests {
  private let code = LinkedCode(
    """
    protocol Output: AnyObject, Sendable {}
    class Base: UIView & Output {}
    class Screen: Base, Codable {}
    extension UITableView {}
    class Table: UITableView {}
    class Alone {}
    """)

  private func external(_ type: String) -> [String] {
    Ancestry(code.codebase).external[code.type(type)!].map { code.codebase.text($0) }
  }

  @Test func externalSupertypesAreOwnOnesThenInheritedOnesOnce() {
    #expect(external("Screen") == ["Codable", "UIView", "AnyObject", "Sendable"])
    #expect(external("Table") == ["UITableView"])
    #expect(external("Alone").isEmpty)
  }

  @Test func traitsAreThoseOfTheNames() {
    let traits = Ancestry(code.codebase).traits
    #expect(traits[code.type("Screen")!] == [.isPlainView, .isVisible, .isCoded])
    #expect(traits[code.type("Output")!] == [])
  }
}

@Suite struct SlotTests {
  private let code = LinkedCode("class A { var a: A? }\n// file: B.swift\n\n// file: C.swift\nclass C { func f(x: C) {} }")

  @Test func everySlotIsOneDeclaration() {
    let codebase = code.codebase
    #expect(codebase.slotCount == 5)
    for slot in 0..<codebase.slotCount { #expect(codebase.slot(codebase.declaration(ofSlot: slot)) == slot) }
    #expect(codebase.declaration(ofSlot: 2).file == Int32(codebase.files.count - 1))
  }

  @Test func parametersAreThoseOfTheFunctionAlone() throws {
    let function = try #require(code.member("f", of: "C"))
    #expect(code.codebase.parameters(of: function).map { code.codebase.text(code.codebase.name($0)) } == ["x"])
    #expect(code.codebase.parameters(of: try #require(code.member("a", of: "A"))).isEmpty)
  }
}
