import ViperModel
import ViperText
import ViperYAML

extension ConstraintReader {
  /// Nil for a constraint with mistakes.
  mutating func constraint(_ field: YamlField) -> Constraint? {
    guard let members = field.members else {
      log.wrongType(field, expected: "a map")
      return nil
    }
    let written = Set(members.map(\.key))
    let values = Dictionary(members.filter { !$0.value.isNull }, uniquingKeysWith: { first, _ in first })
    let name = name(values["name"], of: field)
    let reason = reason(values["reason"], of: field)
    let kinds = ConfigurationKeys.names(ConstraintKeys.kinds)
    let stated = kinds.filter { values[$0] != nil }
    reportUnknownKeys(of: field, kinds: stated.isEmpty ? kinds : kinds.filter(written.contains))
    guard let kind = stated.first, let value = values[kind] else {
      reportMissingKind(of: field, empty: kinds.first(where: written.contains))
      return nil
    }
    guard stated.count == 1 else {
      log.report("'\(field.path)' has several kinds: \(Self.quoted(stated)); make each a constraint of its own", at: field)
      return nil
    }
    let severity: Severity = values["severity"].flatMap { log.choice($0) } ?? .error
    let overridesDialect = overridesDialect(values["overrides-dialect"], kind)
    let (fails, passes) = (snippets(values["fails"]), snippets(values["passes"]))
    guard let statement = statement(kind, value, values), let name, let reason else { return nil }
    var constraint = Constraint(
      name: name, severity: severity, reason: reason, statement: statement, file: log.file, line: values["name"]?.entryLine)
    (constraint.overridesDialect, constraint.fails, constraint.passes) = (overridesDialect, fails, passes)
    return constraint
  }

  private mutating func reportMissingKind(of field: YamlField, empty: String?) {
    if let empty {
      log.report("'\(field.path).\(empty)' is empty; write what the constraint is about", at: field)
    } else {
      log.report(
        "'\(field.path)' has no kind; add one of \(Self.quoted(ConfigurationKeys.names(ConstraintKeys.kinds)))", at: field)
    }
  }

  /// For a misplaced key, the message says where it belongs.
  private mutating func reportUnknownKeys(of field: YamlField, kinds: [String]) {
    let known = ConfigurationKeys.names(ConstraintKeys.common + kinds.flatMap { ConstraintKeys.details[$0] ?? [] }) + kinds
    let misplaced = (field.members ?? []).filter { !known.contains($0.key) && !ConstraintKeys.kinds(with: $0.key).isEmpty }
    _ = log.entries(field, keys: known + misplaced.map(\.key))
    for (key, value) in misplaced {
      let owners = ConstraintKeys.kinds(with: key)
      if let kind = kinds.first(where: owners.contains) {
        log.report("'\(key)' belongs into '\(kind)' of '\(field.path)'; move it there", line: value.entryLine)
      } else if kinds.count == 1 {
        log.report(
          "'\(value.path)' has no effect on '\(kinds[0])'; it belongs to \(Self.quoted(owners))", line: value.entryLine)
      }
    }
  }

  private static let longestName = 100

  private mutating func name(_ field: YamlField?, of constraint: YamlField) -> String? {
    guard let field else {
      log.report("'\(constraint.path)' has no name; its findings are reported under it", at: constraint)
      return nil
    }
    guard let name = log.text(field) else { return nil }
    let line = field.entryLine
    if name.utf8.count > Self.longestName {
      log.report("'\(field.path)' is longer than \(Self.longestName) bytes; shorten it", line: line)
    } else if !Self.isKebabCase(name) {
      log.report(
        "'\(name.shortened)' cannot be a name; write lower-case words joined by hyphens, such as 'payments-without-chat'",
        line: line)
    } else if isRule(name) {
      log.report("'\(name.shortened)' is the id of a built-in rule; choose another name", line: line)
    } else if let first = claim(name, line: line) {
      let place = first.file + (first.line.map { ":\($0)" } ?? "")
      log.report("'\(name.shortened)' is the name of the constraint at \(place) already; choose another name", line: line)
    } else {
      return name
    }
    return nil
  }

  private static func isKebabCase(_ name: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
    let words = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return name.utf8.first.map(isLetter) == true
      && words.allSatisfy { word in !word.isEmpty && word.allSatisfy { isLetter($0) || (48...57).contains($0) } }
  }

  private mutating func reason(_ field: YamlField?, of constraint: YamlField) -> String? {
    if let field { return log.text(field) }
    log.report("'\(constraint.path)' has no reason; say in a sentence why the team wants it", at: constraint)
    return nil
  }

  private mutating func overridesDialect(_ field: YamlField?, _ kind: String) -> Bool {
    guard let field, let flag = log.flag(field) else { return false }
    if flag, kind != "allowed" {
      log.report("'\(field.path)' has no effect on '\(kind)'; it belongs to 'allowed'", line: field.entryLine)
    }
    return flag
  }

  private mutating func snippets(_ field: YamlField?) -> [ConstraintSnippet] {
    guard let field else { return [] }
    return log.elements(field).compactMap { element in
      log.text(element).map { ConstraintSnippet(code: $0, line: element.line) }
    }
  }
}
