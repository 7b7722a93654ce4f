import Testing

@testable import ViperLinking

@Suite struct ScopedNamesTests {
  @Test func equalsADictionaryOfArrays() {
    var random = SeededGenerator(state: 7)
    var names = ScopedNames<Int>()
    var expected: [[Int]: [Int]] = [:]
    for value in 0..<2_000 {
      let (name, scope) = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<60, using: &random))
      names.append(value, named: Name(name), in: scope)
      expected[[name, scope], default: []].append(value)
    }
    for name in 0..<41 {
      for scope in 0..<61 {
        let values = expected[[name, scope]] ?? []
        #expect(names.all(Name(name), in: scope) == values)
        #expect(names.first(Name(name), in: scope) == values.first)
      }
    }
    #expect(names.values == Array(0..<2_000))
  }
}

@Suite struct NameUsesTests {
  @Test func nameIsWhatItWasDeclaredAs() {
    var uses = NameUses()
    uses.insert(.member, of: 9)
    uses.insert(.nestedType, of: 9)
    #expect(uses.contains(.member, of: 9))
    #expect(!uses.contains(.topLevelType, of: 9))
    #expect(!uses.contains(.member, of: 8))
    #expect(!uses.contains(.member, of: 100))
  }
}

@Suite struct SparseArrayTests {
  @Test func onlyWhatWasSetHasAValue() {
    var array = SparseArray<String>(count: 3)
    array.insert("b", at: 2)
    array.insert("a", at: 0)
    #expect((0..<3).map { array[$0] } == ["a", nil, "b"])
  }
}
