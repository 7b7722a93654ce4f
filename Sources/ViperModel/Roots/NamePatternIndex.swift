import ViperLinking

/// An index of naming patterns by the last byte that they fix, so that a name is not compared with every pattern.
///
/// All bytes are in one array, since every type is compared with every dialect's patterns.
struct NamePatternIndex<Value: Sendable>: Sendable {
  /// A pattern's fixed bytes, as ranges of `bytes`.
  private struct Entry {
    var number: Int
    var prefix: Range<Int>
    var suffix: Range<Int>
    /// Whether the module's name is between them, which takes one byte at least.
    var hasStem: Bool
  }

  private var bytes: [UInt8] = []
  private var byLastByte = [[Entry]](repeating: [], count: 256)
  /// Patterns that end with the module's name.
  private var open: [Entry] = []
  /// By the pattern's number.
  private var entries: [Entry] = []
  private var specificities: [Int] = []
  private var values: [Value] = []
  private(set) var texts: [String] = []

  mutating func add(_ pattern: NamePattern, _ value: Value) {
    let entry = Entry(
      number: entries.count, prefix: append(pattern.prefix), suffix: append(pattern.suffix), hasStem: pattern.hasStem)
    entries.append(entry)
    specificities.append(pattern.specificity)
    values.append(value)
    texts.append(pattern.text)
    if let last = pattern.lastByte { byLastByte[Int(last)].append(entry) } else { open.append(entry) }
  }

  private mutating func append(_ text: String) -> Range<Int> {
    let start = bytes.count
    bytes += text.utf8
    return start..<bytes.count
  }

  func specificity(of number: Int) -> Int { specificities[number] }
  func value(of number: Int) -> Value { values[number] }

  /// The module's name in a name that matches a pattern.
  func stem(of name: String, by number: Int) -> String {
    let (entry, bytes) = (entries[number], name.utf8)
    guard entry.hasStem else { return "" }
    let start = bytes.index(bytes.startIndex, offsetBy: entry.prefix.count)
    let end = bytes.index(bytes.startIndex, offsetBy: bytes.count - entry.suffix.count)
    return String(Substring(bytes[start..<end]))
  }

  /// The numbers of the matching patterns, in the order in which they were added.
  func numbers(of name: String) -> [Int] {
    var name = name
    return name.withUTF8 { name in
      guard let last = name.last else { return [] }
      var numbers: [Int] = []
      bytes.withUnsafeBufferPointer { bytes in
        for entry in byLastByte[Int(last)] where Self.fits(name, entry, bytes) { numbers.append(entry.number) }
        for entry in open where Self.fits(name, entry, bytes) { numbers.append(entry.number) }
      }
      return open.isEmpty ? numbers : numbers.sorted()
    }
  }

  @inline(__always)
  private static func fits(
    _ name: UnsafeBufferPointer<UInt8>, _ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let fixed = entry.prefix.count + entry.suffix.count
    guard entry.hasStem ? name.count > fixed : name.count == fixed else { return false }
    let tail = name.count - entry.suffix.upperBound
    for position in entry.suffix where bytes[position] != name[position + tail] { return false }
    for position in entry.prefix where bytes[position] != name[position - entry.prefix.lowerBound] { return false }
    return true
  }
}
