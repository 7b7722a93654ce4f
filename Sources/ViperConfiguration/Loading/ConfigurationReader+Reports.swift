import ViperText
import ViperYAML

extension ConfigurationReader {
  mutating func readSuppression(_ field: YamlField) {
    for (_, value) in log.entries(field, keys: ConfigurationKeys.names(ConfigurationKeys.suppression)) where !value.isNull {
      if let isRequired = log.choice(value, [("required", true), ("optional", false)]) {
        configuration.requiresSuppressionReason = isRequired
      }
    }
  }

  /// A path alone, or a map.
  mutating func baseline(_ field: YamlField) -> BaselineSetting? {
    guard field.isMap else {
      guard field.text != nil else {
        log.wrongType(field, expected: "a path or a map")
        return nil
      }
      return log.text(field).map { BaselineSetting(path: absolute($0)) }
    }
    var setting = BaselineSetting(path: absolute(BaselineSetting.fileName))
    for (key, value) in log.entries(field, keys: ConfigurationKeys.names(ConfigurationKeys.baseline)) where !value.isNull {
      if key == "path" {
        if let path = log.text(value) { setting.path = absolute(path) }
      } else if let level = log.choice(value, Self.levels) {
        setting.stale = level
      }
    }
    return setting
  }

  mutating func readOutputs(_ field: YamlField) {
    var formats: [String: String] = [:]
    for (format, value) in log.entries(field) where !log.isFull {
      guard vocabulary.formats.contains(format) else {
        log.report(
          "unknown format '\(format)' in '\(field.path)'\(NearestNames.hint(for: format, among: vocabulary.formats))",
          line: value.entryLine)
        continue
      }
      guard let text = log.text(value) else { continue }
      let path = text == "-" ? text : absolute(text)
      if let other = formats.updateValue(format, forKey: path) {
        log.report(
          "'\(field.path)' sends \(other) and \(format) to '\(text)'; give each a place of its own", line: value.entryLine)
      }
      configuration.outputs.append(OutputSetting(format: format, path: path, file: log.file, line: value.entryLine))
    }
  }
}
