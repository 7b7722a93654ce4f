import Testing
import ViperFacts

@testable import ViperLinking

/// What a type's name means.
@Suite struct LookupTests {
  @Test func nestedTypeHidesTheOneAtTheTop() {
    let code = LinkedCode(
      """
      class Delegate {}
      class Screen { class Delegate {}; let delegate: Delegate? = nil }
      class Other { let delegate: Delegate? = nil }
      """)
    #expect(code.usages == ["Other -> Delegate stored", "Screen -> Screen.Delegate stored"])
  }

  @Test func inheritedNestedTypeIsFound() {
    let code = LinkedCode("class Base { struct Item {} }\nclass Derived: Base { var item: Item? }")
    #expect(code.usages == ["Derived -> Base inheritance", "Derived -> Base.Item stored"])
  }

  @Test func typeOfTheSameFileIsNearest() {
    let code = LinkedCode(
      """
      // file: A/One.swift
      class Cell {}
      class One { var cell: Cell? }
      // file: A/Two.swift
      class Cell { var other: Two? }
      class Two {}
      """)
    #expect(code.type("Cell") == 0)
    #expect(code.records.usages.filter { $0.from == code.type("One") }.map(\.to) == [0])
  }

  @Test func typeWithTheLongestCommonFolderIsNearest() {
    let code = LinkedCode(
      """
      // file: A/Cell.swift
      class Cell {}
      // file: B/Cell.swift
      class Cell {}
      // file: B/Deep/User.swift
      class User { var cell: Cell? }
      """)
    #expect(code.records.usages.map { code.codebase.types[$0.to].declaration?.file } == [1])
  }

  @Test func equallyNearTypesAreAmbiguous() {
    let code = LinkedCode(
      """
      // file: A/Cell.swift
      class Cell {}
      // file: B/Cell.swift
      class Cell {}
      // file: C/User.swift
      class User { var cell: Cell? }
      """)
    #expect(code.usages.isEmpty)
    #expect(code.records.ambiguous.map(code.codebase.text) == ["Cell"])
  }

  @Test func genericParameterHidesAType() {
    let code = LinkedCode("class View {}\nclass Box<View> { var view: View? }\nclass Plain { var view: View? }")
    #expect(code.usages == ["Plain -> View stored"])
  }

  @Test func aliasesInACircleMeanNothing() {
    #expect(LinkedCode("typealias A = B\ntypealias B = A\nclass User { var a: A? }").usages.isEmpty)
  }

  @Test func moduleNameBeforeATypeIsSkipped() {
    let code = LinkedCode(
      """
      // file: Core/Service.swift
      class Service {}
      // file: App/User.swift
      class User { var service: Core.Service?; var other: Foreign.Service? }
      """)
    #expect(code.records.usages.count == 1)
    #expect(code.records.externalUsages.map { code.codebase.text($0.name) } == ["Foreign"])
  }
}
