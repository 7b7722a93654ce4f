import ViperModel
import ViperText
import ViperYAML

extension ConfigurationReader {
  mutating func policy(of rule: String, _ field: YamlField) -> RulePolicy? {
    if rule.contains("."), !rule.contains("*") {
      log.report(
        "'\(field.path)' applies to a rule with all its cases; set it under '\(RuleNames.parts(of: rule).rule)'",
        line: field.entryLine)
      return nil
    }
    return acceptance(field).map { RulePolicy(rule: rule, acceptance: $0, file: log.file, line: field.entryLine) }
  }

  private mutating func acceptance(_ field: YamlField) -> RulePolicy.Acceptance? {
    if field.text != nil { return log.choice(field, [("strict", .strict), ("baseline", .baseline)]) }
    let mistakes = log.mistakes.count
    let parts = Dictionary(
      log.entries(field, keys: ConfigurationKeys.names(ConfigurationKeys.accept)).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    guard log.mistakes.count == mistakes else { return nil }
    if let budget = parts["budget"] {
      if parts.count > 1 {
        log.report("'\(field.path)' combines a budget with other keys; set either a budget or a date", line: field.entryLine)
      }
      return log.number(budget, in: 0...1_000_000).map { .budget($0) }
    }
    let missing = ["until", "owner", "reason"].filter { parts[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      log.report("'\(field.path)' lacks \(names); set until, owner and reason, or only a budget", line: field.entryLine)
      return nil
    }
    guard let day = parts["until"].flatMap({ day($0) }), let owner = parts["owner"].flatMap({ log.text($0) }),
      let reason = parts["reason"].flatMap({ log.text($0) })
    else { return nil }
    return .until(day: day, owner: owner, reason: reason)
  }

  /// Reads an existing day: `2027-01-31`.
  private mutating func day(_ field: YamlField) -> String? {
    guard let text = log.text(field) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else {
      log.report("'\(field.path)' is not a date; write it like 2027-01-31", at: field)
      return nil
    }
    guard (1...12).contains(numbers[1]), (1...Self.days(of: numbers[1], in: numbers[0])).contains(numbers[2]) else {
      log.report("\(text) in '\(field.path)' does not exist; check month and day", at: field)
      return nil
    }
    return text
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

extension ConfigurationReader {
  mutating func readSuppression(_ field: YamlField) {
    for (_, value) in log.entries(field, keys: ConfigurationKeys.names(ConfigurationKeys.suppression)) where !value.isNull {
      if let isRequired = log.choice(value, [("required", true), ("optional", false)]) {
        configuration.requiresSuppressionReason = isRequired
      }
    }
  }

  /// Reads a path alone, or a map.
  mutating func baseline(_ field: YamlField) -> BaselineSetting? {
    guard field.isMap else {
      guard field.text != nil else {
        log.wrongType(field, expected: "a path or a map")
        return nil
      }
      return path(field).map { BaselineSetting(path: $0) }
    }
    var setting = BaselineSetting(path: absolute(BaselineSetting.fileName))
    for (key, value) in log.entries(field, keys: ConfigurationKeys.names(ConfigurationKeys.baseline)) where !value.isNull {
      if key == "path" {
        if let path = path(value) { setting.path = path }
      } else if let severity = log.choice(value, Self.severities) {
        setting.stale = severity
      }
    }
    return setting
  }

  /// The absolute path that a text is.
  private mutating func path(_ field: YamlField) -> String? {
    guard let text = log.text(field) else { return nil }
    guard !text.utf8.contains(0) else {
      log.report("'\(field.path)' contains a NUL byte, which no path has; remove it", line: field.entryLine)
      return nil
    }
    return absolute(text)
  }

  mutating func readOutputs(_ field: YamlField) {
    var formats: [String: String] = [:]
    for (format, value) in log.entries(field) where !log.isFull {
      guard vocabulary.formats.contains(format) else {
        log.report(
          "unknown format '\(format.shortened)' in '\(field.path)'\(NearestNames.hint(for: format, among: vocabulary.formats))",
          line: value.entryLine)
        continue
      }
      guard let path = value.text == "-" ? "-" : path(value) else { continue }
      if let other = formats.updateValue(format, forKey: path) {
        log.report(
          "'\(field.path)' sends \(other) and \(format) to '\(value.text ?? path)'; give each its own file", line: value.entryLine
        )
      }
      configuration.outputs.append(OutputSetting(format: format, path: path, file: log.file, line: value.entryLine))
    }
  }
}
