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

  @Test func externalSupertypesAreInherited() {
    let ancestry = Ancestry(LinkedCode("class A: UIViewController {}\nclass B: A {}\nclass C {}").codebase)
    #expect(ancestry.traits.map { $0.contains(.isViewController) } == [true, true, false])
  }
}
