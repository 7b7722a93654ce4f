internal import OrderedCollections
internal import ViperYAML

extension DialectReader {
  private static let roleKeys = [
    "names", "sibling-names", "kinds", "inherits", "conforms", "base-types", "required", "forbidden-imports", "properties",
  ]

  mutating func readRoles(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.roles[Role(key)] = nil
    } read: { reader, key, value in
      guard Role(key) != .others else {
        return reader.log.report("'others' is no role; in 'references' it stands for all roles that are not named", at: value)
      }
      var rule = reader.dialect.roles[Role(key)] ?? RoleRule()
      for (key, part) in reader.log.entries(value, keys: Self.roleKeys) { reader.read(key, part, into: &rule) }
      reader.dialect.roles[Role(key)] = rule
    }
  }

  /// A part that is null is set back to what a role has that states nothing.
  private mutating func read(_ key: String, _ part: YamlField, into rule: inout RoleRule) {
    let isSet = !part.isNull
    switch key {
    case "names": rule.names = isSet ? patterns(part) : []
    case "sibling-names": rule.siblingNames = isSet ? patterns(part) : []
    case "kinds": rule.kinds = isSet ? kinds(part) : []
    case "inherits": rule.inherits = isSet ? log.texts(part) : []
    case "conforms": rule.conforms = isSet ? log.texts(part) : []
    case "base-types": rule.baseTypes = isSet ? log.texts(part) : []
    case "required": rule.isRequired = isSet ? log.flag(part) ?? false : false
    case "forbidden-imports": rule.forbiddenImports = isSet ? log.texts(part) : []
    default: rule.properties = isSet ? log.texts(part) : []
    }
  }

  private mutating func kinds(_ field: YamlField) -> [Component.Kind] {
    let words: [Component.Kind] = [.class, .struct, .enum, .actor]
    return log.elements(field).compactMap { log.choice($0, words.map { ($0.rawValue, $0) }) }
  }
}
