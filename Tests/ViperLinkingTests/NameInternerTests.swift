import Testing
import ViperModel

@testable import ViperFacts
@testable import ViperLinking

/// Names of many files as numbers.
@Suite struct NameInternerTests {
  /// Some names occur in both halves of the files, some in one, some are predefined.
  private static let files = (0..<9).map { number in
    FactExtractor.facts(
      of: Array("class A\(number) { init() { shared(a\(number % 4), nil) } \n var b\(number / 3): [Self] = [] }".utf8))
  }

  @Test(arguments: [1, 2, 3])
  func numbersAreThoseOfOneFileAfterTheOther(threads: Int) {
    var interner = NameInterner()
    let numbers = interner.intern(Self.files, threads: threads)
    var texts = Name.known
    for (file, numbers) in zip(Self.files, numbers) {
      let names = (0..<file.names.count).map { file.names[NameTable.ID($0)] }
      #expect(numbers.map { interner[$0] } == names)
      for name in names where !texts.contains(name) { texts.append(name) }
    }
    #expect((0..<interner.count).map { interner[Name($0)] } == texts)
    #expect(texts.indices.allSatisfy { interner.known(texts[$0]) == Name($0) })
  }

  @Test func noFilesHaveNoNames() {
    var interner = NameInterner()
    #expect(interner.intern([], threads: 2).isEmpty)
    #expect(interner.count == Name.known.count)
  }
}
