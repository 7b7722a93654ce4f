import Testing

@testable import ViperFacts

@Suite struct NameTableTests {
  @Test func eachNameIsCollectedOnce() {
    var collector = NameCollector(expected: 0)
    let ids = (0..<2).flatMap { _ in (0..<1_000).map { collector.id(of: "name\($0 % 300)") } }
    #expect(Set(ids).count == 300)
    #expect(collector.known("name299") == ids[299])
    #expect(collector.known("name300") == nil)
    #expect(collector.known("") == NameTable.none)
    #expect(collector.names.texts(from: 299) == ["name298", "name299"])
  }

  @Test func namesOfOneHashAreTwo() {
    var collector = NameCollector(expected: 0)
    let ids = ["view", "presenter"].map { name in
      Array(name.utf8).withUnsafeBufferPointer { collector.id(of: $0, hash: 42) }
    }
    #expect(ids == [1, 2])
  }

  @Test func spellingsOfOneLetterAreTwo() {
    var collector = NameCollector(expected: 0)
    #expect(collector.id(of: "\u{E9}") != collector.id(of: "e\u{301}"))
  }

  @Test func aFilesNamesAreInterned() {
    var collector = NameCollector(expected: 0)
    let presenter = collector.id(of: "presenter")
    let facts = FactExtractor.facts(of: Array("let view = presenter".utf8))
    let numbers = collector.numbers(of: facts.names)
    let byName = Dictionary(uniqueKeysWithValues: numbers.indices.map { (facts.names[UInt32($0)], numbers[$0]) })
    #expect(byName[""] == 0)
    #expect(byName["presenter"] == Int32(presenter))
    #expect(byName["view"] == Int32(collector.known("view") ?? 0))
  }

  @Test(arguments: [[0, 4, 4], [0, 5, 4], [1, 4], [0, 3], []] as [[UInt32]])
  func endsThatDoNotFitTheirBytesAreRefused(_ ends: [UInt32]) {
    #expect(names(ends, hashes: ends).isSound == false)
  }

  @Test func aHashIsThereForEachName() {
    #expect(names([0, 4], hashes: [0, 7]).isSound)
    #expect(!names([0, 4], hashes: [0]).isSound)
  }

  /// Over the four bytes `view`.
  private func names(_ ends: [UInt32], hashes: [UInt32]) -> NameTable {
    var writer = SectionWriter()
    writer.append(ends)
    writer.append(hashes)
    writer.append(Array("view".utf8))
    var reader = SectionReader(FactBytes(writer.bytes))
    return NameTable(ends: reader.records(), hashes: reader.records(), bytes: reader.records())
  }
}
