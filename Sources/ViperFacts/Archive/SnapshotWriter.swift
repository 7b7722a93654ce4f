/// A writer of values as numbers and texts, to be cached for the next run; `SnapshotReader` reads them in the same order.
package struct SnapshotWriter {
  private var words: [UInt32] = []
  /// Interned by bytes, since two normalizations of one letter are different texts.
  private var texts = NameCollector(expected: 1 << 12)

  package init() {}

  package mutating func write(_ number: Int) { words.append(UInt32(bitPattern: Int32(number))) }
  package mutating func write(_ flag: Bool) { words.append(flag ? 1 : 0) }

  package mutating func write(_ number: Double) {
    words += [UInt32(truncatingIfNeeded: number.bitPattern), UInt32(truncatingIfNeeded: number.bitPattern >> 32)]
  }

  /// Interns the text.
  package mutating func write(_ text: String) { words.append(texts.id(of: text)) }

  package mutating func write(_ number: Int?) { write(number, { $0.write($1) }) }
  package mutating func write(_ text: String?) { write(text, { $0.write($1) }) }

  package mutating func write<Value>(_ value: Value?, _ write: (inout SnapshotWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  package mutating func write<Value>(_ values: some Collection<Value>, _ write: (inout SnapshotWriter, Value) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }

  /// Writes records as they lie in memory; they must have no padding and a multiple of four bytes.
  package mutating func write<Record: BitwiseCopyable>(records: [Record]) {
    write(records.count)
    records.withUnsafeBytes { words.append(contentsOf: $0.bindMemory(to: UInt32.self)) }
  }

  /// The numbers of words and texts, then the words, the end of each text, the texts.
  package var bytes: [UInt8] {
    let names = texts.names
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 + 4 * (words.count + names.ends.count) + names.bytes.count)
    for numbers in [[UInt32(words.count), UInt32(names.ends.count)], words, names.ends] {
      numbers.withUnsafeBytes { bytes += $0 }
    }
    return bytes + names.bytes
  }
}
