import OrderedCollections
import ViperYAML

extension DialectReader {
  private static let shapeKeys = ["kinds", "inherits", "conforms"]
  private static let roleKeys =
    ["names", "sibling-names"] + shapeKeys + ["shapes", "base-types", "required", "forbidden-imports", "properties"]

  mutating func readRoles(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.roles[Role(key)] = nil
    } read: { reader, key, value in
      guard Role(key) != .others else {
        return reader.log.report("'others' is not a role; in 'references' it means all roles that are not named", at: value)
      }
      var rule = reader.dialect.roles[Role(key)] ?? RoleRule()
      let parts = reader.log.entries(value, keys: Self.roleKeys)
      reader.checkShapes(parts)
      for (key, part) in parts { reader.read(key, part, into: &rule) }
      reader.dialect.roles[Role(key)] = rule
    }
  }

  /// A role has a list of shapes, or one that is spelled without a list.
  private mutating func checkShapes(_ parts: [(key: String, value: YamlField)]) {
    guard parts.contains(where: { $0.key == "shapes" }) else { return }
    for (key, part) in parts where Self.shapeKeys.contains(key) {
      log.report("'\(part.path)' has no meaning together with 'shapes'; state it in one of them", at: part)
    }
  }

  /// Reads one part of a role; null resets it to the default.
  private mutating func read(_ key: String, _ part: YamlField, into rule: inout RoleRule) {
    let isSet = !part.isNull
    switch key {
    case "names": rule.names = isSet ? patterns(part) : []
    case "sibling-names": rule.siblingNames = isSet ? patterns(part) : []
    case "shapes": rule.shapes = isSet ? shapes(part) : []
    case "kinds", "inherits", "conforms": read(shape: key, part, into: &rule)
    case "base-types": rule.baseTypes = isSet ? log.texts(part) : []
    case "required": rule.isRequired = isSet ? log.flag(part) ?? false : false
    case "forbidden-imports": rule.forbiddenImports = isSet ? log.texts(part) : []
    default: rule.properties = isSet ? log.texts(part) : []
    }
  }

  private mutating func shapes(_ field: YamlField) -> [RoleRule.Shape] {
    log.elements(field).compactMap { element in
      let mistakes = log.mistakes.count
      var shape = RoleRule.Shape()
      for (key, part) in log.entries(element, keys: Self.shapeKeys) { read(key, part, into: &shape) }
      if shape.isEmpty, log.mistakes.count == mistakes {
        log.report("'\(element.path)' states nothing; give it kinds, inherits or conforms", at: element)
      }
      return shape
    }
  }

  /// Reads a part of the only shape; it replaces several inherited shapes, since nothing says which of them is meant.
  private mutating func read(shape key: String, _ part: YamlField, into rule: inout RoleRule) {
    var shape = rule.shapes.count == 1 ? rule.shapes[0] : RoleRule.Shape()
    read(key, part, into: &shape)
    rule.shapes = shape.isEmpty ? [] : [shape]
  }

  private mutating func read(_ key: String, _ part: YamlField, into shape: inout RoleRule.Shape) {
    let isSet = !part.isNull
    switch key {
    case "kinds": shape.kinds = isSet ? kinds(part) : []
    case "inherits": shape.inherits = isSet ? log.texts(part) : []
    default: shape.conforms = isSet ? log.texts(part) : []
    }
  }

  private mutating func kinds(_ field: YamlField) -> [Component.Kind] {
    let words: [Component.Kind] = [.class, .struct, .enum, .actor]
    return log.elements(field).compactMap { log.choice($0, words.map { ($0.rawValue, $0) }) }
  }
}

extension DialectReader {
  private static let interfaceKeys = ["names", "sibling-names", "implemented-by", "consumed-by", "surface", "file"]
  private static let injectionKeys = ["method", "receiver", "hands-over"]

  mutating func readInterfaces(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.interfaces.removeAll { $0.key == key }
    } read: { reader, key, value in
      let index = reader.dialect.interfaces.firstIndex { $0.key == key }
      let known = index.map { reader.dialect.interfaces[$0] }
      guard let rule = reader.interface(key, value, on: known) else { return }
      if let index { reader.dialect.interfaces[index] = rule } else { reader.dialect.interfaces.append(rule) }
    }
  }

  private mutating func interface(_ key: String, _ field: YamlField, on known: InterfaceRule?) -> InterfaceRule? {
    let mistakes = log.mistakes.count
    let parts = log.entries(field, keys: Self.interfaceKeys)
    var implementer = known?.implementer
    if let part = parts.first(where: { $0.key == "implemented-by" })?.value { implementer = role(part) }
    guard let implementer else {
      if log.mistakes.count == mistakes { log.report("'\(field.path).implemented-by' is missing; name a role", at: field) }
      return nil
    }
    var rule = known ?? InterfaceRule(key: key, implementer: implementer)
    rule.implementer = implementer
    for (key, part) in parts { read(key, part, into: &rule) }
    return rule
  }

  private mutating func read(_ key: String, _ part: YamlField, into rule: inout InterfaceRule) {
    let isSet = !part.isNull
    switch key {
    case "names": rule.names = isSet ? patterns(part) : []
    case "sibling-names": rule.siblingNames = isSet ? patterns(part) : []
    case "consumed-by": rule.consumers = isSet ? roles(part) : []
    case "surface": rule.surface = isSet ? log.choice(part) ?? .internal : .internal
    case "file": rule.file = isSet ? pattern(part) : nil
    default: break
    }
  }

  mutating func readInjection(_ field: YamlField) {
    readKeyed(field) { reader, key in
      reader.dialect.injection.removeAll { $0.key == key }
    } read: { reader, key, value in
      guard let rule = reader.injection(key, value) else { return }
      reader.dialect.injection.removeAll { $0.key == key }
      reader.dialect.injection.append(rule)
    }
  }

  private mutating func injection(_ key: String, _ field: YamlField) -> InjectionRule? {
    let parts = requiredParts(Self.injectionKeys, of: field)
    let method = parts["method"].flatMap { log.text($0) }
    let receiver = parts["receiver"].flatMap { role($0) }
    let handsOver = parts["hands-over"].flatMap { role($0) }
    if let method, !method.contains("(") {
      log.report("'\(field.path).method' must have argument labels, as in 'didLoad(view:)'", at: parts["method"] ?? field)
    }
    guard let method, let receiver, let handsOver else { return nil }
    return InjectionRule(key: key, method: method, receiver: receiver, handsOver: handsOver)
  }

  /// The parts of a map, with an error for each missing one.
  mutating func requiredParts(_ keys: [String], of field: YamlField) -> [String: YamlField] {
    guard field.isMap else {
      log.wrongType(field, expected: "a map")
      return [:]
    }
    let parts = Dictionary(
      log.entries(field, keys: keys).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    for key in keys where parts[key] == nil { log.report("'\(field.path).\(key)' is missing", at: field) }
    return parts
  }
}

extension DialectReader {
  private static let assemblyKeys = ["roles", "methods", "previous-wireframe", "self-assembling-view"]

  mutating func readAssembly(_ field: YamlField) {
    for (key, part) in log.entries(field, keys: Self.assemblyKeys) {
      let isSet = !part.isNull
      switch key {
      case "roles": dialect.assembly.roles = isSet ? roles(part) : []
      case "methods": dialect.assembly.methods = isSet ? log.texts(part) : []
      case "previous-wireframe": dialect.assembly.allowsPreviousWireframe = isSet ? log.flag(part) ?? false : false
      default: dialect.assembly.allowsSelfAssemblingView = isSet ? log.flag(part) ?? false : false
      }
    }
  }
}
