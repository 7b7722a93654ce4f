import Testing

@testable import ViperLinking

/// The types above and below each type.
@Suite struct InheritanceTests {
  private let code = LinkedCode(
    """
    protocol Top {}
    protocol Middle: Top {}
    class Base: Middle {}
    class Derived: Base, Outside {}
    struct Alone {}
    """)

  private func names(_ types: [TypeSymbol.ID]) -> [String] { types.map { code.codebase.types[$0].qualifiedName } }

  @Test func ancestorsComeNearestFirst() {
    #expect(names(code.codebase.ancestors(of: code.type("Derived")!)) == ["Base", "Middle", "Top"])
    #expect(code.codebase.ancestors(of: code.type("Alone")!).isEmpty)
  }

  @Test func conformersAreNoProtocols() {
    #expect(names(code.codebase.conformers(of: code.type("Top")!)) == ["Base", "Derived"])
    #expect(code.codebase.conformers(of: code.type("Alone")!).isEmpty)
  }

  @Test func circleOfProtocolsEnds() {
    let code = LinkedCode("protocol A: B {}\nprotocol B: A {}")
    #expect(code.codebase.ancestors(of: 0) == [1])
  }

  static func chain(_ count: Int) -> String {
    "class A0 {}\n" + (1..<count).map { "class A\($0): A\($0 - 1) {}\n" }.joined()
  }

  @Test func supertypesBeyondTheLimitAreLeftOutAndTold() throws {
    let codebase = LinkedCode(Self.chain(600)).codebase
    #expect(codebase.ancestors(of: 500).count == 500 && codebase.ancestors(of: 599).count == 500)
    let limit = try #require(codebase.exceededLimits.first)
    #expect(codebase.exceededLimits.count == 1 && limit.line == 502)
    #expect(
      limit.message
        == "'A501' has more than 500 supertypes, so not all of them are known; inherit from fewer types, or exclude the file")
    #expect(LinkedCode(Self.chain(501)).codebase.exceededLimits.isEmpty)
  }

  @Test func supertypesOfAllTypesTogetherAreLimited() {
    let types = LinkedCode(Self.chain(20)).codebase.types
    let inheritance = Inheritance(types, limits: Inheritance.Limits(supertypes: 15, total: 30))
    #expect(inheritance.excess?.isOfAll == true && inheritance.excess?.type == 8)
    #expect(inheritance.ancestors[7].count == 7 && inheritance.ancestors[8] == [7, 6] && inheritance.ancestors[19] == [18])
    #expect(inheritance.conformers[0].count == 19 && inheritance.conformers[18] == [19])
  }

  @Test func externalSupertypesAreInherited() {
    let ancestry = Ancestry(LinkedCode("class A: UIViewController {}\nclass B: A {}\nclass C {}").codebase)
    #expect(ancestry.traits.map { $0.contains(.isViewController) } == [true, true, false])
  }
}
