/// A line of text in words, each with its style, that a terminal's width breaks: the one way in which the report wraps.
struct StyledLine {
  private var words: [(text: String, width: Int)] = []

  init(_ text: String = "") { add(text) }

  /// Adds words between which the line may be broken.
  mutating func add(_ text: String, style: (String) -> String = { $0 }) {
    if text.isEmpty { return }
    words += text.split(separator: " ", omittingEmptySubsequences: false).map { (style(String($0)), $0.displayWidth) }
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
