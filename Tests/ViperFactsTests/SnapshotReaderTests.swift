import Testing
import ViperFacts

@testable import ViperModel

@Suite struct SnapshotReaderTests {
  private func written() -> [UInt8] {
    var writer = SnapshotWriter()
    writer.write(-7)
    writer.write("Löwe")
    writer.write(0.25)
    writer.write(String?.none)
    writer.write([1, 2, 3]) { $0.write($1) }
    writer.write(records: [UInt64.max, 5])
    writer.write("Löwe")
    return writer.bytes
  }

  @Test func readsWhatWasWritten() {
    var reader = SnapshotReader(FactBytes(written()))
    #expect(reader.int() == -7)
    #expect(reader.text() == "Löwe")
    #expect(reader.double() == 0.25)
    #expect(reader.optional { $0.text() } == nil)
    #expect(reader.array { $0.int() } == [1, 2, 3])
    #expect(reader.records() == [UInt64.max, 5])
    #expect(reader.text() == "Löwe")
    #expect(reader.isSound)
    #expect(reader.int() == 0)
    #expect(!reader.isSound)
  }

  @Test func tellsSpellingsOfOneLetterApart() {
    var writer = SnapshotWriter()
    for text in ["\u{E9}", "e\u{301}", "", "\u{E9}", ""] { writer.write(text) }
    var reader = SnapshotReader(FactBytes(writer.bytes))
    let texts = (0..<5).map { _ in Array(reader.text().utf8) }
    #expect(texts == [[0xC3, 0xA9], [0x65, 0xCC, 0x81], [], [0xC3, 0xA9], []])
  }

  @Test func neverLeavesItsBytes() {
    let whole = written()
    for position in whole.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var bytes = whole
        bytes[position] = value
        var reader = SnapshotReader(FactBytes(bytes))
        _ = (reader.int(), reader.text(), reader.double(), reader.optional { $0.text() }, reader.array { $0.int() })
        let records: [UInt64] = reader.records()
        #expect(records.count <= whole.count)
      }
      var reader = SnapshotReader(FactBytes(Array(whole.prefix(position))))
      #expect(reader.text() == "" || reader.isSound)
    }
  }

  @Test func refusesAPositionThatIsNone() {
    var writer = SnapshotWriter()
    writer.write(3)
    var reader = SnapshotReader(FactBytes(writer.bytes))
    #expect(reader.position(below: 3) == 0)
    #expect(!reader.isSound)
  }
}
