import ViperFacts
import ViperModel
import ViperRules
import ViperText

/// Findings, lines that stand for several of them, and diagnostics, as a terminal shows them.
struct FindingText {
  let style: TerminalStyle
  let excerpts: SourceExcerpts
  /// The number of columns; nil for lines of any length.
  let width: Int?

  init(_ context: ReportContext) {
    style = TerminalStyle(isOn: context.colour)
    (excerpts, width) = (context.excerpts, context.listing.width)
  }

  /// A finding with its source line and notes.
  func block(_ finding: Finding) -> String {
    var head = line(at: place(finding.range) + ":", finding.severity)
    head.add(finding.message.visible)
    let also = finding.alsoRules.isEmpty ? "" : " (also \(finding.alsoRules.joined(separator: ", ").visible))"
    head.add("[\(finding.rule.visible)]\(also)") { style($0, .dim) }
    return head.text(width: width) + excerpt(finding.range, finding.severity.colour) + finding.notes.map(note).joined()
  }

  private func note(_ note: Finding.Note) -> String {
    let start = "  \(place(note.range)): note:"
    var line = StyledLine()
    line.add(unbroken: start, start)
    line.add(note.message.visible)
    return line.text(width: width)
  }

  /// A diagnostic, with its source line where it is about a place in code.
  func block(_ diagnostic: Diagnostic) -> String {
    var words = StyledLine()
    words.add(diagnostic.text) { diagnostic.severity == .error ? style($0, .red) : $0 }
    let text = words.text(width: width)
    guard let file = diagnostic.file, let line = diagnostic.line, let column = diagnostic.column else { return text }
    return text
      + excerpt(SourceRange(file: file, line: line, column: column, endLine: line, endColumn: column + 1), .yellow)
  }

  /// The infos of a rule in one line.
  func line(_ rule: String, _ infos: [Finding]) -> String {
    var line = line(at: nil, .info)
    line.add("\(counted(infos.count, "finding")),\(infos.count == 1 ? "" : " the first at") \(place(infos[0].range))")
    line.add("[\(rule.visible)]") { style($0, .dim) }
    return line.text(width: width)
  }

  /// A rule of style that most modules break, in one line.
  func line(_ shown: ShownFold) -> String {
    var line = line(at: shown.fold.root.visible + ":", shown.fold.severity)
    line.add(shown.text.visible)
    line.add("[\(shown.fold.rule.visible)]") { style($0, .dim) }
    return line.text(width: width)
  }

  /// A line that begins with a place and a severity.
  private func line(at place: String?, _ severity: Severity) -> StyledLine {
    let word = severity.rawValue + ":"
    let start = [place.map { style($0, .bold) }, style(word, .bold, severity.colour)].compactMap(\.self)
    var line = StyledLine()
    line.add(unbroken: [place, word].compactMap(\.self).joined(separator: " "), start.joined(separator: " "))
    return line
  }

  private func excerpt(_ range: SourceRange, _ colour: TerminalStyle.Mode) -> String {
    guard let line = excerpts.line(range.line, of: range.file) else { return "" }
    let excerpt = CaretExcerpt(line: line, range: range)
    let number = String(range.line)
    let gutter = String(repeating: " ", count: max(5 - number.utf8.count, 0)) + number
    let blank = String(repeating: " ", count: gutter.utf8.count)
    return """
      \(style(gutter + " |", .dim)) \(excerpt.source)
      \(style(blank + " |", .dim)) \(style(excerpt.carets, colour))

      """
  }

  private func place(_ range: SourceRange) -> String { "\(range.file.visible):\(range.line):\(range.column)" }
}

extension Severity {
  fileprivate var colour: TerminalStyle.Mode {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}
