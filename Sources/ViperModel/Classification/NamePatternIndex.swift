/// Finds the naming patterns that a name fits without trying each: they are filed under the last byte that they fix.
///
/// What is compared lies in one array of bytes and plain numbers: every type is held against every dialect's patterns.
struct NamePatternIndex<Value: Sendable>: Sendable {
  /// The bytes that a pattern fixes, by their places in `bytes`.
  private struct Entry {
    var number: Int
    var prefix: Range<Int>
    var suffix: Range<Int>
    /// Whether the module's name stands between them, so that one byte at least is left.
    var hasStem: Bool
  }

  private var bytes: [UInt8] = []
  private var byLastByte = [[Entry]](repeating: [], count: 256)
  /// Patterns that end with the module's name.
  private var open: [Entry] = []
  private var patterns: [NamePattern] = []
  private var specificities: [Int] = []
  private var values: [Value] = []

  mutating func add(_ pattern: NamePattern, _ value: Value) {
    let entry = Entry(
      number: patterns.count, prefix: append(pattern.prefix), suffix: append(pattern.suffix), hasStem: pattern.hasStem)
    patterns.append(pattern)
    specificities.append(pattern.specificity)
    values.append(value)
    if let last = pattern.lastByte { byLastByte[Int(last)].append(entry) } else { open.append(entry) }
  }

  private mutating func append(_ text: String) -> Range<Int> {
    let start = bytes.count
    bytes += text.utf8
    return start..<bytes.count
  }

  var indices: Range<Int> { patterns.indices }

  subscript(number: Int) -> NamePattern { patterns[number] }

  func specificity(of number: Int) -> Int { specificities[number] }
  func value(of number: Int) -> Value { values[number] }

  /// The numbers of the patterns that the name fits, in the order in which they were added.
  func numbers(of name: String) -> [Int] {
    var name = name
    return name.withUTF8 { name in
      guard let last = name.last else { return [] }
      var numbers: [Int] = []
      for entry in byLastByte[Int(last)] where fits(name, entry) { numbers.append(entry.number) }
      for entry in open where fits(name, entry) { numbers.append(entry.number) }
      return open.isEmpty ? numbers : numbers.sorted()
    }
  }

  private func fits(_ name: UnsafeBufferPointer<UInt8>, _ entry: Entry) -> Bool {
    let fixed = entry.prefix.count + entry.suffix.count
    guard entry.hasStem ? name.count > fixed : name.count == fixed else { return false }
    let tail = name.count - entry.suffix.count - entry.suffix.lowerBound
    return entry.suffix.allSatisfy { bytes[$0] == name[$0 + tail] }
      && entry.prefix.allSatisfy { bytes[$0] == name[$0 - entry.prefix.lowerBound] }
  }
}
