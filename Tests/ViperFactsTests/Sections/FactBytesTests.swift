import Testing

@testable import ViperFacts

@Suite struct FactBytesTests {
  private let bytes = FactBytes([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0])

  @Test func recordsAreThoseAtTheOffset() {
    let all: FactSection<UInt32> = bytes.records(at: 0, count: 3)
    let last: FactSection<UInt32> = bytes.records(at: 8, count: 1)
    let none: FactSection<UInt32> = bytes.records(at: 12, count: 0)
    #expect(Array(all) == [1, 2, 3])
    #expect(Array(last) == [3])
    #expect(none.isEmpty && none.first == nil)
    #expect(Array(all[1..<3]) == [2, 3])
    #expect(all.withContiguousStorageIfAvailable { $0.count } == 3)
  }

  @Test func sectionKeepsItsBytesAlive() {
    var section: FactSection<UInt8> = FactBytes([7, 8]).records(at: 0, count: 2)
    section = section.owner.records(at: 1, count: 1)
    #expect(Array(section) == [8])
  }

  @Test func errorWhileFillingIsPassedOn() {
    #expect(throws: ArchiveError.damaged) { try FactBytes(count: 4) { _ in throw ArchiveError.damaged } }
  }

  @Test func recordsBehindTheEndEndTheProcess() async {
    await #expect(processExitsWith: .failure) {
      let section: FactSection<UInt32> = FactBytes([0, 0, 0, 0, 0, 0, 0]).records(at: 0, count: 2)
      print(section.count)
    }
    await #expect(processExitsWith: .failure) {
      let section: FactSection<UInt32> = FactBytes([0, 0, 0, 0, 0, 0, 0, 0]).records(at: 2, count: 1)
      print(section.count)
    }
    await #expect(processExitsWith: .failure) {
      let section: FactSection<UInt32> = FactBytes([0, 0, 0, 0]).records(at: 0, count: 1)
      print(section[1])
    }
  }
}

@Suite struct NameTableBoundsTests {
  private func table(ends: [UInt32], hashes: [UInt32], bytes: [UInt8]) -> NameTable {
    var writer = SectionWriter()
    writer.append(ends)
    writer.append(hashes)
    writer.append(bytes)
    var reader = SectionReader(FactBytes(writer.bytes))
    return NameTable(ends: reader.records(), hashes: reader.records(), bytes: reader.records())
  }

  @Test func endsRiseFromZeroToTheLastByte() {
    #expect(table(ends: [0, 2, 3], hashes: [0, 1, 2], bytes: [65, 66, 67]).isSound)
    #expect(table(ends: [0], hashes: [0], bytes: []).isSound)
  }

  @Test(
    arguments: [
      ([], 0, 0), ([1, 2], 2, 2), ([0, 2, 1], 3, 1), ([0, 2, 2], 3, 2), ([0, 2], 1, 2), ([0, 2], 2, 3), ([0, 4], 2, 3),
    ] as [([UInt32], Int, Int)])
  func otherEndsAreUnsound(_ ends: [UInt32], _ hashes: Int, _ bytes: Int) {
    let hashes = [UInt32](repeating: 0, count: hashes)
    #expect(!table(ends: ends, hashes: hashes, bytes: [UInt8](repeating: 65, count: bytes)).isSound)
  }
}
