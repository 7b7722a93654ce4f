import Testing

@testable import ViperLinking

@Suite struct SemanticTypeTests {
  private let element = SemanticType.external(1, [])

  @Test func symbolIsTheOneTypeOfAValue() {
    #expect(SemanticType.optional(.nominal(3, [element])).symbol == 3)
    #expect(SemanticType.array(.nominal(3, [])).symbol == nil)
  }

  @Test func symbolsAreThoseThatAValueHolds() {
    let type = SemanticType.dictionary(.nominal(1, [.nominal(2, [])]), .array(.composition([.nominal(3, []), .nominal(4, [])])))
    #expect(type.symbols == [1, 2, 3, 4])
    #expect(SemanticType.function([.nominal(1, [])], .nominal(2, [])).symbols.isEmpty)
    #expect(SemanticType.metatype(.nominal(1, [])).symbols.isEmpty)
  }

  @Test func elementIsWhatALoopGives() {
    #expect(SemanticType.optional(.array(element)).element == element)
    #expect(SemanticType.external(2, [element]).element == element)
    #expect(SemanticType.external(2, [element, element]).element == .unknown)
  }

  @Test func containersAreNotSingle() {
    #expect(SemanticType.optional(element).isSingle)
    #expect(!SemanticType.optional(.array(element)).isSingle)
  }

  @Test func genericParametersAreReplaced() {
    var map = NameMap<SemanticType>()
    SemanticType.array(.parameter(5, [])).bind(to: .array(element), into: &map)
    #expect(map[5] == element)
    #expect(SemanticType.optional(.parameter(5, [])).substituting(map) == .optional(element))
    #expect(SemanticType.parameter(6, []).substituting(map) == .parameter(6, []))
  }

  @Test func firstBindingHolds() {
    var map = NameMap<SemanticType>()
    SemanticType.parameter(5, []).bind(to: .unknown, into: &map)
    #expect(map.isEmpty)
    SemanticType.parameter(5, []).bind(to: element, into: &map)
    SemanticType.parameter(5, []).bind(to: .nominal(1, []), into: &map)
    #expect(map[5] == element)
  }

  @Test func hugeTypesAreUnknown() {
    var type = element
    for _ in 0..<8 { type = .dictionary(type, type) }
    #expect(type.bounded == .unknown)
    #expect(SemanticType.array(element).bounded == .array(element))
  }
}
