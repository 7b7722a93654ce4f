internal import OrderedCollections
internal import ViperYAML

extension DialectReader {
  private static let rules: [(word: String, value: ReferenceRule)] = [
    ("allowed", .allowed), ("everywhere", .everywhere), ("forbidden", .forbidden),
  ]
  private static let ways: [(word: String, value: Set<ReferenceRule.Way>)] =
    [("all", Set(ReferenceRule.Way.allCases)), ("none", [])] + ReferenceRule.Way.allCases.map { ($0.rawValue, [$0]) }
  private static let referenceKeys = ["within", "across", "hold", "allows-concrete", "only-in-initializers"]

  /// A row per role that refers, an entry per role that is referred to; an entry replaces the extended dialect's as a whole.
  mutating func readReferences(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.references[Role(key)] = nil
    } read: { reader, key, value in
      guard let from = reader.role(key, at: value) else { return }
      var row = reader.dialect.references[from] ?? [:]
      reader.readRow(value, into: &row)
      reader.dialect.references[from] = row
    }
  }

  private mutating func readRow(_ field: YamlField, into row: inout OrderedDictionary<Role, ReferenceRule>) {
    for (key, value) in log.entries(field) {
      guard Role(key) == .others || role(key, at: value) != nil else { continue }
      if value.isNull { row[Role(key)] = nil } else { row[Role(key)] = referenceRule(value) }
    }
  }

  /// One word, or a map of what differs from `allowed`.
  private mutating func referenceRule(_ field: YamlField) -> ReferenceRule? {
    if field.text != nil { return log.choice(field, Self.rules) }
    var rule = ReferenceRule()
    for (key, part) in log.entries(field, keys: Self.referenceKeys) where !part.isNull {
      switch key {
      case "within": rule.within = ways(part)
      case "across": rule.across = ways(part)
      case "hold": rule.hold = log.elements(part).compactMap { log.choice($0) }
      case "allows-concrete": rule.allowsConcrete = log.flag(part) ?? false
      default: rule.onlyInInitializers = log.flag(part) ?? false
      }
    }
    return rule
  }

  private mutating func ways(_ field: YamlField) -> Set<ReferenceRule.Way> {
    log.elements(field).compactMap { log.choice($0, Self.ways) }.reduce(into: []) { $0.formUnion($1) }
  }
}
