import ViperModel
import ViperText
import ViperYAML

/// Reads constraints from a YAML tree, and reports each mistake with its line and the nearest valid word.
struct ConstraintReader {
  var log: YamlLog
  /// The absolute folder of the configuration, to which path patterns are relative.
  let folder: String
  /// The roles of all dialects in use; nil where they cannot be known.
  let roles: [String]?

  /// The constraints of a list; those with mistakes are left out.
  mutating func constraints(_ field: YamlField) -> [Constraint] {
    guard field.list != nil else {
      log.wrongType(field, expected: "a list of maps")
      return []
    }
    return log.elements(field).compactMap { log.isFull ? nil : constraint($0) }
  }

  private mutating func constraint(_ field: YamlField) -> Constraint? {
    let stated = ConstraintKeys.kinds.map(\.name).filter { field.member($0) != nil }
    guard stated.count < 2 else {
      log.report("'\(field.path)' has several kinds: \(Self.quoted(stated)); make each a constraint of its own", at: field)
      return nil
    }
    let entries = log.entries(field, keys: ConstraintKeys.names(kind: stated.first)).filter { !$0.value.isNull }
    guard field.isMap else { return nil }
    let values = Dictionary(entries, uniquingKeysWith: { first, _ in first })
    guard let kind = stated.first, let value = values[kind] else {
      log.report("'\(field.path)' has no kind; add one of \(Self.quoted(ConstraintKeys.kinds.map(\.name)))", at: field)
      return nil
    }
    let (name, reason) = (name(values["name"], of: field), reason(values["reason"], of: field))
    let severity: Severity = values["severity"].flatMap { log.choice($0) } ?? .error
    guard let statement = statement(kind, value, values), let name, let reason else { return nil }
    var constraint = Constraint(
      name: name, severity: severity, reason: reason, statement: statement, file: log.file, line: values["name"]?.entryLine)
    constraint.overridesDialect = overridesDialect(values["overrides-dialect"], kind)
    constraint.fails = values["fails"].map { snippets($0) } ?? []
    constraint.passes = values["passes"].map { snippets($0) } ?? []
    return constraint
  }

  static func quoted(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

  private mutating func name(_ field: YamlField?, of constraint: YamlField) -> String? {
    guard let field else {
      log.report("'\(constraint.path)' has no name; its findings are reported under it", at: constraint)
      return nil
    }
    guard let name = log.text(field) else { return nil }
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let isKebabCase = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    if isKebabCase, name.utf8.first.map({ (97...122).contains($0) }) == true { return name }
    log.report("'\(name)' cannot be a name; write lower-case words joined by hyphens, such as 'payments-without-chat'", at: field)
    return nil
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

  private mutating func snippets(_ field: YamlField) -> [ConstraintSnippet] {
    log.elements(field).compactMap { element in log.text(element).map { ConstraintSnippet(code: $0, line: element.line) } }
  }
}
