import ViperFacts

/// A file of an app: bytes, since a cut may leave no text.
struct CodeFile: Sendable {
  var name: String
  var bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

  private static let keywords = Set(["class", "struct", "enum", "protocol", "actor"].map { Array($0.utf8)[...] })

  /// The words, which may be anything: keywords, names, numbers.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() where byte.isPartOfWord != (start != nil) {
      if let first = start { words.append(first..<index) }
      start = start == nil ? index : nil
    }
    return start.map { words + [$0..<bytes.count] } ?? words
  }

  /// The positions of the words that say what is declared, and of the type's name behind each.
  var declarations: [(keyword: Range<Int>, name: Range<Int>)] {
    let words = words
    return zip(words, words.dropFirst()).filter { Self.keywords.contains(bytes[$0.0]) }.map { ($0.0, $0.1) }
  }

  /// Replaces all words that are a name.
  mutating func rename(_ name: ArraySlice<UInt8>, to other: [UInt8]) {
    for word in words.reversed() where bytes[word] == name { bytes.replaceSubrange(word, with: other) }
  }
}
