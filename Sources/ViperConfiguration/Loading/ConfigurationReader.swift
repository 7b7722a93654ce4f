import ViperFacts
import ViperModel
import ViperPlatform
import ViperText
import ViperYAML

/// Reads a configuration's tree, section by section.
struct ConfigurationReader {
  var configuration = Configuration()
  var log: YamlLog
  let folder: String
  let vocabulary: ConfigurationVocabulary
  /// The roles that the named dialects add.
  private(set) var ownRoles: [Role] = []
  /// False where a dialect has mistakes, so that the roles that it adds are unknown.
  private(set) var rolesAreKnown = true
  /// How many more patterns there may be, with their braces expanded: each path or name of the code base is compared with each of them.
  private var patternBudget = 1000
  /// False where a file with constraints could not be read, so that their names are unknown.
  var constraintsAreKnown = true
  private var seenDialects: Set<String> = []
  /// The rules for those roles; computed once, since there are hundreds.
  private var knownRules: [String: ConfigurationVocabulary.RuleVocabulary]?

  init(file: String, folder: String, vocabulary: ConfigurationVocabulary) {
    log = YamlLog(file: file)
    self.folder = folder
    self.vocabulary = vocabulary
    configuration.file = file
    configuration.folder = folder
  }

  mutating func read(_ root: YamlField) {
    let entries = log.entries(root, keys: ConfigurationKeys.names(ConfigurationKeys.file)).filter { !$0.value.isNull }
    configuration.stated = ConfigurationValue(root)
    // Dialects come first, whatever their place in the file: rules are named after their roles.
    for (key, value) in entries { readDialects(key, value) }
    // So do constraints, which are rules as well.
    readConstraints(root)
    for (key, value) in entries where !log.isFull { read(key, value) }
  }

  private mutating func readDialects(_ key: String, _ value: YamlField) {
    switch key {
    case "dialect": configuration.dialect = value.text == Configuration.detection ? nil : dialect(value)
    case "modules":
      configuration.modules = log.entries(value).compactMap { module, value in
        log.isFull || module.contains("*") && !spend(1, at: value)
          ? nil : dialect(value).map { Configuration.ModuleDialect(module: module, dialect: $0) }
      }
    case "overrides": readOverriddenDialects(value)
    default: break
    }
  }

  private mutating func read(_ key: String, _ value: YamlField) {
    switch key {
    case "architecture": configuration.architecture = architecture(value)
    case "roles": configuration.roles = roles(value)
    case "roots": configuration.roots = paths(value)
    case "include": configuration.include = paths(value)
    case "exclude": configuration.exclude = paths(value)
    case "fail": configuration.failing = log.choice(value)
    case "rules": configuration.rules = readRules(value)
    case "overrides": readOverriddenRoles(value)
    case "suppression": readSuppression(value)
    case "baseline": configuration.baseline = baseline(value)
    case "outputs": readOutputs(value)
    default: break
    }
  }

  mutating func dialect(_ field: YamlField) -> Configuration.DialectName? {
    guard let text = log.text(field) else { return nil }
    let name = Configuration.DialectName(name: text, file: log.file, line: field.line)
    guard seenDialects.insert(text).inserted else { return name }
    do {
      for role in try vocabulary.roles(name) where !ownRoles.contains(role) { ownRoles.append(role) }
    } catch {
      rolesAreKnown = false
      log.add(error.mistakes)
    }
    return name
  }

  mutating func paths(_ field: YamlField) -> [Configuration.Path] { log.elements(field).compactMap { path($0) } }

  private mutating func path(_ field: YamlField) -> Configuration.Path? {
    guard let text = log.text(field) else { return nil }
    do {
      let pattern = try PathPattern(text, in: folder)
      return spend(pattern.fixedPrefixes.count, at: field) ? Configuration.Path(pattern: pattern, line: field.line) : nil
    } catch {
      log.report("bad pattern '\(text.shortened)' in '\(field.path)': \(error.message)", at: field)
      return nil
    }
  }

  /// Counts patterns; false where there are too many.
  mutating func spend(_ count: Int, at field: YamlField) -> Bool {
    let left = patternBudget
    patternBudget -= count
    // Reported once.
    if left >= 0, patternBudget < 0 {
      log.report("the configuration has too many patterns; use fewer of them, or of the words in their braces", at: field)
    }
    return patternBudget >= 0
  }

  mutating func rules() -> [String: ConfigurationVocabulary.RuleVocabulary] {
    if let knownRules { return knownRules }
    let rules = vocabulary.rules(ownRoles)
    knownRules = rules
    return rules
  }

  /// Adds constraints, which have neither cases nor options.
  mutating func addRules(named names: some Sequence<String>) {
    knownRules = rules().merging(names.map { ($0, .init()) }) { rule, _ in rule }
  }

  func absolute(_ path: String) -> String { AbsolutePath(path, in: folder).string }
}

extension ConfigurationReader {
  /// Reads the paths and dialects of overrides. Their roles and rules are read once all dialects are known.
  mutating func readOverriddenDialects(_ field: YamlField) {
    guard field.list != nil else { return log.wrongType(field, expected: "a list of maps") }
    configuration.overrides = log.elements(field).map { element in
      var override = PathOverride(paths: [], line: element.line)
      guard !log.isFull else { return override }
      let parts = log.entries(element, keys: ConfigurationKeys.names(ConfigurationKeys.override)).filter { !$0.value.isNull }
      for (key, part) in parts {
        switch key {
        case "paths": override.paths = paths(part)
        case "dialect": override.dialect = dialect(part)
        case "architecture": override.architecture = architecture(part)
        default: break
        }
      }
      guard element.isMap else { return override }
      if !parts.contains(where: { $0.key == "paths" && !isEmptyList($0.value) }) {
        log.report("'\(element.path)' has no paths; list the files that it applies to", at: element)
      } else if !parts.contains(where: { $0.key != "paths" }) {
        log.report("'\(element.path)' changes nothing; set a dialect, an architecture, roles or rules, or remove it", at: element)
      }
      return override
    }
  }

  private func isEmptyList(_ field: YamlField) -> Bool { field.list?.isEmpty == true }

  mutating func readOverriddenRoles(_ field: YamlField) {
    for (index, element) in (field.list ?? []).enumerated() {
      if let rules = element.member("rules"), !rules.isNull { configuration.overrides[index].rules = overriddenRules(rules) }
      if let roles = element.member("roles"), !roles.isNull { configuration.overrides[index].roles = self.roles(roles) }
    }
  }
}
