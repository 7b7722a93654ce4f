import Testing

@testable import ViperLinking

@Suite struct AdjacencyTableTests {
  @Test func positionsKeepTheirOrder() {
    let table = AdjacencyTable(count: 4, keys: [2, 0, 2, 3, 2])
    #expect((0..<4).map { Array(table[$0]) } == [[1], [], [0, 2, 4], [3]])
  }

  @Test func nothingHasNoPositions() {
    #expect(AdjacencyTable(count: 1, keys: [])[0].isEmpty)
  }
}

@Suite struct MemberTableTests {
  private func entry(_ type: Int32, _ name: Name, _ index: Int) -> MemberTable.Entry {
    MemberTable.Entry(type: type, name: name, reference: DeclarationReference(file: 0, index: index))
  }

  @Test func membersOfANameAreInSourceOrder() {
    let table = MemberTable([entry(1, 4, 0), entry(0, 4, 1), entry(1, 2, 2), entry(1, 4, 3)], types: 3, names: 5)
    #expect(table[1, 4].map(\.index) == [0, 3])
    #expect(table[0, 4].map(\.index) == [1])
    #expect(table[1, 3].isEmpty && table[2, 4].isEmpty)
    #expect(table.names(of: 1) == [2, 4])
    #expect(table[1].map(\.index) == [2, 0, 3])
  }
}

@Suite struct MemberLookupTests {
  private let code = LinkedCode(
    """
    protocol Output { func done() }
    extension Output { func more() {} }
    class Base { func done() {}; func base() {} }
    class Presenter: Base, Output { func done() {} }
    struct Box<Item> { let item: Item }
    """)

  private func owners(_ name: String, of type: SemanticType) -> [String] {
    var visited = VisitedTypes(count: code.codebase.types.count)
    return code.codebase.members(code.name(name), of: type, &visited).map { code.codebase.types[$0.owner].qualifiedName }
  }

  @Test func ownMembersComeBeforeInheritedAndRequiredOnes() {
    let presenter = SemanticType.nominal(code.type("Presenter")!, [])
    #expect(owners("done", of: presenter) == ["Presenter", "Base", "Output"])
    #expect(owners("base", of: .optional(presenter)) == ["Base"])
    #expect(owners("more", of: presenter) == ["Output"])
    #expect(owners("item", of: presenter).isEmpty)
  }

  @Test func membersOfACompositionAreThoseOfItsParts() {
    let parts: SemanticType = .composition([.nominal(code.type("Base")!, []), .nominal(code.type("Output")!, [])])
    #expect(owners("done", of: parts) == ["Base", "Output"])
    #expect(owners("done", of: .array(parts)).isEmpty)
  }

  @Test func genericArgumentsComeWithAMember() {
    var visited = VisitedTypes(count: code.codebase.types.count)
    let base = SemanticType.nominal(code.type("Base")!, [])
    let found = code.codebase.members(code.name("item"), of: .nominal(code.type("Box")!, [base]), &visited)
    #expect(found.map { $0.substitution[code.name("Item")] } == [base])
  }
}
