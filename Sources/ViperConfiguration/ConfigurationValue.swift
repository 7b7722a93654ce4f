import ViperYAML

/// A part of a configuration as written, with lines.
package indirect enum ConfigurationValue: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package var key: String
    package var value: ConfigurationValue

    package init(key: String, value: ConfigurationValue) {
      self.key = key
      self.value = value
    }
  }

  case text(String, line: Int?)
  case list([ConfigurationValue], line: Int?)
  case map([Entry], line: Int?)
}

extension ConfigurationValue {
  /// Nil for empty values; entries whose keys are no text are left out.
  init?(_ field: YamlField) {
    if let members = field.members {
      let entries = members.compactMap { key, value in ConfigurationValue(value).map { Entry(key: key, value: $0) } }
      self = .map(entries, line: field.line)
    } else if let list = field.list {
      self = .list(list.compactMap { ConfigurationValue($0) }, line: field.line)
    } else if let text = field.text, !field.isNull {
      self = .text(text, line: field.line)
    } else {
      return nil
    }
  }
}
