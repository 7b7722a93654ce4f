/// Values as numbers and texts, to be kept for the next run; `KeptReader` takes them out again in the same order.
struct KeptWriter {
  private var words: [UInt32] = []
  private var texts: [String] = []
  private var positions: [String: UInt32] = [:]
  /// Values that stand in the same file come one after the other.
  private var last: (text: String, position: UInt32)?

  mutating func write(_ number: Int) { words.append(UInt32(bitPattern: Int32(number))) }
  mutating func write(_ flag: Bool) { words.append(flag ? 1 : 0) }

  mutating func write(_ number: Double) {
    words += [UInt32(truncatingIfNeeded: number.bitPattern), UInt32(truncatingIfNeeded: number.bitPattern >> 32)]
  }

  /// Equal texts are kept once.
  mutating func write(_ text: String) {
    if text.utf8.count > Self.shortLength, let last, last.text == text { return words.append(last.position) }
    let next = UInt32(texts.count)
    let position = positions[text] ?? next
    if position == next {
      texts.append(text)
      positions[text] = next
    }
    if text.utf8.count > Self.shortLength { last = (text, position) }
    words.append(position)
  }

  /// Up to here a text is no place.
  private static let shortLength = 32

  mutating func write(_ number: Int?) { write(number, { $0.write($1) }) }
  mutating func write(_ text: String?) { write(text, { $0.write($1) }) }

  mutating func write<Value>(_ value: Value?, _ write: (inout KeptWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  mutating func write<Value>(_ values: some Collection<Value>, _ write: (inout KeptWriter, Value) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }

  /// Records as they lie in memory, without padding, of a multiple of four bytes each.
  mutating func write<Record: BitwiseCopyable>(records: [Record]) {
    write(records.count)
    records.withUnsafeBytes { words.append(contentsOf: $0.bindMemory(to: UInt32.self)) }
  }

  /// The numbers of words and texts, the words, where each text ends, the texts.
  var bytes: [UInt8] {
    var ends: [UInt32] = []
    var utf8: [UInt8] = []
    for text in texts {
      utf8 += text.utf8
      ends.append(UInt32(utf8.count))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 + 4 * (words.count + ends.count) + utf8.count)
    for numbers in [[UInt32(words.count), UInt32(ends.count)], words, ends] { numbers.withUnsafeBytes { bytes += $0 } }
    return bytes + utf8
  }
}
