internal import ViperLinking
internal import ViperYAML

extension DialectReader {
  private static let signKeys = ["weight", "type", "role", "inherits", "conforms", "method", "static", "from", "to", "strength"]

  /// The required keys of a sign, by the key that decides its kind.
  private static let shapes = [
    ("type", ["type"]), ("inherits", ["role", "inherits"]), ("conforms", ["role", "conforms"]), ("method", ["role", "method"]),
    ("strength", ["from", "to", "strength"]),
  ]

  /// Reads the signs. They are never inherited, since a variant must be told from what it extends.
  mutating func readSigns(_ field: YamlField) {
    for element in log.elements(field) {
      let parts = Dictionary(
        log.entries(element, keys: Self.signKeys).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
      guard element.isMap else { continue }
      let weight = parts["weight"].map { log.number($0, in: 1...100) } ?? 1
      guard let evidence = evidence(element, parts), let weight else { continue }
      dialect.signs.append(DetectionSign(weight: weight, evidence: evidence))
    }
  }

  private mutating func evidence(_ field: YamlField, _ parts: [String: YamlField]) -> DetectionSign.Evidence? {
    let kinds = Self.shapes.filter { parts[$0.0] != nil }
    guard kinds.count == 1 else {
      log.report("'\(field.path)' must have exactly one of 'type', 'inherits', 'conforms', 'method' and 'strength'", at: field)
      return nil
    }
    let expected = kinds[0].1 + (kinds[0].0 == "method" ? ["static"] : []) + ["weight"]
    for key in Self.signKeys where parts[key] != nil && !expected.contains(key) {
      log.report("'\(field.path).\(key)' cannot be combined with '\(kinds[0].0)'", at: parts[key] ?? field)
    }
    let missing = kinds[0].1.filter { parts[$0] == nil }
    for key in missing { log.report("'\(field.path).\(key)' is missing", at: field) }
    return missing.isEmpty ? evidence(kinds[0].0, parts) : nil
  }

  private mutating func evidence(_ kind: String, _ parts: [String: YamlField]) -> DetectionSign.Evidence? {
    let value = parts[kind].flatMap { $0 }
    switch kind {
    case "type": return value.flatMap { sign($0) }.map { .type($0) }
    case "inherits": return pair(parts["role"].flatMap { role($0) }, value.flatMap { log.text($0) }).map { .inherits($0, $1) }
    case "conforms": return pair(parts["role"].flatMap { role($0) }, value.flatMap { signs($0) }).map { .conforms($0, $1) }
    case "method":
      let isStatic = parts["static"].map { log.flag($0) ?? false } ?? false
      return pair(parts["role"].flatMap { role($0) }, value.flatMap { log.text($0) })
        .map { .method($0, $1, isStatic: isStatic) }
    default:
      let strength: ReferenceStrength? = value.flatMap { log.choice($0) }
      let roles = pair(parts["from"].flatMap { role($0) }, parts["to"].flatMap { role($0) })
      return pair(roles, strength).map { .stored(from: $0.0, to: $0.1, $1) }
    }
  }

  /// Reads a sign's pattern. Nothing is wrong if it matches nothing, so it is not recorded in `ownPatterns`.
  private mutating func sign(_ field: YamlField) -> NamePattern? {
    let own = dialect.ownPatterns
    defer { dialect.ownPatterns = own }
    return pattern(field)
  }

  /// Reads a list of patterns; nil for an empty one.
  private mutating func signs(_ field: YamlField) -> [NamePattern]? {
    let patterns = log.elements(field).compactMap { sign($0) }
    return patterns.isEmpty ? nil : patterns
  }

  private func pair<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
    guard let a, let b else { return nil }
    return (a, b)
  }
}
