internal import Yams

/// YAML text to a tree, refusing what could make a small file cost much.
enum YamlText {
  struct Problem: Error {
    let message: String
    let line: Int?
  }

  static let sizeLimit = 262_144

  static func compose(_ text: String) throws(Problem) -> Node {
    guard text.utf8.count <= sizeLimit else { throw Problem(message: "the file is over \(sizeLimit) bytes", line: nil) }
    if let line = firstAliasLine(in: text) {
      throw Problem(message: "aliases (*name) are not allowed; quote a text that begins with '*'", line: line)
    }
    do {
      // Every scalar stays text: what it must be is known where it is read, and telling numbers from dates takes regular expressions.
      if let root = try Yams.compose(yaml: text, .basic) { return root }
    } catch let error as YamlError {
      throw problem(error)
    } catch {
      throw Problem(message: "the file is not YAML: \(error)", line: nil)
    }
    throw Problem(message: "the file is empty; state at least 'name' and 'extends: viper'", line: nil)
  }

  /// The line of the first `*` that could begin an alias. Aliases are looked for before the text is parsed, since one that
  /// stands as a key is expanded by the parser itself. Quotes and comments are not understood: rather one refusal too many.
  private static func firstAliasLine(in text: String) -> Int? {
    var line = 1
    /// The last scalar on the line that is no space.
    var before: Unicode.Scalar? = nil
    /// The scalar before this one.
    var last: Unicode.Scalar = "\n"
    var isStar = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.isSpace
      if isStar, !isSpace { return line }
      isStar = scalar == "*" && canStart(after: before)
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

  private static func canStart(after before: Unicode.Scalar?) -> Bool {
    switch before {
    case nil, ",", "[", "{", ":", "-", "?": true
    default: false
    }
  }

  private static func problem(_ error: YamlError) -> Problem {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
      Problem(message: "the file is not YAML: \(problem)", line: mark.line)
    case .duplicatedKeysInMapping(let keys, let context):
      Problem(message: "\(keys.map { "'\($0)'" }.joined(separator: ", ")) stated twice in one map", line: context.mark.line)
    case .reader(let problem, _, _, _):
      Problem(message: "the file is not YAML: \(problem)", line: nil)
    default:
      Problem(message: "the file is not YAML: \(error)", line: nil)
    }
  }
}

extension Unicode.Scalar {
  /// White space or a line break; asked of every scalar, so ASCII is told apart without the tables of Unicode.
  fileprivate var isSpace: Bool { value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : Character(self).isWhitespace }
}
