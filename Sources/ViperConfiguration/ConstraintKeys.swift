/// The keys of constraints, by map: one list for the loader, the schema and the guide.
package enum ConstraintKeys {
  package typealias Key = ConfigurationKeys.Key

  package static let file = [
    Key("extends", "Files with constraints of their own, relative to this one; the last part may have a '*'.", default: "none"),
    Key("constraints", "The constraints.", default: "none"),
  ]

  /// What each constraint has besides its kind.
  package static let common = [
    Key("name", "The id of its findings: lower-case words joined by hyphens, different from all other rules."),
    Key("severity", "The severity of its findings.", default: "error"),
    Key("reason", "Why the team wants it, in a sentence."),
    Key("overrides-dialect", "Whether the dialect's rules allow what 'allowed' allows.", default: "false"),
    Key("passes", "Swift code in which 'constraints test' expects no finding.", default: "none"),
    Key("fails", "Swift code in which 'constraints test' expects a finding.", default: "none"),
  ]

  package static let kinds = [
    Key("forbidden", "What 'from' selects must not refer to what 'to' selects."),
    Key("allowed", "What 'from' selects refers only to itself and to what 'to' selects."),
    Key("required", "Each type that 'from' selects refers to one that 'to' selects."),
    Key("layers", "Lists of selectors from top to bottom: no layer refers to one above it."),
    Key("independent", "Selectors of groups that do not refer to each other."),
    Key("acyclic", "The units without cycles of references: module, group or folder."),
    Key("published", "A selector of modules that others reach only through what these publish."),
    Key("only", "A selector of the only code that may import what 'may-import' lists."),
    Key("protected-types", "A selector of types that only what 'used-by' selects refers to."),
    Key("limit", "The largest numbers that a type may have."),
    Key(
      "every-module-has",
      "What each module has: tests, mock, interface, assembly or preview, such as 'presenter-tests' for a part."),
    Key("counterpart", "A type that must exist for each type of some name."),
    Key("layout", "The folders that types are in."),
  ]

  /// The keys next to a kind, by kind.
  package static let details: [String: [Key]] = [
    "layers": [Key("strict", "Whether a layer refers only to the next one below.", default: "false")],
    "acyclic": [
      Key("of", "A selector of the code in which cycles count, and of the references that count.", default: "all code")
    ],
    "published": [Key("also", "A selector of types that these modules publish, too.", default: "none")],
    "only": [Key("may-import", "The names of Swift modules.")],
    "protected-types": [Key("used-by", "A selector of the types that may refer to them.")],
    "every-module-has": [Key("of", "A selector of the modules.", default: "all modules")],
  ]

  /// The keys of `details`, each once.
  package static let beside =
    ["layers", "published", "only", "protected-types"].flatMap { details[$0] ?? [] } + [
      Key("of", "A selector of the code of 'acyclic', or of the modules of 'every-module-has'.", default: "all")
    ]

  package static let references = [
    Key("from", "A selector of the types that refer."),
    Key("to", "A selector of the types that are referred to."),
    Key("except", "A selector of exceptions at either end.", default: "nothing"),
    Key("reachable", "Whether a path of references counts like a reference.", default: "false"),
  ]

  package static let limit =
    ConstraintLimits.Measure.allCases.map { Key($0.rawValue, "The most \(words(for: $0)).") } + [ofTypes]

  package static let counterpart = [
    Key("each", "The name of the types, with one '*'."),
    Key("has", "The name of the counterpart, in which '*' is the same text."),
    ofTypes,
  ]

  package static let layout = [
    Key("of", "A selector of the types."),
    Key("in", "Patterns of folders, relative to the configuration; '{module}' and '{group}' stand for the type's own."),
  ]

  /// The keys of a selector.
  package static let selector = [
    Key("module", "Names of modules."),
    Key("group", "Names of groups: the nearest folders above two modules or more."),
    Key("role", "Roles; 'none' for types without one."),
    Key("path", "Patterns of files, relative to the configuration."),
    Key("target", "Names of build targets."),
    Key("package", "Names of the folders of packages and projects."),
    Key("name", "Names of types."),
    Key("conforms", "Names of protocols that the type conforms to."),
    Key("inherits", "Names of classes and protocols that the type inherits from."),
    Key("imports", "Swift modules that the file imports."),
    Key("reference", "Kinds of references."),
    Key("strength", "Strengths of stored references."),
    Key("not", "Selectors of exceptions."),
  ]

  private static let ofTypes = Key("of", "A selector of the types.", default: "all types")

  private static func words(for measure: ConstraintLimits.Measure) -> String {
    switch measure {
    case .lines: "lines of a type with its extensions"
    case .members: "properties, functions, initializers and subscripts of a type"
    case .parameters: "parameters of a function or initializer"
    case .dependencies: "stored properties that hold another type of the code base"
    case .fanIn: "other types that refer to a type"
    case .fanOut: "other types that a type refers to"
    }
  }

  /// The keys of the map that states a kind; empty for a kind that is stated by a selector, a list or a word.
  package static func keys(in kind: String) -> [Key] {
    switch kind {
    case "forbidden", "allowed", "required": references
    case "limit": limit
    case "counterpart": counterpart
    case "layout": layout
    default: []
    }
  }

  /// The kinds that have a key, next to them or in their map.
  static func kinds(with key: String) -> [String] {
    ConfigurationKeys.names(kinds).filter { kind in ((details[kind] ?? []) + keys(in: kind)).contains { $0.name == key } }
  }
}
