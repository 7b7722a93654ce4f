/// A clean sample with one edit, which may have several places.
struct Mutant: Sendable {
  /// New lines in place of some of a file's.
  struct Edit: Sendable {
    var file: String
    /// The replaced lines, counted from 0; empty where lines are only inserted.
    var lines: Range<Int>
    var replacement: [String]

    static func replacing(_ line: Int, in file: String, with replacement: [String]) -> Edit {
      Edit(file: file, lines: line..<line + 1, replacement: replacement)
    }

    static func inserting(_ lines: [String], at line: Int, in file: String) -> Edit {
      Edit(file: file, lines: line..<line, replacement: lines)
    }
  }

  /// What is edited, such as `weak-dropped`.
  var kind: String
  var edits: [Edit]
  /// The text of a baseline beside the code.
  var baseline: String?
  /// The text of a configuration.
  var configuration: String?

  init(_ kind: String, _ edits: [Edit], baseline: String? = nil, configuration: String? = nil) {
    (self.kind, self.edits, self.baseline, self.configuration) = (kind, edits, baseline, configuration)
  }

  /// The changed files of the sample.
  func texts(in sample: CleanSample) -> [String: String] {
    Dictionary(grouping: edits, by: \.file).reduce(into: [:]) { texts, edited in
      var lines = sample.files[edited.key]!.lines
      for edit in edited.value.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
        lines.replaceSubrange(edit.lines, with: edit.replacement)
      }
      texts[edited.key] = lines.joined(separator: "\n")
    }
  }

  /// The edit as the table has it: where it is, the lines before, and the lines after.
  func lines(in sample: CleanSample) -> [String] {
    let place = edits.first.map { " \($0.file):\($0.lines.lowerBound + 1)" } ?? ""
    let all = edits.enumerated().flatMap { number, edit in
      (number == 0 ? [] : ["@ \(edit.file):\(edit.lines.lowerBound + 1)"]) + changes(edit, in: sample)
    }
    let settings = [baseline, configuration].compactMap(\.self).flatMap { $0.split(separator: "\n").map { "+ \($0)" } }
    return ["\(kind)\(place)"] + all + settings
  }

  /// The lines of an edit that differ, without their indentation.
  private func changes(_ edit: Edit, in sample: CleanSample) -> [String] {
    let (old, new) = (Array(sample.files[edit.file]!.lines[edit.lines]), edit.replacement)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    return Self.shown(old.dropFirst(head).dropLast(tail), "-") + Self.shown(new.dropFirst(head).dropLast(tail), "+")
  }

  /// The first lines that are not blank.
  private static func shown(_ lines: ArraySlice<String>, _ sign: String) -> [String] {
    let texts = lines.map { $0.trimmed }.filter { !$0.isEmpty }
    let more = texts.count > 5 ? ["\(sign) … \(texts.count - 4) more lines"] : []
    return texts.prefix(more.isEmpty ? 5 : 4).map { "\(sign) \($0)" } + more
  }
}
