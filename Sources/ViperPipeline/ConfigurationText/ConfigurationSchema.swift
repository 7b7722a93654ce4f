internal import ViperConfiguration
internal import ViperDialects
internal import ViperModel
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// The JSON schema of `.viper-lint.yml`, for editors: `Rules/viper-lint.schema.json`.
package enum ConfigurationSchema {
  package static var text: String { document.text(breakingTo: 4) + "\n" }

  private static var document: JSONValue {
    .object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("Configuration of viper-lint")),
        ("type", .array([.string("object"), .string("null")])),
        ("additionalProperties", .bool(false)),
        ("properties", properties(ConfigurationKeys.file, sections.merging(ConstraintSchema.sections) { own, _ in own })),
      ] + RuleSchema.namesWithoutConstraints + [
        ("definitions", .object(definitions + ConstraintSchema.definitions + RuleSchema.definitions))
      ])
  }

  private static let sections: [String: JSONValue] = [
    "dialect": either([words([Configuration.detection]), reference("dialect")]),
    "modules": map(of: reference("dialect")),
    "architecture": reference("architecture"),
    "roles": map(of: reference("role")),
    "roots": reference("texts"),
    "include": reference("texts"),
    "exclude": reference("texts"),
    "fail": words(FailingSeverity.allCases.map(\.rawValue)),
    "rules": reference("rules"),
    "overrides": .object([("type", .string("array")), ("items", reference("override"))]),
    "suppression": object(ConfigurationKeys.suppression, ["reason": words(["required", "optional"])]),
    "baseline": either([
      .object([("type", .string("string"))]),
      object(ConfigurationKeys.baseline, ["path": reference("text"), "stale": reference("level")]),
    ]),
    "outputs": .object([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object(ReporterRegistry.reporters.map { ($0.name, reference("text")) })),
    ]),
  ]

  private static let definitions: [(key: String, value: JSONValue)] = [
    ("text", .object([("type", .string("string")), ("minLength", .number(1))])),
    ("texts", either([reference("text"), .object([("type", .string("array")), ("items", reference("text"))])])),
    ("level", words(["error", "warning", "info", "off"])),
    (
      "dialect",
      either([
        words(BuiltInDialects.all.map(\.name)),
        .object([("type", .string("string")), ("pattern", .string("/|\\.ya?ml$")), ("description", .string("A file."))]),
      ])
    ),
    ("architecture", words(["auto"] + Architecture.allCases.map(\.rawValue))),
    (
      "role",
      either([
        words(RolePin.Verdict.words.map(\.word) + Role.all.map(\.name)),
        .object([("type", .string("string")), ("description", .string("A role of the dialect."))]),
      ])
    ),
    (
      "override",
      object(
        ConfigurationKeys.override,
        [
          "paths": reference("texts"), "dialect": reference("dialect"), "architecture": reference("architecture"),
          "roles": map(of: reference("role")), "rules": reference("overriddenRules"),
        ], required: ["paths"]
      )
    ),
  ]

  // MARK: parts

  static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/definitions/\(name)"))]) }

  static func either(_ values: [JSONValue]) -> JSONValue { .object([("anyOf", .array(values))]) }

  static func words(_ words: [String]) -> JSONValue { .object([("enum", .array(words.map(JSONValue.string)))]) }

  static func map(of value: JSONValue, names: JSONValue? = nil) -> JSONValue {
    .object([("type", .string("object")), ("additionalProperties", value)] + (names.map { [("propertyNames", $0)] } ?? []))
  }

  /// - Parameter further: further keywords of the schema.
  static func object(
    _ keys: [ConfigurationKeys.Key], _ shapes: [String: JSONValue], required: [String] = [],
    further: [(key: String, value: JSONValue)] = []
  ) -> JSONValue {
    .object(
      [
        ("type", .string("object")), ("additionalProperties", .bool(false)), ("properties", properties(keys, shapes)),
      ] + (required.isEmpty ? [] : [("required", self.required(required))]) + further)
  }

  static func required(_ keys: [String]) -> JSONValue { .array(keys.map(JSONValue.string)) }

  /// The schema of a map's keys; each also accepts null, since an empty value counts as left out.
  private static func properties(_ keys: [ConfigurationKeys.Key], _ shapes: [String: JSONValue]) -> JSONValue {
    .object(
      keys.compactMap { key in
        guard let shape = shapes[key.name] else { return nil }
        let summary = key.summary + (key.default.map { " Default: \($0)." } ?? "")
        return (
          key.name,
          .object([
            ("description", .string(summary)), ("anyOf", .array([shape, .object([("type", .string("null"))])])),
          ])
        )
      })
  }
}
