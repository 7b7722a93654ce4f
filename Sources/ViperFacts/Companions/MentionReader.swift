/// The names of types in files that are no Swift: words that begin with a capital.
enum MentionReader {
  /// The names in Objective-C that sees the classes of Swift; elsewhere it can make none of them.
  static func objectiveC(_ bytes: [UInt8]) -> CompanionFacts {
    guard contains("-Swift.h", in: bytes) else { return CompanionFacts() }
    return mentions(bytes)
  }

  /// The names in a property list: the classes that the system makes at the start.
  static func propertyList(_ bytes: [UInt8]) -> CompanionFacts { mentions(bytes) }

  private static func mentions(_ bytes: [UInt8]) -> CompanionFacts {
    var words: Set<ArraySlice<UInt8>> = []
    var start: Int?
    for index in 0...bytes.count {
      let isPart = index < bytes.count && bytes[index].isPartOfWord
      if isPart {
        start = start ?? index
      } else if let first = start {
        if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[first] { words.insert(bytes[first..<index]) }
        start = nil
      }
    }
    var facts = CompanionFacts()
    facts.mentions = words.map { String(decoding: $0, as: UTF8.self) }.sorted()
    return facts
  }

  /// - Parameter text: not empty.
  private static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    let wanted = Array(text.utf8)
    return bytes.withUnsafeBytes { buffer in
      var start = 0
      while let found = buffer.firstIndex(of: wanted[0], from: start) {
        if buffer[found...].starts(with: wanted) { return true }
        start = found + 1
      }
      return false
    }
  }
}
