internal import Yams

extension ConfigurationValue {
  /// Keys that are no text, and what is empty, have no value.
  init?(_ field: YamlField) {
    switch field.node {
    case .scalar(let scalar):
      if field.isNull { return nil }
      self = .text(scalar.string, line: field.line)
    case .sequence(let sequence):
      self = .list(sequence.compactMap { ConfigurationValue(field.element(0, $0)) }, line: field.line)
    case .mapping(let mapping):
      let entries = mapping.compactMap { key, value -> Entry? in
        guard let key = key.scalar?.string, let value = ConfigurationValue(field.child(key, value)) else { return nil }
        return Entry(key: key, value: value)
      }
      self = .map(entries, line: field.line)
    case .alias: return nil
    }
  }
}
