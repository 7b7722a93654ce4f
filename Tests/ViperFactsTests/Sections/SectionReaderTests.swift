import Testing

@testable import ViperFacts

/// What `SectionWriter` writes comes back, and anything else comes out empty.
@Suite struct SectionReaderTests {
  private struct Pair: BitwiseCopyable, Sendable, Equatable {
    var first: UInt32
    var second: UInt64 = 7
  }

  private var written: [UInt8] {
    var writer = SectionWriter()
    writer.append([1, 2, 3] as [UInt8])
    writer.append([] as [UInt32])
    writer.append([5, 6] as [UInt64])
    return writer.bytes
  }

  @Test func sectionsComeBackInOrder() {
    var reader = SectionReader(FactBytes(written))
    #expect(Array(reader.records(UInt8.self)) == [1, 2, 3])
    #expect(reader.records(UInt32.self).isEmpty)
    #expect(!reader.isAtEnd)
    #expect(Array(reader.records(UInt64.self)) == [5, 6])
    #expect(reader.isSound && reader.isAtEnd)
  }

  @Test func sectionsLieAmongOtherBytes() {
    let bytes = FactBytes([UInt8](repeating: 0xFF, count: 16) + written + [UInt8](repeating: 0xFF, count: 5))
    var reader = SectionReader(bytes, in: 16..<(16 + written.count))
    #expect(Array(reader.records(UInt8.self)) == [1, 2, 3])
    #expect(Array(reader.records(UInt8.self)) == [])
    #expect(Array(reader.records(UInt64.self)) == [5, 6])
    #expect(reader.isAtEnd)
  }

  @Test func namesComeBack() {
    var collector = NameCollector(expected: 0)
    for name in ["view", "", "presenter", "view"] { _ = collector.id(of: name) }
    var writer = SectionWriter()
    writer.append(collector.names)
    var reader = SectionReader(FactBytes(writer.bytes))
    let names = reader.names()
    #expect((0..<UInt32(names.count)).map { names[$0] } == ["", "view", "presenter"])
    #expect(reader.isAtEnd)
  }

  @Test func aSectionTooManyIsEmpty() {
    var reader = SectionReader(FactBytes(written))
    for _ in 0..<3 { _ = reader.records(UInt8.self) }
    #expect(reader.records(UInt8.self).isEmpty)
    #expect(!reader.isSound)
  }

  @Test func recordsThatDoNotFitAreNone() {
    var reader = SectionReader(FactBytes(written))
    // Three records of sixteen bytes, where three bytes were written.
    #expect(reader.records(Pair.self).isEmpty)
    #expect(!reader.isSound && reader.records(UInt8.self).isEmpty)
  }

  @Test func bytesThatAreLeftAreNotTheEnd() {
    var writer = SectionWriter()
    writer.append([1] as [UInt64])
    var reader = SectionReader(FactBytes(writer.bytes + [UInt8](repeating: 0, count: 8)))
    #expect(Array(reader.records(UInt64.self)) == [1])
    #expect(reader.isSound && !reader.isAtEnd)
  }

  @Test(arguments: [[], [1], [1, 0, 0, 0], [255, 255, 255, 255, 0, 0, 0, 0], [1, 0, 0, 0, 255, 255, 255, 255]] as [[UInt8]])
  func bytesThatAreNoSectionsAreNone(_ bytes: [UInt8]) {
    var reader = SectionReader(FactBytes(bytes))
    #expect(reader.records(Pair.self).isEmpty)
    #expect(reader.names().count == 0)
    #expect(!reader.isAtEnd)
  }

  @Test func whateverIsChangedNothingIsReadOutside() {
    let bytes = written
    for offset in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var hostile = bytes
        hostile[offset] = value
        var reader = SectionReader(FactBytes(hostile))
        let size =
          reader.records(UInt8.self).count + reader.records(UInt32.self).count * 4 + reader.records(UInt64.self).count * 8
        #expect(size <= bytes.count)
      }
    }
  }
}
