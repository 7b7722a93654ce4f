internal import ViperConfiguration
internal import ViperLinking
internal import ViperModel
internal import ViperReporting
internal import ViperText

/// The constraints part of the configuration's schema, and the schema of files with constraints: `#/definitions/constraintFile`.
enum ConstraintSchema {
  private typealias Schema = ConfigurationSchema

  static let sections: [String: JSONValue] = [
    "extends": Schema.reference("texts"),
    "constraints": .object([("type", .string("array")), ("items", Schema.reference("constraint"))]),
  ]

  static var definitions: [(key: String, value: JSONValue)] {
    [
      ("constraintFile", Schema.object(ConstraintKeys.file, sections)),
      ("constraintName", constraintName),
      ("constraint", constraint),
      ("references", Schema.object(ConstraintKeys.references, references, required: ["from", "to"])),
      ("selection", oneOrSeveral(Schema.reference("selector"))),
      ("selector", selector()),
      ("endSelection", oneOrSeveral(Schema.reference("endSelector"))),
      ("endSelector", selector(isOfEnd: true)),
    ]
  }

  /// A constraint has exactly one kind, and a key next to a kind needs that kind.
  private static var constraint: JSONValue {
    let kinds = ConstraintKeys.kinds.map { JSONValue.object([("required", Schema.required([$0.name]))]) }
    let owners = ConstraintKeys.beside.map { key -> (key: String, value: JSONValue) in
      let kinds = ConstraintKeys.kinds.map(\.name).filter { ConstraintKeys.details[$0]?.contains { $0.name == key.name } == true }
      return (key.name, Schema.either(kinds.map { .object([("required", Schema.required([$0]))]) }))
    }
    let needs = [("only", "may-import"), ("protected-types", "used-by")].map { ($0, Schema.required([$1])) }
    // Next to 'acyclic', 'of' may select references, too.
    let modules = [("every-module-has", JSONValue.object([("properties", .object([("of", selection)]))]))]
    return Schema.object(
      ConstraintKeys.common + ConstraintKeys.kinds + ConstraintKeys.beside, shapes, required: ["name", "reason"],
      further: [("oneOf", .array(kinds)), ("dependencies", .object(needs + modules + owners))])
  }

  private static let selection = Schema.reference("selection")
  private static let texts = Schema.reference("texts")
  private static let flag = JSONValue.object([("type", .string("boolean"))])

  private static var shapes: [String: JSONValue] {
    let references = Schema.reference("references")
    let ends = Schema.reference("endSelection")
    let groups = JSONValue.object([("type", .string("array")), ("minItems", .number(2)), ("items", ends)])
    return [
      "name": Schema.reference("constraintName"), "severity": Schema.words(Severity.allCases.map(\.rawValue)),
      "reason": Schema.reference("text"), "overrides-dialect": flag, "passes": texts, "fails": texts,
      "forbidden": references, "allowed": references, "required": references, "layers": groups, "strict": flag,
      "independent": groups, "acyclic": Schema.words(ConstraintUnit.allCases.map(\.rawValue)), "of": ends,
      "published": selection, "also": selection, "only": selection, "may-import": texts, "protected-types": selection,
      "used-by": selection,
      "limit": Schema.object(ConstraintKeys.limit, limits), "every-module-has": oneOrSeveral(companion),
      "counterpart": Schema.object(
        ConstraintKeys.counterpart, ["each": namePattern, "has": namePattern, "of": selection], required: ["each", "has"]),
      "layout": Schema.object(ConstraintKeys.layout, ["of": selection, "in": texts], required: ["of", "in"]),
    ]
  }

  private static let references: [String: JSONValue] = [
    "from": Schema.reference("endSelection"), "to": Schema.reference("endSelection"), "except": selection, "reachable": flag,
  ]

  private static var limits: [String: JSONValue] {
    let number = JSONValue.object([("type", .string("integer")), ("minimum", .number(0))])
    let bounds = ConstraintLimits.Measure.allCases.map { ($0.rawValue, number) }
    return Dictionary(uniqueKeysWithValues: bounds + [("of", selection)])
  }

  private static let constraintName = pattern("^[a-z][a-z0-9]*(-[a-z0-9]+)*$")

  private static let namePattern = pattern("^[^*]*\\*[^*]*$")

  private static var companion: JSONValue {
    let kinds = ConstraintCompanion.Kind.allCases.map(\.rawValue)
    let ofParts = kinds.filter { $0 != ConstraintCompanion.Kind.assembly.rawValue }
    return Schema.either([Schema.words(kinds), pattern("^.+-(\(ofParts.joined(separator: "|")))$")])
  }

  private static func selector(isOfEnd: Bool = false) -> JSONValue {
    let patterns = [pattern("\\*")]
    let roles = Schema.either([Schema.words(["none"] + Role.all.map(\.name)), Schema.reference("text")])
    var shapes: [String: JSONValue] = ["not": isOfEnd ? Schema.reference("endSelection") : selection]
    for key in Selector.Key.allCases where isOfEnd || !key.isAboutReferences {
      shapes[key.rawValue] =
        switch key {
        case .role: oneOrSeveral(roles)
        case .reference: oneOrSeveral(Schema.either([Schema.words(ReferenceKind.allCases.map(\.rawValue))] + patterns))
        case .strength: oneOrSeveral(Schema.either([Schema.words(ReferenceStrength.allCases.map(\.rawValue))] + patterns))
        default: texts
        }
    }
    return Schema.object(ConstraintKeys.selector, shapes, further: [("minProperties", .number(1))])
  }

  private static func pattern(_ text: String) -> JSONValue {
    .object([("type", .string("string")), ("pattern", .string(text))])
  }

  private static func oneOrSeveral(_ value: JSONValue) -> JSONValue {
    Schema.either([value, .object([("type", .string("array")), ("minItems", .number(1)), ("items", value)])])
  }
}
