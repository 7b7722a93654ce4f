internal import ViperText
internal import Yams

/// The parsing of YAML text, with limits against small files that are expensive to read.
package enum YamlText {
  struct Problem: Error {
    let message: String
    let line: Int?
  }

  package static let sizeLimit = 262_144

  static func compose(_ text: String) throws(Problem) -> Node {
    guard text.utf8.count <= sizeLimit else {
      throw Problem(message: "the file is larger than \(sizeLimit) bytes; split or shorten it", line: nil)
    }
    if let line = firstControlLine(in: text) {
      throw Problem(
        message: "the file contains a control character; remove it, or write it as an escape in double quotes", line: line)
    }
    if let line = firstAliasLine(in: text) {
      throw Problem(message: "aliases (*name) are not allowed; quote strings that begin with '*'", line: line)
    }
    do {
      // Resolved as text: the expected type is known when a value is read, and resolving numbers and dates takes regular
      // expressions.
      if let root = try Yams.compose(yaml: text, .basic, .default, .utf8) { return root }
    } catch let error as YamlError {
      throw problem(error)
    } catch {
      throw Problem(message: "the file is not valid YAML: \(error)", line: nil)
    }
    throw Problem(message: "the file is empty; set at least 'name' and 'extends: viper'", line: nil)
  }

  /// The line of the first `*` that may begin an alias. Aliases are searched before the text is parsed, since the parser itself
  /// expands an alias used as a key. Quotes and comments are not parsed, so some texts are refused needlessly.
  private static func firstAliasLine(in text: String) -> Int? {
    var line = 1
    /// The last non-space scalar on the line.
    var before: Unicode.Scalar? = nil
    /// The previous scalar.
    var last: Unicode.Scalar = "\n"
    var isStar = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.isSpace
      if isStar, !isSpace { return line }
      // A dash that is not followed by a space begins a text, as in 'view-references-*'.
      isStar = scalar == "*" && last != "-" && canStart(after: before)
      if isSpace, Character(scalar).isNewline {
        if scalar != "\n" || last != "\r" { line += 1 }
        before = nil
      } else if !isSpace, scalar != "\u{FEFF}" {
        before = scalar
      }
      last = scalar
    }
    return nil
  }

  /// The line of the first control character; the parser refuses them too, but without a location.
  private static func firstControlLine(in text: String) -> Int? {
    var line = 1
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: line += 1
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xFFFE, 0xFFFF: return line
      default: break
      }
    }
    return nil
  }

  private static func canStart(after before: Unicode.Scalar?) -> Bool {
    switch before {
    case nil, ",", "[", "{", ":", "-", "?": true
    default: false
    }
  }

  private static func problem(_ error: YamlError) -> Problem {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
      Problem(message: message(problem), line: mark.line)
    case .duplicatedKeysInMapping(let keys, let context):
      Problem(
        message: "\(keys.map { "'\($0.shortened)'" }.joined(separator: ", ")) defined twice in one map; keep one",
        line: context.mark.line)
    case .reader(let problem, _, _, _):
      Problem(message: message(problem), line: nil)
    default:
      Problem(message: message("\(error)"), line: nil)
    }
  }

  /// The parser's own message, unless it is about the parser's internals.
  private static func message(_ problem: String) -> String {
    if problem.contains("nesting level") { return "the file is nested too deeply; it needs only a few levels" }
    if problem.contains("another document") {
      return "the file contains several documents; keep one and remove the '---' before it"
    }
    return "the file is not valid YAML: \(problem)"
  }
}

extension Unicode.Scalar {
  /// White space or a line break. ASCII, which most scalars are, is decided without the Unicode tables.
  fileprivate var isSpace: Bool { value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : Character(self).isWhitespace }
}
