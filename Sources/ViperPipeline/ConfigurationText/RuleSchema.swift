internal import ViperConfiguration
internal import ViperModel
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// The rules part of the configuration's schema: every id with its cases and options, families of further roles, and patterns.
enum RuleSchema {
  private typealias Schema = ConfigurationSchema

  static var definitions: [(key: String, value: JSONValue)] {
    [
      ("rules", rules(isOverride: false)), ("overriddenRules", rules(isOverride: true)),
      ("pattern", rule(ConfigurationKeys.rule)), ("overriddenPattern", rule(ConfigurationKeys.overriddenRule)),
      ("accept", accept), ("ruleName", ruleName),
      ("constraintRule", rule(ConfigurationKeys.rule)), ("overriddenConstraintRule", rule(ConfigurationKeys.overriddenRule)),
    ] + RuleRegistry.builtIn.documented.flatMap(definitions)
  }

  /// The definitions of a rule's schema, shared by all ids of its family.
  private static func definitions(of rule: any DocumentedRule.Type) -> [(key: String, value: JSONValue)] {
    let documentation = rule.documentation
    let options = documentation.options.isEmpty ? nil : options(documentation.options)
    let isAboutCode = !rule.ids.expanded(over: []).contains(where: RuleRegistry.builtIn.isAboutAcceptance)
    func keys(_ keys: [ConfigurationKeys.Key]) -> [ConfigurationKeys.Key] {
      isAboutCode ? keys : ConfigurationKeys.ruleOfAcceptance
    }
    return [
      (name(of: rule, isOverride: false), self.rule(keys(ConfigurationKeys.rule), documentation.summary, options: options)),
      (
        name(of: rule, isOverride: true),
        self.rule(keys(ConfigurationKeys.overriddenRule), documentation.summary, options: options)
      ),
    ] + documentation.cases.map { ("\(rule).\($0.name)", self.rule(ConfigurationKeys.overriddenRule, $0.summary)) }
  }

  private static func rules(isOverride: Bool) -> JSONValue {
    let properties = RuleRegistry.builtIn.documented.flatMap { rule in
      rule.ids.expanded(over: Role.all).flatMap { id in
        [(key: id, value: Schema.reference(name(of: rule, isOverride: isOverride)))]
          // A case has no options or acceptance of its own, so both schemas share it.
          + rule.documentation.cases.map { ("\(id).\($0.name)", Schema.reference("\(rule).\($0.name)")) }
      }
    }.sorted { $0.key < $1.key }
    let families = RuleRegistry.builtIn.documented.flatMap { Self.families($0, isOverride) }
    let pattern = (key: "\\*", value: Schema.reference(isOverride ? "overriddenPattern" : "pattern"))
    // Any further key is the name of a constraint.
    return .object([
      ("type", .string("object")),
      ("propertyNames", Schema.either([Schema.reference("ruleName"), Schema.reference("constraintName")])),
      ("additionalProperties", Schema.reference(isOverride ? "overriddenConstraintRule" : "constraintRule")),
      ("properties", .object(properties)), ("patternProperties", .object(families + [pattern])),
    ])
  }

  /// The ids of built-in rules and their cases, and patterns.
  private static var ruleName: JSONValue {
    let ids = RuleRegistry.builtIn.documented.flatMap { rule in
      rule.ids.expanded(over: Role.all).flatMap { id in [id] + rule.documentation.cases.map { "\(id).\($0.name)" } }
    }
    let families = RuleRegistry.builtIn.documented.flatMap { Self.families($0, false).map(\.key) }
    // Most ids are those of families.
    let globs = families.compactMap { try? Regex($0) }
    let single = ids.filter { id in !globs.contains { id.contains($0) } }.sorted()
    return Schema.either([Schema.words(single)] + (families + ["\\*"]).map { .object([("pattern", .string($0))]) })
  }

  /// Without constraints, `rules` names built-in rules only.
  static var namesWithoutConstraints: [(key: String, value: JSONValue)] {
    func properties(_ values: [(key: String, value: JSONValue)]) -> JSONValue { .object([("properties", .object(values))]) }
    let rules: (key: String, value: JSONValue) = ("rules", .object([("propertyNames", Schema.reference("ruleName"))]))
    let overrides = JSONValue.object([("items", properties([rules]))])
    return [
      ("if", properties([("extends", .bool(false)), ("constraints", .bool(false))])),
      ("then", properties([rules, ("overrides", overrides)])),
    ]
  }

  /// The ids of families as patterns, since dialects may add roles.
  private static func families(_ rule: any DocumentedRule.Type, _ isOverride: Bool) -> [(key: String, value: JSONValue)] {
    let pattern: String
    switch rule.ids {
    case .one: return []
    case .perRole(let suffix, _): pattern = "^[^*.]+-\(suffix)"
    case .perImport: pattern = "^[^*.]+-imports-[^*.]+"
    case .perPair(let infix): pattern = "^[^*.]+-\(infix)-[^*.]+"
    }
    return [(pattern + "$", Schema.reference(name(of: rule, isOverride: isOverride)))]
      + rule.documentation.cases.map { (pattern + "\\.\($0.name)$", Schema.reference("\(rule).\($0.name)")) }
  }

  private static func name(of rule: any DocumentedRule.Type, isOverride: Bool) -> String {
    (isOverride ? "overridden" : "") + "\(rule)"
  }

  private static func described(_ text: String, _ shape: JSONValue) -> JSONValue {
    .object([("description", .string(text)), ("allOf", .array([shape]))])
  }

  private static func rule(_ keys: [ConfigurationKeys.Key], _ summary: String? = nil, options: JSONValue? = nil) -> JSONValue {
    var shapes = [
      "severity": Schema.reference("level"), "ignore": Schema.reference("texts"), "accept": Schema.reference("accept"),
    ]
    if let options { shapes["options"] = options }
    let alternatives = [Schema.reference("level"), Schema.object(keys, shapes)]
    return .object((summary.map { [("description", .string($0))] } ?? []) + [("anyOf", .array(alternatives))])
  }

  private static func options(_ options: [RuleOption]) -> JSONValue {
    let properties = options.map { option -> (key: String, value: JSONValue) in
      (option.name, described("\(option.summary); default: \(option.default)", shape(option.kind)))
    }
    return .object([("type", .string("object")), ("additionalProperties", .bool(false)), ("properties", .object(properties))])
  }

  private static func shape(_ kind: RuleOption.Kind) -> JSONValue {
    switch kind {
    case .names: Schema.reference("texts")
    case .choices(.frameworks(let known?), let words): Schema.map(of: Schema.words(words), names: Schema.words(known))
    case .choices(_, let words): Schema.map(of: Schema.words(words))
    }
  }

  private static var accept: JSONValue {
    let text = Schema.reference("text")
    let shapes: [String: JSONValue] = [
      "budget": .object([("type", .string("integer")), ("minimum", .number(0))]),
      "until": .object([("type", .string("string")), ("pattern", .string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))]),
      "owner": text, "reason": text,
    ]
    let keys = ConfigurationKeys.accept
    return Schema.either([
      Schema.words(["strict", "baseline"]),
      Schema.object(keys.filter { $0.name == "budget" }, shapes, required: ["budget"]),
      Schema.object(keys.filter { $0.name != "budget" }, shapes, required: ["until", "owner", "reason"]),
    ])
  }
}
