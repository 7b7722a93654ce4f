internal import ViperFacts

/// Turns a file's suppression comments into suppressions, and pairs the ends of regions.
struct SuppressionReader {
  struct Mistake {
    var comment: Int
    var text: String
  }

  /// The number of mistakes with a suggestion: looking for the nearest rule is slow, and the same mistake is often repeated.
  private static let mostSuggestions = 20
  /// The number of lines with attributes before a declaration's name that `disable:next` covers.
  private static let mostLines = 32

  private let facts: FileFacts
  private let parser: DirectiveParser
  private(set) var suppressions: [Suppression] = []
  private(set) var mistakes: [Mistake] = []
  /// Comments that open a region within an open region of the same rule.
  private(set) var repeated: [(comment: Int, rule: String)] = []
  /// By rule, the open region.
  private var open: [String: Suppression] = [:]
  private var lastLines: [UInt32: Int] = [:]

  init(_ facts: FileFacts, _ parser: DirectiveParser) {
    self.facts = facts
    self.parser = parser
    for (index, comment) in facts.suppressions.enumerated() {
      let outcome = parser.parse(facts.names[comment.text], suggests: mistakes.count < Self.mostSuggestions)
      if let text = outcome.mistake { mistakes.append(Mistake(comment: index, text: text)) }
      if let directive = outcome.directive { add(directive, of: comment, index) }
    }
    suppressions += open.values.sorted { $0.comment < $1.comment }
  }

  /// Whether a comment names more than that many rules, or contains a mistake.
  func namesMore(than count: Int, in comment: Int) -> Bool {
    mistakes.contains { $0.comment == comment }
      || suppressions.lazy.filter { $0.comment == comment }.count + repeated.lazy.filter { $0.comment == comment }.count > count
  }

  private mutating func add(_ directive: Directive, of comment: SuppressionComment, _ index: Int) {
    let (line, column) = facts.position(of: comment.span.start)
    let place = Suppression.Position(line: line, column: column)
    for rule in directive.rules {
      let scope: Suppression.Scope
      switch directive.verb {
      case .enable:
        close(rule, at: place, comment: index)
        continue
      case .disableFile: scope = .file
      case .disableThis: scope = .lines(line...max(line, facts.position(of: comment.span.end).line))
      case .disableNext: scope = .lines(nextLines(after: comment))
      case .disable: scope = .region(from: place, to: .end)
      }
      let suppression = Suppression(rule: rule, scope: scope, reason: directive.reason, comment: index)
      if directive.verb != .disable {
        suppressions.append(suppression)
      } else if open[rule] == nil {
        open[rule] = suppression
      } else {
        repeated.append((index, rule))
      }
    }
  }

  /// `enable all` ends every region.
  private mutating func close(_ rule: String, at place: Suppression.Position, comment: Int) {
    let closed = rule == Directive.all ? open.keys.sorted() : open[rule] == nil ? [] : [rule]
    if closed.isEmpty {
      mistakes.append(
        Mistake(
          comment: comment,
          text: rule == Directive.all
            ? "'enable all' follows no 'disable'; remove the comment"
            : "'enable \(rule)' follows no 'disable \(rule)'; remove it, or add the 'disable' above"
        ))
    }
    for rule in closed {
      guard var region = open.removeValue(forKey: rule), case .region(let start, _) = region.scope else { continue }
      region.scope = .region(from: start, to: place)
      suppressions.append(region)
    }
  }

  /// The lines that `disable:next` covers: the next one with code, for a declaration with attributes down to its name.
  private mutating func nextLines(after comment: SuppressionComment) -> ClosedRange<Int> {
    if lastLines.isEmpty {
      for declaration in facts.declarations {
        let line = facts.position(of: declaration.nameSpan.start).line
        lastLines[declaration.span.start] = max(lastLines[declaration.span.start] ?? 0, declaration.kind == .parameter ? 0 : line)
      }
    }
    let first = facts.position(of: comment.next).line
    return first...min(max(first, lastLines[comment.next] ?? first), first + Self.mostLines)
  }
}
