/// Text in words, each with its style, that is broken into lines of a terminal's width.
struct WrappedText {
  private var words: [(text: String, style: (String) -> String)] = []

  mutating func add(_ text: String, style: @escaping (String) -> String = { $0 }) {
    words += text.split(separator: " ", omittingEmptySubsequences: false).map { (String($0), style) }
  }

  /// The words in lines; further lines are indented.
  ///
  /// - Parameters:
  ///   - start: what the first line begins with, as styled text.
  ///   - used: the columns that this takes.
  ///   - width: of the terminal; nil for one line.
  ///   - indent: of further lines.
  func text(after start: String, used: Int, width: Int?, indent: String = "    ") -> String {
    guard let width else { return start + " " + words.map { $0.style($0.text) }.joined(separator: " ") }
    var (lines, column) = ([start], used)
    for word in words {
      let length = word.text.displayWidth
      if column + 1 + length > width, column > indent.utf8.count {
        lines.append(indent + word.style(word.text))
        column = indent.utf8.count + length
      } else {
        lines[lines.count - 1] += " " + word.style(word.text)
        column += 1 + length
      }
    }
    return lines.joined(separator: "\n")
  }
}
