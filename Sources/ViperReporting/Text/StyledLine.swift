/// A line of text in words, each with its style, that a terminal's width breaks: the one way in which the report wraps.
struct StyledLine {
  private var words: [(text: String, width: Int)] = []

  init(_ text: String = "") { add(text) }

  /// Adds text that may be broken between its words.
  mutating func add(_ text: String, style: (String) -> String = { $0 }) {
    if text.isEmpty { return }
    words += Self.parts(of: text).map { (style($0), $0.displayWidth) }
  }

  /// The words of a text. A quoted command, which people copy, is one word, and so is a number of seconds.
  private static func parts(of text: String) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var (parts, index) = ([String](), 0)
    while index < words.count {
      let end = isTime(words[index...]) ? index + 1 : endOfQuote(words[index...]) ?? index
      parts.append(words[index...end].joined(separator: " "))
      index = end + 1
    }
    return parts
  }

  private static func isTime(_ words: ArraySlice<Substring>) -> Bool {
    words.first?.last?.isNumber == true && words.dropFirst().first?.prefix(while: \.isLetter) == "s"
  }

  /// The word that ends the quotation which the first one begins; nil if that begins none, or one of a single word.
  private static func endOfQuote(_ words: ArraySlice<Substring>) -> Int? {
    let first = words[words.startIndex].drop { $0 == "(" }
    guard first.hasPrefix("'"), !first.dropFirst().contains("'") else { return nil }
    return words.indices.dropFirst().first { words[$0].contains("'") }
  }

  /// Adds what editors and grep look for at the start of a line, such as `path:line:column: error:`, which is never broken.
  mutating func add(unbroken text: String, _ styled: String) { words.append((styled, text.displayWidth)) }

  /// The words in lines; further lines are indented.
  ///
  /// - Parameter width: of the terminal; nil for one line.
  func broken(to width: Int?, indent: String = "    ") -> String {
    guard let width else { return words.map(\.text).joined(separator: " ") }
    var (text, column) = ("", 0)
    for (index, word) in words.enumerated() {
      if index > 0, column + 1 + word.width > width, column > indent.utf8.count {
        text += "\n" + indent
        column = indent.utf8.count
      } else if index > 0 {
        text += " "
        column += 1
      }
      text += word.text
      column += word.width
    }
    return text
  }

  /// The same with the end of the last line.
  func text(width: Int?) -> String { broken(to: width) + "\n" }
}
