/// Swift code with `1️⃣` marks in it, split into files by `// file: Name.swift` lines.
package struct MarkedCode {
  package struct File {
    package var name: String
    package var code: String
  }

  /// A marked place: 1-based line, 1-based column in UTF-8 bytes.
  package struct Place: Hashable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }

    package var description: String { "\(file):\(line):\(column)" }
  }

  package private(set) var files: [File] = []
  package private(set) var places: Set<Place> = []

  package init(_ text: String) {
    var current = File(name: "Code.swift", code: "")
    var line = 0
    for text in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if text.hasPrefix("// file: ") {
        if !current.code.allSatisfy(\.isWhitespace) { files.append(current) }
        current = File(name: String(text.dropFirst("// file: ".count)), code: "")
        line = 0
        continue
      }
      line += 1
      current.code += unmarked(String(text), file: current.name, line: line) + "\n"
    }
    files.append(current)
  }

  private mutating func unmarked(_ text: String, file: String, line: Int) -> String {
    var plain = ""
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if scalars.prefix(2).elementsEqual(["\u{FE0F}", "\u{20E3}"]) {
        places.insert(Place(file: file, line: line, column: plain.utf8.count + 1))
        scalars = scalars.dropFirst(2)
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
