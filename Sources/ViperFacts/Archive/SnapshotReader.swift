/// The reader of values from a `SnapshotWriter`.
///
/// After a mismatch every further value is zero or empty, and `isSound` is false.
package struct SnapshotReader {
  package private(set) var isSound = true
  private let words: FactSection<UInt32>
  private let texts: [String]
  private var position = 0

  package init(_ bytes: FactBytes) {
    let parts = Self.parts(bytes)
    words = parts?.words ?? bytes.records(at: 0, count: 0)
    texts = parts?.texts ?? []
    isSound = parts != nil
  }

  private static func parts(_ bytes: FactBytes) -> (words: FactSection<UInt32>, texts: [String])? {
    guard bytes.count >= 8 else { return nil }
    let counts: FactSection<UInt32> = bytes.records(at: 0, count: 2)
    let (wordCount, textCount) = (Int(counts[0]), Int(counts[1]))
    let textStart = 8 + 4 * (wordCount + textCount)
    guard textStart <= bytes.count else { return nil }
    let ends: FactSection<UInt32> = bytes.records(at: 8 + 4 * wordCount, count: textCount)
    let bounds = [0] + ends
    guard zip(bounds, ends).allSatisfy({ $0 <= $1 }), Int(ends.last ?? 0) <= bytes.count - textStart else { return nil }
    let texts = bytes.withUnsafeBytes { bytes in
      zip(bounds, ends).map { String(decoding: bytes[(textStart + Int($0))..<(textStart + Int($1))], as: UTF8.self) }
    }
    return (bytes.records(at: 8, count: wordCount), texts)
  }

  package mutating func int() -> Int {
    guard position < words.count else { return fail(0) }
    position += 1
    return Int(Int32(bitPattern: words[position - 1]))
  }

  package mutating func bool() -> Bool { int() != 0 }

  package mutating func double() -> Double {
    let (low, high) = (UInt32(truncatingIfNeeded: int()), UInt32(truncatingIfNeeded: int()))
    return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
  }

  package mutating func text() -> String {
    let number = int()
    return texts.indices.contains(number) ? texts[number] : fail("")
  }

  /// A position in a collection of `count` elements.
  package mutating func position(below count: Int) -> Int {
    let number = int()
    return number >= 0 && number < count ? number : fail(0)
  }

  package mutating func optional<Value>(_ read: (inout SnapshotReader) -> Value) -> Value? { bool() ? read(&self) : nil }

  package mutating func array<Value>(_ read: (inout SnapshotReader) -> Value) -> [Value] { array { reader, _ in read(&reader) } }

  /// - Parameter read: receives each value's position too.
  package mutating func array<Value>(_ read: (inout SnapshotReader, Int) -> Value) -> [Value] {
    let count = int()
    // A value takes at least one word, which bounds the count.
    guard count >= 0, count <= words.count - position else { return fail([]) }
    var values: [Value] = []
    values.reserveCapacity(count)
    for position in 0..<count where isSound { values.append(read(&self, position)) }
    return values
  }

  package mutating func records<Record: BitwiseCopyable>() -> [Record] {
    let count = int()
    let size = MemoryLayout<Record>.stride / 4
    guard count >= 0, count <= (words.count - position) / size else { return fail([]) }
    defer { position += count * size }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      words.withUnsafeBufferPointer { words in
        UnsafeMutableRawBufferPointer(buffer).copyMemory(
          from: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: words[position..<(position + count * size)])))
      }
      initialized = count
    }
  }

  /// Records a mismatch and returns the given value.
  package mutating func fail<Value>(_ value: Value) -> Value {
    isSound = false
    position = words.count
    return value
  }
}
