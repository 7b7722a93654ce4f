/// The lines of a Swift file, with what text alone says of them.
struct SampleText: Sendable {
  /// A type or extension and its lines, braces included.
  struct Block: Sendable {
    /// Such as `class` or `extension`.
    var keyword: String
    var name: String
    var lines: Range<Int>
    /// The line that ends in its opening brace; nil where the block is on one line.
    var opening: Int?
  }

  let lines: [String]
  let blocks: [Block]
  /// How many more brackets a line opens than it closes.
  private let depths: [Int]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    depths = lines.map(Self.depth)
    blocks = Self.blocks(lines, depths)
  }

  private static func depth(of line: String) -> Int {
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var last: Character = " "
    for character in line {
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = character == "\\"
        isQuoted = character != "\""
      } else if character == "/", last == "/" {
        break
      } else if character == "\"" {
        isQuoted = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      }
      last = character
    }
    return depth
  }

  private static func blocks(_ lines: [String], _ depths: [Int]) -> [Block] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard
        ["class ", "struct ", "enum ", "actor ", "protocol ", "extension "].contains(where: line.contains),
        let match = line.firstMatch(
          of:
            /^\s*(?:@\w+(?:\(.*?\))? +)*(?:(?:public|internal|private|fileprivate|open|final|indirect) +)*(class|struct|enum|actor|protocol|extension) +([A-Za-z_][\w.]*)/
        ),
        !["func", "var", "let"].contains(String(match.2))
      else { return nil }
      let opening = lines[index...].firstIndex { $0.contains("{") } ?? index
      let end = end(from: index, through: opening, depths)
      let isLong = lines[opening].trimmed.hasSuffix("{")
      return Block(keyword: String(match.1), name: String(match.2), lines: index..<end, opening: isLong ? opening : nil)
    }
  }

  /// The line behind the first one, from a given one on, at which all brackets are closed.
  private static func end(from start: Int, through first: Int, _ depths: [Int]) -> Int {
    var depth = 0
    for index in start..<depths.count {
      depth += depths[index]
      if depth <= 0, index >= first { return index + 1 }
    }
    return depths.count
  }

  /// The lines from one on until the brackets that it opens are closed.
  func balanced(from line: Int) -> Range<Int> { line..<Self.end(from: line, through: line, depths) }

  /// The lines of the statement that begins in a line; nil where none does.
  func statement(at line: Int) -> Range<Int>? {
    let before = lines[..<line].last { !$0.trimmed.isEmpty }?.trimmed ?? ""
    guard !["(", ",", "=", "[", "?", "&&", "||", "return"].contains(where: before.hasSuffix) else { return nil }
    var range = balanced(from: line)
    while range.upperBound < lines.count, lines[range.upperBound].trimmed.hasPrefix(".") {
      range = line..<balanced(from: range.upperBound).upperBound
    }
    let last = lines[range.upperBound - 1].trimmed
    guard range.reduce(0, { $0 + depths[$1] }) == 0, !last.hasSuffix(","), !last.hasSuffix("else {") else { return nil }
    return range
  }

  /// What a statement is replaced with so that it is gone and its `case` still has one.
  func removal(of statement: Range<Int>) -> [String] {
    let before = lines[..<statement.lowerBound].last { !$0.trimmed.isEmpty }?.trimmed ?? ""
    let after = lines[statement.upperBound...].first { !$0.trimmed.isEmpty }?.trimmed ?? ""
    let beginsCase = before.hasSuffix(":") && ["case ", "default:"].contains(where: before.hasPrefix)
    let endsCase = after == "}" || ["case ", "default:", "@unknown"].contains(where: after.hasPrefix)
    return beginsCase && endsCase ? [lines[statement.lowerBound].indentation + "break"] : []
  }

  /// The innermost type or extension around a line.
  func block(around line: Int) -> Block? {
    blocks.filter { $0.lines.contains(line) }.max { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  /// The lines of the innermost function around a line.
  func function(around line: Int) -> (header: Int, body: Range<Int>)? {
    for header in lines[...line].indices.reversed() where lines[header].contains(/\b(func \w+|init[?!]?\()/) {
      guard let opening = lines[header...].firstIndex(where: { $0.trimmed.hasSuffix("{") }) else { return nil }
      let end = Self.end(from: header, through: opening, depths)
      if opening < line, line < end { return (header, opening + 1..<end - 1) }
    }
    return nil
  }
}

extension String {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(
      start.prefix(start.lastIndex { !$0.isWhitespace }.map { start.distance(from: start.startIndex, to: $0) + 1 } ?? 0))
  }

  var indentation: String { String(prefix { $0 == " " }) }
}
